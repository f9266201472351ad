import Glibc
import SystemCalls
import Testing

/// Programs in pseudo-terminals, and what is left of them.
@Suite(.timeLimit(.minutes(5)))
struct ProgramSessionTests {
  private func session(
    _ script: String,
    capturesOutput: Bool = false,
    capturesErrors: Bool = false
  ) throws -> ProgramSession {
    try ProgramSession(
      Command(["/bin/sh", "-c", script]),
      columns: 40,
      rows: 10,
      capturesOutput: capturesOutput,
      capturesErrors: capturesErrors
    )
  }

  /// Returns all that a program writes until it ends or a text has been drawn.
  private func news(of session: ProgramSession, until text: String? = nil) -> [String] {
    var all = ["", "", ""]
    let limit = ContinuousClock.now + .seconds(60)
    while session.end == nil, .now < limit, text.map({ !all[0].contains($0) }) ?? true {
      let news = session.receive(until: limit)
      for (index, bytes) in [news.drawn, news.output, news.errors].enumerated() {
        all[index] += String(decoding: bytes, as: UTF8.self)
      }
    }
    return all
  }

  @Test func `a program draws, reads and exits`() throws {
    let session = try session("stty size; read x; echo \"<$x>\"; exit 3")
    #expect(news(of: session, until: "10 40")[0] == "10 40\r\n")
    #expect(session.send(Array("hi\r".utf8)[...]) == 3)
    #expect(news(of: session)[0].contains("<hi>"))
    #expect(session.end == .status(3))
    #expect(session.finish().orphanCount == 0)
  }

  @Test func `outputs are captured if asked for`() throws {
    let script = "echo out; echo err >&2; [ -t 1 ] || [ -t 2 ] || echo drawn >/dev/tty"
    #expect(
      try news(of: session(script, capturesOutput: true, capturesErrors: true))
        == ["drawn\r\n", "out\n", "err\n"]
    )
    #expect(try news(of: session("echo a; echo b >&2"))[0] == "a\r\nb\r\n")
    // A program may close them long before it ends.
    let closing = try session("exec >&-; read x", capturesOutput: true)
    #expect(closing.receive(until: .now + .milliseconds(200)).isEmpty)
    #expect(closing.end == nil)
  }

  @Test func `a program ends with its terminal`() throws {
    let session = try session("trap 'exit 7' HUP; echo on; while :; do sleep 0.01; done")
    _ = news(of: session, until: "on")
    #expect(!session.finish().ignoredHangUp)
    // Nothing more is done.
    #expect(session.finish().orphanCount == 0)
  }

  @Test func `a program that ignores all signals is killed with what it has started`() throws {
    let session = try session("trap '' HUP TERM INT; sleep 600 & echo on $!; sleep 600")
    let id = try #require(pid_t(news(of: session, until: "\r\n")[0].filter(\.isNumber)))
    #expect(kill(id, 0) == 0)
    #expect(session.finish().ignoredHangUp)
    #expect(isGone(id))
  }

  @Test func `what a program leaves running is counted and killed`() throws {
    let session = try session("trap '' HUP; sleep 600 & echo $!")
    let id = try #require(pid_t(news(of: session)[0].filter(\.isNumber)))
    #expect(session.end == .status(0))
    #expect(session.finish().orphanCount == 1)
    #expect(isGone(id))
  }

  @Test func `a stopped program is killed, and one that floods a terminal that is left`() throws {
    let stopped = try session("echo on; kill -STOP $$")
    _ = news(of: stopped, until: "on")
    _ = stopped.finish()
    let flooding = try session("trap '' HUP; yes & sleep 0.1")
    _ = news(of: flooding)
    #expect(flooding.finish().orphanCount == 1)
  }

  @Test func `a session ends with its object`() throws {
    var session: ProgramSession? = try session("trap '' HUP; echo $$; sleep 600; sleep 600")
    let text = session.map { news(of: $0, until: "\r\n")[0] } ?? ""
    let id = try #require(pid_t(text.filter(\.isNumber)))
    session = nil
    #expect(isGone(id))
  }

  @Test func `a program that is missing is an error`() {
    #expect(throws: Posix.Failure.self) {
      try ProgramSession(Command(["/no/such/program"]), columns: 80, rows: 24)
    }
  }

  /// Returns whether a process has ended, which its new parent may take a moment to notice.
  private func isGone(_ id: pid_t) -> Bool {
    for _ in 0..<1_000 {
      let state = try? Posix.bytes(of: "/proc/\(id)/stat")
      if state.map({ String(decoding: $0, as: UTF8.self).contains(") Z ") }) ?? true { return true }
      Posix.sleep(.milliseconds(10))
    }
    return false
  }

  @Test func `a folder is removed with all that is in it, and links are not followed`() throws {
    let folder = try Posix.makeTemporaryFolder()
    let kept = try Posix.makeTemporaryFolder()
    defer { Posix.removeFolder(kept) }
    try Posix.makeFolder("\(folder)/a/.b")
    try Posix.replace("\(folder)/a/.b/c", with: "text")
    try Posix.replace("\(kept)/d", with: "text")
    #expect(symlink(kept, "\(folder)/a/link") == 0)
    chmod("\(folder)/a/.b", 0)
    Posix.removeFolder(folder)
    #expect(!Posix.exists(folder) && Posix.exists("\(kept)/d"))
  }
}
