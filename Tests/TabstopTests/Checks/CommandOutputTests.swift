import FormValidation
import TestSupport
import Testing

@testable import tabstop

struct CommandOutputTests {
  /// Returns the options of a program with a shell script as its body, beside the form.
  private static func options(
    of body: String,
    as program: [String] = ["./list"],
    for purpose: CheckRequest.Purpose = .options,
    in language: Language? = nil
  ) async throws -> CheckAnswer {
    let folder = try PseudoFolder()
    defer { withExtendedLifetime(folder) {} }
    _ = try folder.writeScript(body, to: "list")
    let request = CheckRequest(
      id: -1,
      for: purpose,
      check: "options",
      arguments: program,
      field: "a"
    )
    return await CommandOutput(folder: folder.path, language: language).answer(to: request)
  }

  @Test(
    arguments: [
      ("printf 'a\\nb\\n'", ["a", "b"]),
      ("echo '[{\"value\": 1}, \"b\"]'", [.object(["value": 1]), "b"]),
      ("echo a; echo warning >&2", ["a"]), ("true", []),
    ] as [(String, [Value])]
  )
  func `the output contains the options`(body: String, options: [Value]) async throws {
    #expect(try await Self.options(of: body) == .options(options))
  }

  @Test(
    arguments: [(Language.german, "de"), (.english, "en"), (nil, "none")] as [(Language?, String)]
  )
  func `a program knows the language of the form`(language: Language?, code: String) async throws {
    let body = "echo ${TABSTOP_LANG:-none}"
    #expect(try await Self.options(of: body, in: language) == .options([.text(code)]))
  }

  @Test(.timeLimit(.minutes(5)))
  func `lines are offered as they are written`() async throws {
    let (offers, offered) = AsyncStream.makeStream(of: [Value].self)
    let task = Task {
      try await CheckRequest.$offering.withValue({ offered.yield($0) }) {
        try await Self.options(of: "echo a; echo warning >&2; echo b; exec sleep 600")
      }
    }
    for await options in offers where options == ["a", "b"] { break }
    task.cancel()
    #expect(try await task.value == .failed("./list was killed"))
  }

  @Test func `for a default, the output is an answer`() async throws {
    let answer = try await Self.options(of: "printf ' \\033[1mada\\033[m\\n\\n'", for: .answer)
    #expect(answer == .answer(" ada\n\n"))
    #expect(
      try await Self.options(of: "echo no >&2; exit 2", for: .answer)
        == .failed("./list exited with status 2: no")
    )
  }

  @Test(arguments: [
    ("echo first; echo 'last.' >&2; exit 3", "./list exited with status 3: last"),
    ("echo out; exit 1", "./list exited with status 1: out"),
    ("exit 128", "./list exited with status 128"), ("kill -9 $$", "./list was killed"),
    ("yes", "./list wrote more than 16 MiB"),
    ("printf 'a\\377'", "./list wrote text that is not UTF-8"),
    ("echo '[1, true]'", "./list: option 2: expected text or a number, found true"),
    ("echo '[{\"value\": 1, \"lable\": \"x\"}]'", "./list: option 1: unknown key \"lable\""),
  ])
  func `any other end is a failure`(body: String, reason: String) async throws {
    #expect(try await Self.options(of: body) == .failed(reason))
  }

  @Test func `a program that does not exist is a failure`() async throws {
    #expect(
      try await Self.options(of: "", as: ["tabstop-none"])
        == .failed("tabstop-none was not found")
    )
  }
}
