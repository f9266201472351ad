import Glibc
import SystemCalls
import TestSupport
import Testing

/// `tabstop test --watch` as used: the real program on a pseudo-terminal, and edits of files.
@Suite(.serialized, .waiting)
struct TestWatchTests {
  private let folder: PseudoFolder
  private let terminal: PseudoTerminal

  private static let form = "title: T\nfields: [{id: name, type: text, label: Name}]\n"

  /// A tape that fails with a text that no other screen has.
  private static func failing(_ word: String) -> String {
    "Test \"case \(word)\"\nForm form.yaml\nExpect field name value \"\(word)\"\n"
  }

  init() throws {
    folder = try PseudoFolder()
    terminal = try PseudoTerminal(columns: 120, rows: 30)
    _ = try folder.write(TestWatchTests.form, to: "form.yaml")
  }

  private func start(_ options: String...) throws -> PseudoProcess {
    var environment = PseudoFilling.environment
    environment["XDG_STATE_HOME"] = folder.file("state")
    return try PseudoProcess(
      [PseudoFilling.program, "test", "--watch", folder.file("")] + options,
      environment: environment,
      terminal: terminal,
      errors: folder.file("errors")
    )
  }

  /// Whether settings and screen are restored.
  private func isGivenBack(_ settings: String) -> Bool {
    terminal.settings == settings && terminal.output.hasSuffix("\u{1B}[?1049l")
      || terminal.settings == settings && terminal.output.contains("\u{1B}[?1049l")
  }

  @Test func `a changed tape, form or new tape runs, and q ends`() throws {
    let settings = terminal.settings
    _ = try folder.write(TestWatchTests.failing("amber"), to: "a.tape")
    let program = try start()
    try terminal.waitForOutput("case amber")
    _ = try folder.write(TestWatchTests.failing("bronze"), to: "a.tape")
    try terminal.waitForOutput("bronze")
    _ = try folder.write(TestWatchTests.failing("copper"), to: "b.tape")
    try terminal.waitForOutput("copper")
    _ = try folder.write(
      TestWatchTests.form.replacing("id: name", with: "id: nickname"),
      to: "form.yaml"
    )
    try terminal.waitForOutput("has no field")
    // An editor may replace a file.
    let other = try folder.write(TestWatchTests.form, to: "other.txt")
    rename(other, folder.file("form.yaml"))
    try terminal.waitForOutput("Expect field name value")
    try terminal.type("q")
    #expect(try program.waitForEnd() == .status(1))
    #expect(isGivenBack(settings))
    #expect(try folder.read("errors") == "")
  }

  @Test func `a snapshot is shown side by side and accepted, and its tape runs again`() throws {
    let snapshot = "Test \"snap\"\nForm form.yaml\nExpect snapshot \"ready\"\n"
    _ = try folder.write(snapshot, to: "a.tape")
    let (_, _, status) = try runProgram(["test", "--update", folder.file("a.tape")])
    #expect(status == 0)
    _ = try folder.write(
      TestWatchTests.form.replacing("label: Name", with: "label: Nickname"),
      to: "form.yaml"
    )
    let program = try start()
    try terminal.waitForOutput("u snapshot")
    try terminal.type("u")
    try terminal.waitForOutput("Accept the new snapshot?")
    #expect(terminal.output.contains("≠"))
    try terminal.type("u")
    try terminal.waitForOutput("PASS")
    try terminal.type("q")
    #expect(try program.waitForEnd() == .status(0))
    #expect(try folder.read("a.snaps/snap/ready.snap").contains("Nickname"))
  }

  @Test func `a filter selects cases, and a signal restores the terminal`() throws {
    let settings = terminal.settings
    _ = try folder.write(
      TestWatchTests.failing("amber") + TestWatchTests.failing("zinc"),
      to: "a.tape"
    )
    let program = try start("--filter", "amber")
    try terminal.waitForOutput("case amber")
    #expect(!terminal.output.contains("case zinc"))
    try terminal.type("f")
    try terminal.waitForOutput("Filter:")
    try terminal.type("zinc\r")
    try terminal.waitForOutput("zinc\"")
    program.send(SIGTERM)
    #expect(try program.waitForEnd() == .status(143))
    #expect(isGivenBack(settings))
  }

  @Test func `the status is that of the report that is shown`() throws {
    let passing = "Test \"well\"\nForm form.yaml\nExpect running\n"
    _ = try folder.write(TestWatchTests.failing("amber"), to: "a.tape")
    _ = try folder.write(passing, to: "b.tape")
    let program = try start()
    try terminal.waitForOutput("1 passed, 1 failed")
    try terminal.type("f")
    try terminal.waitForOutput("Filter:")
    try terminal.type("well\r")
    try terminal.waitForOutput("1 passed, 0 failed")
    try terminal.type("q")
    #expect(try program.waitForEnd() == .status(0))
  }

  @Test func `tapes and folders that are gone are no longer reported`() throws {
    mkdir(folder.file("in"), 0o755)
    _ = try folder.write(TestWatchTests.failing("amber"), to: "in/a.tape")
    _ = try folder.write(TestWatchTests.form, to: "in/form.yaml")
    _ = try folder.write("Test \"well\"\nForm form.yaml\nExpect running\n", to: "b.tape")
    let program = try start()
    try terminal.waitForOutput("1 passed, 1 failed")
    rename(folder.file("in"), folder.file(".away"))
    try terminal.waitForOutput("1 passed, 0 failed")
    unlink(folder.file("b.tape"))
    try terminal.waitForOutput("no tapes found")
    _ = try folder.write(TestWatchTests.failing("zinc"), to: "c.tape")
    try terminal.waitForOutput("case zinc")
    try terminal.type("q")
    #expect(try program.waitForEnd() == .status(1))
  }

  @Test func `watching needs a terminal, and no list`() throws {
    let run = try runProgram(["test", "--watch", "--list"])
    #expect(run.status == 2)
    #expect(run.complaint.contains("--watch cannot be combined with --list"))
  }
}
