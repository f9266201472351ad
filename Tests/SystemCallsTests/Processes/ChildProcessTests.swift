import Glibc
import SystemCalls
import Testing

struct ChildProcessTests {
  private static let streams = Array(repeating: ChildProcess.Source.nothing, count: 3)

  private static func start(
    _ script: String,
    group: Command.Group = .shared,
    noticingStops: Bool = false
  ) throws -> ChildProcess {
    try ChildProcess(
      Command(["/bin/sh", "-c", script], group: group),
      streams,
      noticingStops: noticingStops
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program is reaped, even if no one asks how it ended`() throws {
    let program = try Self.start("exit 4")
    Posix.wait(for: [program.descriptor], until: nil)
    #expect(waitpid(program.id, nil, WNOHANG) == -1 && errno == ECHILD)
    #expect(program.end == .status(4))
    #expect(program.waitForEnd() == .status(4))
    #expect(program.waitForEnd(until: .now) == .status(4))
    program.send(SIGKILL)
    #expect(program.end == .status(4))
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program runs until a deadline, and is ended with its object`() throws {
    var program: ChildProcess? = try Self.start("exec sleep 600")
    let id = try #require(program?.id)
    #expect(program?.waitForEnd(until: .now + .milliseconds(1)) == nil)
    #expect(program?.end == nil && kill(id, 0) == 0)
    program = nil
    #expect(kill(id, 0) != 0)
  }

  @Test(.timeLimit(.minutes(5)))
  func `each stop is noticed`() throws {
    let program = try Self.start("kill -STOP $$; kill -STOP $$; exit 5", noticingStops: true)
    for _ in 1...2 {
      Posix.wait(for: [program.descriptor], until: nil)
      #expect(program.takeStop())
      #expect(!program.takeStop() && program.end == nil)
      program.send(SIGCONT)
    }
    #expect(program.waitForEnd() == .status(5))
    #expect(!program.takeStop())
  }

  @Test func `signals reach all of a group, or only the program`() throws {
    let group = try Self.start("sleep 600; exit 1", group: .own)
    #expect(getpgid(group.id) == group.id)
    group.send(SIGKILL, toGroup: true)
    #expect(group.waitForEnd() == .signal(SIGKILL))
    let shared = try Self.start("exec sleep 600")
    #expect(getpgid(shared.id) == getpgrp())
    let session = try Self.start("exec sleep 600", group: .session)
    #expect(getsid(session.id) == session.id)
  }

  @Test func `only the given descriptors are inherited`() throws {
    // The first one closes by itself, the second one does not.
    let ends = try Posix.makePipe()
    let open = dup(ends.writing)
    defer { for end in [ends.reading, ends.writing, open] { close(end) } }
    let program = try ChildProcess(
      Command(["/bin/sh", "-c", "[ -e /dev/fd/3 ] && ! [ -e /dev/fd/4 ] && echo a >&3"]),
      Self.streams + [.descriptor(ends.writing)]
    )
    #expect(program.waitForEnd() == .status(0))
    #expect(try Posix.chunk(from: ends.reading) == Array("a\n".utf8))
  }

  @Test func `signals are as in a shell`() async throws {
    let script = "grep -E 'Sig(Blk|Ign)' /proc/self/status"
    let program = try await EndedProgram.of(
      Command(["/bin/sh", "-c", script]),
      output: .first(999)
    )
    let lines = String(decoding: program.output, as: UTF8.self).split(separator: "\n")
    let sets = lines.compactMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) }
    // Two signals above are the C library's own.
    #expect(sets.count == 2 && sets.allSatisfy { $0 & 0x7FFF_FFFF == 0 }, "\(lines)")
  }

  /// Returns the lines of `env` with an environment.
  private static func variables(_ environment: Command.Environment) async throws -> [String] {
    let command = Command(["/usr/bin/env"], environment: environment)
    let program = try await EndedProgram.of(command, output: .first(1 << 20))
    return String(decoding: program.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `variables are inherited, replaced, or left out`() async throws {
    let path = try #require(Posix.variable("PATH"))
    #expect(try await Self.variables(.entire(["A": "ä=b", "B": ""])).sorted() == ["A=ä=b", "B="])
    #expect(try await Self.variables(.inherited()).contains("PATH=\(path)"))
    let replaced = try await Self.variables(.inherited(adding: ["PATH": "/x", "TABSTOP_A": "1"]))
    #expect(replaced.filter { $0.hasPrefix("PATH=") } == ["PATH=/x"])
    #expect(replaced.contains("TABSTOP_A=1"))
    let rest = try await Self.variables(.inherited(exceptPrefix: "PAT", adding: ["PATHS": "y"]))
    #expect(rest.filter { $0.hasPrefix("PAT") } == ["PATHS=y"])
  }
}
