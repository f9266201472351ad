import Glibc
import SystemCalls
import Testing

/// Programs that run to their end between pipes.
struct EndedProgramTests {
  /// Runs a shell script, and returns how it ended and what it wrote.
  private static func run(
    _ script: String,
    input: String? = nil,
    output: EndedProgram.Share = .first(1 << 20),
    errors: EndedProgram.Share = .first(1 << 20)
  ) async throws -> EndedProgram {
    try await EndedProgram.of(
      Command(["/bin/sh", "-c", script]),
      input: input,
      output: output,
      errors: errors
    )
  }

  @Test(
    arguments: [
      ("exit 0", .status(0)), ("exit 3", .status(3)), ("exit 255", .status(255)),
      ("kill -9 $$", .signal(SIGKILL)), ("kill -PIPE $$", .signal(SIGPIPE)),
    ] as [(String, ChildProcess.End)]
  )
  func `a program ends with a status or by a signal`(
    script: String,
    end: ChildProcess.End
  ) async throws {
    #expect(try await Self.run(script).end == end)
  }

  @Test func `what it writes is kept apart`() async throws {
    let program = try await Self.run("printf a; printf b >&2; printf c")
    #expect(program.output == Array("ac".utf8))
    #expect(program.errors == Array("b".utf8))
  }

  @Test(
    arguments: [
      (.nothing, ""), (.first(0), ""), (.first(5), "12345"), (.first(6), "123456"),
      (.first(7), "123456"), (.last(0), ""), (.last(1), "6"), (.last(5), "23456"),
      (.last(6), "123456"), (.last(7), "123456"), (.all(limit: 6), "123456"),
    ] as [(EndedProgram.Share, String)]
  )
  func `a part of the output is kept`(share: EndedProgram.Share, kept: String) async throws {
    let whole = try await Self.run("printf 123456", output: share)
    #expect(String(decoding: whole.output, as: UTF8.self) == kept)
    let parts = try await Self.run("for n in 1 2 3 4 5 6; do printf $n; done", output: share)
    #expect(String(decoding: parts.output, as: UTF8.self) == kept)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program that writes more than all that may be kept is killed`() async throws {
    let program = try await Self.run("yes", output: .all(limit: 100_000))
    #expect(program.end == .signal(SIGKILL))
    #expect(program.output.count > 100_000)
    let just = try await Self.run("head -c 100000 /dev/zero", output: .all(limit: 100_000))
    #expect(just.end == .status(0) && just.output.count == 100_000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program may read and write more than fits into pipes`() async throws {
    let text = String(repeating: "0123456789abcde\n", count: 100_000)
    let program = try await Self.run("tee /dev/stderr", input: text, output: .first(1 << 21))
    #expect(program.end == .status(0))
    #expect(program.output.elementsEqual(text.utf8))
    #expect(program.errors.elementsEqual(text.utf8.prefix(1 << 20)))
  }

  @Test(.timeLimit(.minutes(5)))
  func `what a program wrote just before its end is read`() async throws {
    let program = try await Self.run("head -c 65536 /dev/zero", output: .first(1 << 20))
    #expect(program.output.count == 65_536)
    let late = try await Self.run("exec 2>&-; sleep 0.05; printf late")
    #expect(late.output == Array("late".utf8))
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["exec <&-; sleep 0.1", "exit 0", "head -c 1 >/dev/null", "sleep 60 & exit 0"]
  )
  func `a program may read a part of its input, or nothing`(script: String) async throws {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(try await Self.run(script, input: text).end == .status(0))
  }

  @Test func `without input, there is nothing to read`() async throws {
    #expect(try await Self.run("cat", input: nil).output == [])
    #expect(try await Self.run("cat", input: "").output == [])
    #expect(try await Self.run("cat", input: "\u{0}ä").output == [0, 0xC3, 0xA4])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a process left in the background is not waited for`() async throws {
    let silent = try await Self.run("printf a; sleep 600 & echo $!")
    #expect(silent.end == .status(0))
    #expect(silent.output.first == UInt8(ascii: "a"))
    kill(
      try #require(Int32(String(decoding: silent.output.dropFirst().dropLast(), as: UTF8.self))),
      9
    )
    let loud = try await Self.run("trap '' PIPE; yes 2>/dev/null & exit 0")
    #expect(loud.end == .status(0))
  }

  @Test(.timeLimit(.minutes(5)), arguments: [Duration.zero, .milliseconds(300)])
  func `canceling ends a program with its children`(grace: Duration) async throws {
    let (lines, heard) = AsyncStream<String>.makeStream()
    let task = Task {
      try await EndedProgram.of(
        Command([
          "/bin/sh", "-c", "trap '' TERM; (trap - TERM; exec sleep 600) & echo $!; wait; wait",
        ]),
        output: .first(100),
        grace: grace
      ) { written, _ in heard.yield(String(decoding: written, as: UTF8.self)) }
    }
    var iterator = lines.makeAsyncIterator()
    let line = try #require(await iterator.next())
    let id = try #require(pid_t(line.filter(\.isNumber)))
    task.cancel()
    let end = try await task.value.end
    // Without its child, the shell that ignores the request ends by itself.
    #expect(end == (grace > .zero ? .status(0) : .signal(SIGKILL)))
    for _ in 0..<1_000 where kill(id, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(id, 0) != 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program that ignores the request to end is killed`() async throws {
    let (lines, heard) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await EndedProgram.of(
        Command(["/bin/sh", "-c", "trap '' TERM; echo; while :; do sleep 1; done"]),
        output: .first(100),
        grace: .milliseconds(100)
      ) { _, _ in heard.yield() }
    }
    var iterator = lines.makeAsyncIterator()
    await iterator.next()
    task.cancel()
    #expect(try await task.value.end == .signal(SIGKILL))
  }

  @Test(arguments: [
    ("tabstop-none", nil, ENOENT), ("/tabstop/none", nil, ENOENT), ("/etc/passwd", nil, EACCES),
    ("/", nil, EACCES), ("", nil, ENOENT), ("true", "/tabstop", ENOENT),
  ])
  func `a program that cannot be started is an error`(
    name: String,
    folder: String?,
    number: Int32
  ) async throws {
    let error = await #expect(throws: Posix.Failure.self) {
      try await EndedProgram.of(Command([name], in: folder), input: "a", output: .first(1))
    }
    #expect(error?.number == number)
  }

  @Test func `its path is relative to its folder`() async throws {
    let program = try await EndedProgram.of(
      Command(["./sh", "-c", "pwd"], in: "/bin"),
      output: .first(99)
    )
    let path = try #require(Posix.realPath("/bin"))
    let shown = String(decoding: program.output, as: UTF8.self)
    #expect(shown == "/bin\n" || shown == "\(path)\n")
  }
}
