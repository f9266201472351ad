import FormValidation
import Foundation
import TestSupport
import Testing

@testable import tabstop

struct CommandCheckTests {
  /// Returns the answer to a value of a program with a shell script as its body, beside the form.
  private static func answer(
    of body: String,
    to value: Value = "ada",
    among answers: Answers = Answers(),
    with fields: [FieldID] = [],
    as program: [String] = ["./check"]
  ) async throws -> CheckAnswer {
    let folder = try PseudoFolder()
    defer { withExtendedLifetime(folder) {} }
    _ = try folder.writeScript(body, to: "check")
    var checks = RemoteChecks()
    let rule = RemoteQuestion(CommandCheck.name, arguments: program, with: fields, debounce: .zero)
    checks.ask(rule, about: value, among: answers, in: RemoteChecks.Slot("a", 0), at: .zero)
    let request = try #require(checks.takeRequests().first)
    return await CommandCheck(folder: folder.path).answer(to: request)
  }

  private static func refusal(_ message: Message, _ reason: Value) -> CheckAnswer {
    var violation = Violation("remote.refused", message, ["reason": reason], isIncomplete: true)
    violation.isReworded = reason != ""
    return .verdict(.incomplete([violation]))
  }

  @Test func `the exit status is the answer, and the first line of a refusal its reason`()
    async throws
  {
    #expect(try await Self.answer(of: "exit 0") == .verdict(.valid))
    #expect(
      try await Self.answer(of: "echo ' taken '; echo more; exit 1")
        == Self.refusal("{reason}", "taken")
    )
    #expect(
      try await Self.answer(of: "exit 1") == Self.refusal("{label} needs another answer.", "")
    )
    #expect(try await Self.answer(of: "exit 7") == .failed("./check exited with status 7"))
    #expect(try await Self.answer(of: "kill -9 $$") == .failed("./check was killed"))
  }

  @Test func `the value is the last argument, unchanged`() async throws {
    let value = "$(id) `id`; \"x\" 'y' *"
    #expect(
      try await Self.answer(
        of: "printf '%s' \"$2\"; exit 1",
        to: .text(value),
        as: ["./check", "--strict"]
      ) == Self.refusal("{reason}", .text(value))
    )
    #expect(try await Self.answer(of: "test \"$1\" = 15", to: 15) == .verdict(.valid))
  }

  @Test func `only the answers that the rule names are in the environment`() async throws {
    let answers: Answers = [
      "db-host": "a b", "port": 5432, "tags": .list(["x", "y"]), "key": "hunter2",
    ]
    let script = #"env | grep TABSTOP_FIELD_ | sort | tr '\n' ' '; exit 1"#
    #expect(
      try await Self.answer(of: script, among: answers, with: ["port", "db-host", "user"])
        == Self.refusal(
          "{reason}",
          "TABSTOP_FIELD_DB_HOST=a b TABSTOP_FIELD_PORT=5432 TABSTOP_FIELD_USER="
        )
    )
    #expect(
      try await Self.answer(
        of: #"test "$TABSTOP_FIELD_TAGS" = "$(printf 'x\ny')" && test $1 = ada"#,
        among: answers,
        with: ["tags"]
      ) == .verdict(.valid)
    )
    #expect(
      try await Self.answer(of: "exit 0", among: ["a": "x\u{0}y"], with: ["a"])
        == Self.refusal("{label} needs another answer.", "")
    )
  }

  @Test func `a program with much output runs to completion`() async throws {
    let body = "i=0; while [ $i -lt 20000 ]; do echo 'line after line'; i=$((i+1)); done; exit 1"
    #expect(try await Self.answer(of: body) == Self.refusal("{reason}", "line after line"))
  }

  @Test func `a bare name is looked up, and a missing program is named`() async throws {
    #expect(try await Self.answer(of: "", as: ["test", "ada", "="]) == .verdict(.valid))
    #expect(
      try await Self.answer(of: "", as: ["no-such-program"])
        == .failed("no-such-program was not found")
    )
    #expect(
      try await Self.answer(of: "", as: ["./none"])
        == .failed("./none: no such file")
    )
    #expect(
      try await Self.answer(of: "", as: ["/etc/passwd"])
        == .failed("/etc/passwd: Permission denied")
    )
    #expect(try await Self.answer(of: "", as: []) == .failed("no program given"))
  }

  @Test func `a value with a NUL is refused, not cut`() async throws {
    let answer = try await Self.answer(of: #"test "$1" = good"#, to: "good\u{0}evil")
    #expect(answer == Self.refusal("{label} needs another answer.", ""))
  }

  @Test func `a program starts with default signal handling`() async throws {
    for name in ["TERM", "INT", "HUP", "ALRM", "CHLD; kill -PIPE", "XFSZ"] {
      let answer = try await Self.answer(of: "kill -\(name) $$; exit 0")
      #expect(answer == .failed("./check was killed"), "\(name)")
    }
  }

  @Test func `a program inherits only the standard descriptors`() async throws {
    let body = "for n in 3 4 5 6 7 8 9; do if (: >&$n) 2>&-; then exit 1; fi; done; exit 0"
    #expect(try await Self.answer(of: body) == .verdict(.valid))
  }

  @Test(.timeLimit(.minutes(5)))
  func `background processes of a program are not waited for`() async throws {
    let folder = try PseudoFolder()
    let ended = folder.file("ended")
    let isAnswered = "[ -e \(folder.file("answered")) ] || ! [ -d \(folder.path) ]"
    let rest = "until \(isAnswered); do sleep 0.01; done; : > \(ended)"
    #expect(try await Self.answer(of: "(\(rest)) & exit 0") == .verdict(.valid))
    #expect(access(ended, F_OK) != 0)
    _ = try folder.write("", to: "answered")
    while access(ended, F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a background process can write forever`() async throws {
    #expect(try await Self.answer(of: "trap '' PIPE; yes & exit 0") == .verdict(.valid))
  }

  @Test(.timeLimit(.minutes(5)))
  func `a canceled program is killed with its children`() async throws {
    let marker = "/tmp/tabstop-\(UUID().uuidString)"
    defer { unlink(marker) }
    let body = "sleep 50 & echo $! > \(marker).new; mv \(marker).new \(marker); wait"
    let task = Task { try await Self.answer(of: body) }
    while access(marker, F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    #expect(try await task.value == .failed("./check was killed"))
    let text = try String(contentsOfFile: marker, encoding: .utf8)
    let id = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // An orphan that has not been reaped still has its number.
    func isAlive() -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    while isAlive() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `canceling a request kills the program, even before it runs`() async throws {
    let early = Task { try await Self.answer(of: "exec sleep 50") }
    early.cancel()
    #expect(try await early.value == .failed("./check was killed"))
    let task = Task { try await Self.answer(of: "exec sleep 50") }
    try await Task.sleep(for: .milliseconds(300))
    task.cancel()
    #expect(try await task.value == .failed("./check was killed"))
  }
}
