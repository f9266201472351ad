import Glibc
import SystemCalls
import TestSupport
import Testing

/// `tabstop record` and `tabstop play` as used: the real program on a pseudo-terminal.
@Suite(.serialized, .waiting)
struct RecordTests {
  private let folder: PseudoFolder
  private let terminal: PseudoTerminal

  init() throws {
    folder = try PseudoFolder()
    terminal = try PseudoTerminal(columns: 80, rows: 25)
    _ = try folder.write(
      """
      title: Sign up
      fields:
        - {id: name, type: text, label: Name, rules: [required]}
        - {id: code, type: password, label: Code}
      """,
      to: "form.yaml"
    )
  }

  private func start(_ arguments: [String], output: String? = nil) throws -> PseudoProcess {
    try PseudoProcess(
      [PseudoFilling.program] + arguments,
      environment: PseudoFilling.environment,
      terminal: terminal,
      output: output,
      errors: folder.file("errors")
    )
  }

  private func record(_ keys: [String], _ options: [String] = []) throws -> ChildProcess.End {
    let tape = folder.file("new.tape")
    let program = try start(["record", folder.file("form.yaml"), "-o", tape] + options)
    try terminal.waitForOutput("recording")
    terminal.waitForSilence(.milliseconds(50))
    for key in keys { try terminal.type(key) }
    return try program.waitForEnd()
  }

  @Test func `a recording is written, checked, and works as a test`() throws {
    let settings = terminal.settings
    #expect(try record(["Ada", "\u{18}", "\t", "secret", "\u{13}"]) == .status(0))
    let size = "Size 80x24"
    #expect(
      try folder.read("new.tape") == """
        Test "recorded"
        Form "form.yaml"
        \(size)

        Type "Ada"
        Expect focus name
        Expect field name value "Ada"
        Expect field name ok
        Expect field name shows nothing
        Expect form valid

        Tab
        Type "********"
        Ctrl+S
        Expect submitted has {"name": "Ada"}
        Expect exit 0

        """
    )
    #expect(try folder.read("errors").contains("the tape passes"))
    #expect(terminal.settings == settings)
    let test = try start(["test", folder.file("new.tape")])
    #expect(try test.waitForEnd() == .status(0))
  }

  @Test func `a tape in another folder finds the form from there`() throws {
    let other = try PseudoFolder()
    let form = folder.file("form.yaml")
    let script = #"cd "$1" && exec "$0" record form.yaml -o "$2""#
    let program = try PseudoProcess(
      ["/bin/sh", "-c", script, PseudoFilling.program, folder.path, other.file("new.tape")],
      environment: PseudoFilling.environment,
      terminal: terminal,
      errors: folder.file("errors")
    )
    try terminal.waitForOutput("recording")
    terminal.waitForSilence(.milliseconds(50))
    try terminal.type("Ada\u{13}")
    #expect(try program.waitForEnd() == .status(0))
    let path = form.split(separator: "/").suffix(2).joined(separator: "/")
    #expect(try other.read("new.tape").contains("Form \"../\(path)\"\n"))
    let test = try start(["test", other.file("new.tape")])
    #expect(try test.waitForEnd() == .status(0))
  }

  @Test func `a recording contains the folders and files that it saw`() throws {
    _ = try folder.write(
      "title: T\nfields: [{id: config, type: path, label: Config, must: file}]\n",
      to: "form.yaml"
    )
    _ = try folder.write("", to: "notes.txt")
    let path = folder.file("")
    let program = try start(["record", folder.file("form.yaml"), "-o", folder.file("new.tape")])
    try terminal.waitForOutput("recording")
    try terminal.type(path + "?")
    try terminal.waitForOutput("There is no such file.")
    try terminal.type("\u{18}\u{7F}notes.txt\u{18}\u{13}")
    #expect(try program.waitForEnd() == .status(0))
    let tape = try folder.read("new.tape")
    #expect(tape.contains("\"label\": \"notes.txt\""), "\(tape)")
    #expect(tape.contains("Answer config \"\(path)?\" no \"There is no such file.\"\n"), "\(tape)")
    #expect(tape.contains("Answer config \"\(path)notes.txt\" yes\n"), "\(tape)")
    #expect(try folder.read("errors").contains("the tape passes"))
  }

  @Test func `a recording sets the clock that an answer comes from`() throws {
    _ = try folder.write(
      "title: T\nfields: [{id: at, type: time, label: At, default: now}]\n",
      to: "form.yaml"
    )
    #expect(try record(["\u{13}"]) == .status(0))
    #expect(try folder.read("new.tape").contains("\nClock "))
    #expect(try folder.read("errors").contains("the tape passes"))
  }

  @Test func `an existing tape is not overwritten`() throws {
    _ = try folder.write("Test \"mine\"\n", to: "new.tape")
    let form = folder.file("form.yaml")
    let refused = try start(["record", form, "-o", folder.file("new.tape")])
    #expect(try refused.waitForEnd() == .status(2))
    #expect(try folder.read("new.tape") == "Test \"mine\"\n")
    #expect(try folder.read("errors").contains("--force overwrites it"))
    #expect(try record(["\u{1B}"], ["--force"]) == .status(0))
    #expect(try folder.read("new.tape").hasSuffix("Escape\nExpect exit 1\n"))
  }

  @Test func `a recording can go to standard output`() throws {
    let (form, output) = (folder.file("form.yaml"), folder.file("output"))
    let program = try start(["record", form, "-o", "-"], output: output)
    try terminal.waitForOutput("recording")
    try terminal.type("\u{1B}")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("output").hasSuffix("Escape\nExpect exit 1\n"))
    #expect(try folder.read("errors").hasPrefix("the tape passes\n"))
  }

  @Test func `a recording that is terminated is kept, and expects nothing at its end`() throws {
    let tape = folder.file("new.tape")
    let program = try start(["record", folder.file("form.yaml"), "-o", tape])
    try terminal.waitForOutput("recording")
    try terminal.type("Ω")
    try terminal.waitForOutput("Ω")
    program.send(SIGTERM)
    #expect(try program.waitForEnd() == .status(143))
    #expect(try folder.read("new.tape").hasSuffix("Type \"Ω\"\n"))
    #expect(try folder.read("errors").contains("the tape passes"))
  }

  @Test func `a tape is shown, and the terminal is restored`() throws {
    let lines = "Test \"t\"\nForm form.yaml\nType \"Ada\"\nExpect field name value \"Ada\"\n"
    let tape = try folder.write(lines, to: "new.tape")
    let settings = terminal.settings
    let show = try start(["play", tape, "--speed", "16"])
    #expect(try show.waitForEnd() == .status(0))
    #expect(terminal.output.contains("Sign up"))
    #expect(terminal.settings == settings)
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a show that is ended from outside has its status`(signal: Int32, status: Int32) throws {
    let tape = try folder.write("Test \"t\"\nForm form.yaml\nType \"Ada\"\n", to: "new.tape")
    let settings = terminal.settings
    let show = try start(["play", tape, "--step"])
    try terminal.waitForOutput("paused")
    show.send(signal)
    #expect(try show.waitForEnd() == .status(status))
    #expect(terminal.settings == settings)
  }

  @Test func `a show pauses for keys, ends with one, and reports unmet expectations`() throws {
    let lines = "Test \"t\"\nForm form.yaml\nType \"Ada\"\nExpect field name value \"Bob\"\n"
    let tape = try folder.write(lines, to: "new.tape")
    let show = try start(["play", tape, "--step"])
    try terminal.waitForOutput("paused")
    try terminal.type("   ")
    try terminal.type("q")
    #expect(try show.waitForEnd() == .status(1))
    #expect(try folder.read("errors").contains("expected value"))
  }
}
