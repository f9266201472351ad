import Glibc
import SystemCalls
import TestSupport
import Testing

/// `tabstop fill --watch` as used: the real program on a pseudo-terminal, and edits of the file.
@Suite(.serialized, .waiting)
struct WatchTests {
  private let folder: PseudoFolder
  private let terminal: PseudoTerminal

  private static func form(_ title: String, type: String = "text") -> String {
    "title: \(title)\nfields: [{id: name, type: \(type), label: Name}]\n"
  }

  init() throws {
    folder = try PseudoFolder()
    terminal = try PseudoTerminal(columns: 80, rows: 24)
    _ = try folder.write(WatchTests.form("First"), to: "form.yaml")
  }

  private func start() throws -> PseudoProcess {
    let program = try PseudoProcess(
      [
        PseudoFilling.program, "fill", "--watch", folder.file("form.yaml"), "--output",
        folder.file("answers"),
      ],
      environment: PseudoFilling.environment,
      terminal: terminal,
      errors: folder.file("errors")
    )
    try terminal.waitForOutput("First")
    try terminal.type("Ada")
    return program
  }

  @Test func `edits in place and by renaming are shown, and the answers are kept`() throws {
    let settings = terminal.settings
    let program = try start()
    _ = try folder.write(WatchTests.form("Second"), to: "form.yaml")
    try terminal.waitForOutput("Second")
    let other = try folder.write(WatchTests.form("Third"), to: "other.yaml")
    rename(other, folder.file("form.yaml"))
    try terminal.waitForOutput("Third")
    try terminal.waitForOutput("Form reloaded.")
    try terminal.type("\u{13}")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("answers") == "{\n  \"name\": \"Ada\"\n}\n")
    #expect(terminal.settings == settings)
    #expect(try folder.read("errors") == "")
  }

  @Test func `a broken or missing file keeps the last valid form until it is valid again`() throws {
    let program = try start()
    _ = try folder.write(WatchTests.form("Broken", type: "txt"), to: "form.yaml")
    try terminal.waitForOutput("unknown type")
    #expect(!terminal.output.contains("Broken"))
    unlink(folder.file("form.yaml"))
    try terminal.waitForOutput("no such file")
    try terminal.type("!")
    _ = try folder.write(WatchTests.form("Back"), to: "form.yaml")
    try terminal.waitForOutput("Back")
    try terminal.type("\u{13}")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("answers").contains("Ada!"))
  }

  @Test func `the answers are those of the last form`() throws {
    let program = try start()
    _ = try folder.write(
      "title: Second\nfields: [{id: name, type: text}, {id: more, type: toggle}]\n",
      to: "form.yaml"
    )
    try terminal.waitForOutput("Second")
    try terminal.type("\u{13}")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("answers").contains("\"more\": false"))
  }

  @Test(arguments: [
    (["-"], "--watch requires a form file\n"),
    (["f.yaml", "--plain"], "--watch requires a full screen\n"),
    (["f.yaml", "--no-input"], "--watch requires a full screen\n"),
  ])
  func `only a file that is filled on the screen can be watched`(
    arguments: [String],
    complaint: String
  ) throws {
    let run = try runProgram(
      ["fill", "--watch"] + arguments,
      environment: PseudoFilling.environment
    )
    #expect(run.complaint.contains(complaint), "\(run.complaint)")
    #expect(run.status == 2)
  }
}

/// `tabstop keys --probe` on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct ProbeTests {
  @Test func `each key is shown as sent and understood, and the terminal is restored`() throws {
    let folder = try PseudoFolder()
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let settings = terminal.settings
    let program = try PseudoProcess(
      [
        "/bin/sh", "-c", #"exec "$0" keys --probe > "$1""#, PseudoFilling.program,
        folder.file("report"),
      ],
      environment: PseudoFilling.environment,
      terminal: terminal,
      errors: folder.file("errors")
    )
    try terminal.waitForOutput("Ctrl-C twice")
    for (keys, shown) in [
      ("\u{1B}OQ", "F2"), ("\u{1B}[1;5C", "Ctrl+Right"), ("q", "Type"), ("\u{1A}", "Ctrl+Z"),
      ("\u{1B}[200~two\rlines\u{1B}[201~", "pasted"), ("\u{1B}[<0;3;2M", "mouse"),
      ("\u{1B}[999z", "not a key"), ("\u{1B}", "Escape"), ("\u{3}", "again to quit"),
    ] {
      terminal.waitForSilence(.milliseconds(50))
      try terminal.type(keys)
      try terminal.waitForOutput(shown)
    }
    try terminal.type("\u{3}")
    #expect(try program.waitForEnd() == .status(0))
    #expect(terminal.settings == settings)
    let report = try folder.read("report").replacing(/\ {2,}/, with: "  ")
    #expect(report.hasPrefix("TERM=xterm-256color\n\\eOQ  F2  submit\n"), "\(report)")
    #expect(report.contains("\\e[1;5C  Ctrl+Right  in text: moves a word right\n"))
    #expect(report.contains("\\x1a  Ctrl+Z  suspend"))
  }
}
