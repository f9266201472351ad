import Foundation
import SystemCalls
import TestSupport
import Testing

/// The user's own editor, started by the real program.
@Suite(.serialized, .waiting)
struct EditorTests {
  private static let form = """
    title: Letter
    fields:
      - {id: note, type: textarea, label: Note, default: hello}
    """

  /// Opens the editor, submits, and returns the filling after its end.
  private func filled(_ variables: [String: String]) throws -> PseudoFilling {
    let filling = try PseudoFilling(Self.form, environment: variables)
    try filling.terminal.type("\u{0F}")
    filling.terminal.waitForSilence(.milliseconds(400))
    try filling.terminal.type("\u{1B}OQ")
    let end = try filling.waitForEnd()
    #expect(end == .status(0))
    #expect(filling.isTerminalGivenBack)
    return filling
  }

  @Test func `the editor gets the text in a private file, and returns another`() throws {
    let folder = try PseudoFolder()
    let log = folder.file("log")
    let script = try folder.writeScript(
      """
      { cat "$2"; stat -c %a "$2"; echo "$1"; test -t 0 && test -t 2 && echo terminal; } > \(log)
      printf '\\357\\273\\277dear\nreader\n' > "$2"
      """,
      to: "editor"
    )
    let filling = try filled(["VISUAL": "\(script) 'a b'", "EDITOR": "false"])
    #expect(try filling.answers.contains(#""note": "dear\nreader""#))
    #expect(try folder.read("log") == "hello\n600\na b\nterminal\n")
  }

  @Test(arguments: [
    (SIGTERM, 143, ""), (SIGHUP, 129, "trap '' HUP TERM"), (SIGQUIT, 143, ""), (SIGUSR1, 143, ""),
    (SIGALRM, 143, ""),
  ])
  func `an editor ends with the form, with all of its processes and its file`(
    signal: Int32,
    status: Int32,
    trap: String
  ) throws {
    let folder = try PseudoFolder()
    let log = folder.file("log")
    let script = try folder.writeScript(
      "\(trap)\nsleep 300 & echo $$ $! > \(log).new; mv \(log).new \(log); wait",
      to: "editor"
    )
    let temporary = folder.file("temporary")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
    let filling = try PseudoFilling(
      Self.form,
      environment: ["VISUAL": "\(script)", "TMPDIR": temporary]
    )
    try filling.terminal.type("\u{0F}")
    var processes: [Substring] = []
    for _ in 0..<1_000 where processes.count < 2 {
      usleep(10_000)
      processes = ((try? folder.read("log")) ?? "").split(whereSeparator: \.isWhitespace)
    }
    filling.program.send(signal)
    #expect(try filling.waitForEnd() == .status(status))
    #expect(filling.terminal.settings == filling.settings)
    for process in processes {
      // One that no one has waited for has no command.
      let command = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      #expect(command ?? "" == "")
    }
    #expect(processes.count == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  @Test func `an editor ignores no signal`() throws {
    let folder = try PseudoFolder()
    let log = folder.file("log")
    let script = try folder.writeScript("grep SigIgn /proc/self/status > \(log)", to: "editor")
    _ = try filled(["VISUAL": "\(script)"])
    let line = try #require(try folder.read("log").split(whereSeparator: \.isWhitespace).last)
    // Two signals above are the C library's own.
    #expect(UInt64(line, radix: 16).map { $0 & 0x7FFF_FFFF } == 0)
  }

  @Test(arguments: [
    (nil, "No editor is set."), ("false", "false failed with status 1."),
    ("/nowhere/vi -n", "Cannot start vi."), ("kill -9 $$;", "kill failed with status 137."),
    ("printf '\\377' >", "it is in /tmp/tabstop-"),
    ("rm", "rm deleted its file. The text is unchanged."),
  ])
  func `without a usable text from the editor the answer stays`(
    editor: String?,
    notice: String
  ) throws {
    let filling = try filled(editor.map { ["EDITOR": $0] } ?? [:])
    #expect(try filling.answers.contains(#""note": "hello""#))
    #expect(filling.terminal.output.contains(notice))
  }
}
