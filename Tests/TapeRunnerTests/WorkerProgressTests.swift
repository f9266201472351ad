import FormTape
import Foundation
import TestSupport
import Testing

@testable import TapeRunner

/// Cases at which the worker itself hangs or crashes: their reports name the step it was at.
@Suite(.waiting)
struct WorkerProgressTests {
  /// A tape whose snapshot is a pipe without a reader, so that updating it never ends.
  private static let tape = """
    Form form.yaml
    Test "fine"
    Expect focus name
    Test "stuck"
    Type "ab"
    Tab
    Expect field name value "ab"
    Expect snapshot "ready"
    """

  private let folder: TapeFolder
  private let pipe: String

  init() throws {
    // As in the program itself.
    signal(SIGPIPE, SIG_IGN)
    folder = try TapeFolder(["t.tape": Self.tape, "t.snaps/stuck/other.snap": ""])
    pipe = folder.url.appending(path: "t.snaps/stuck/ready.snap").path
    try #require(mkfifo(pipe, 0o600) == 0)
  }

  /// Plays the tape with the real program, and returns how the second case ended.
  private func breakdown(
    _ program: String,
    _ arguments: [String],
    patience: Duration
  ) throws -> Breakdown? {
    let tape = try TestTape(
      folder.url.appending(path: "t.tape").path,
      in: TapeFiles.remembering(),
      reading: { path in Array(FileManager.default.contents(atPath: path) ?? Data()) }
    )
    let pool = WorkerPool(program: program, arguments: arguments, limit: 1, patience: patience)
    var options = WorkerOptions()
    options.updatesSnapshots = true
    var reports: [CaseReport] = []
    try pool.play([WorkerPool.Job(tape, usesPTY: false)], options) { reports.append($2) }
    #expect(reports.map(\.name) == ["fine", "stuck"])
    #expect(reports.first?.ending == .passed)
    guard case .broken(let breakdown) = reports.last?.ending else { return nil }
    return breakdown
  }

  private func expectTheSnapshot(_ breakdown: Breakdown) {
    #expect(breakdown.origin?.hasSuffix("/t.tape:8") == true)
    #expect(breakdown.line == "Expect snapshot \"ready\"")
    #expect(breakdown.after == ["Type \"ab\"", "Tab"])
    #expect(breakdown.afterLine == 6)
  }

  @Test func `a hanging worker names its step`() throws {
    let found = try #require(
      try breakdown(TapeFolder.program, [TestWorker.word], patience: .seconds(2))
    )
    #expect(found.kind == .hung)
    expectTheSnapshot(found)
  }

  @Test func `a crashing worker names its step`() throws {
    let idFile = folder.url.appending(path: "id").path
    let watch = inotify_init1(Int32(IN_CLOEXEC))
    defer { close(watch) }
    #expect(inotify_add_watch(watch, pipe, UInt32(IN_OPEN)) >= 0)
    let killer = Thread {
      // Returns once the worker opens the pipe, to see whether it is a snapshot.
      var event = [UInt8](repeating: 0, count: 4096)
      _ = read(watch, &event, event.count)
      let id = (try? String(contentsOfFile: idFile, encoding: .utf8)).flatMap { text in
        pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      if let id { kill(id, SIGSEGV) }
    }
    killer.start()
    let found = try #require(
      try breakdown(
        "/bin/sh",
        ["-c", "echo $$ > \"$0\"; exec \"$@\"", idFile, TapeFolder.program, TestWorker.word],
        patience: .seconds(20)
      )
    )
    #expect(found.kind == .crashed)
    #expect(found.reason == "the program was killed by SIGSEGV")
    expectTheSnapshot(found)
  }

  @Test func `a worker without a page to record steps continues`() throws {
    let command = "unset TABSTOP_PROGRESS; exec \"$0\" \"$@\""
    let found = try #require(
      try breakdown(
        "/bin/sh",
        ["-c", command, TapeFolder.program, TestWorker.word],
        patience: .seconds(2)
      )
    )
    #expect(found.origin?.hasSuffix("/t.tape:4") == true)
    #expect(found.line == "Test stuck")
    #expect(found.after.isEmpty)
  }

  @Test func `a step that no case has falls back to the line of the case`() {
    var breakdown = Breakdown(.hung, "r", origin: "t:1", line: "Test a")
    breakdown.locate(at: 3, of: [], isMasked: false)
    #expect(breakdown == Breakdown(.hung, "r", origin: "t:1", line: "Test a"))
  }
}
