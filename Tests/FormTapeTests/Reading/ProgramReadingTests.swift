import FormTape
import FormWidgets
import SourceText
import Testing

/// Tapes that start a program in place of a form, as they are read.
struct ProgramReadingTests {
  private func words(_ line: String) throws -> [String] {
    let tape = try Tape(line + "\nExpect running\n", file: "tapes/t.tape")
    return CaseSetup(of: tape.steps(of: tape.cases[0])).program?.words ?? []
  }

  @Test(arguments: [
    ("Program ./app --flag", ["./app", "--flag"]),
    ("Program /bin/less /tmp/x", ["/bin/less", "/tmp/x"]),
    ("Program app \"two words\" 'it''s' # no", ["app", "two words", "its"]),
    ("Program app --name=\"Ada B\" a#b ~/x $HOME", ["app", "--name=Ada B", "a#b", "~/x", "$HOME"]),
    ("Program app \"\" -5 {\"a\":1} [1", ["app", "", "-5", "{a:1}", "[1"]),
    ("#: Program app -x", ["app", "-x"]), ("Program \"my app\"", ["my app"]),
  ])
  func `arguments are separated by blanks outside of quotation marks`(
    line: String,
    expected: [String]
  ) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ["app"], ["./a b", "", "#x"], ["a", "it's \"so\"", "all \" ' `"], ["a", "--x=1", "é漢"],
  ])
  func `a command is spelled as it is read`(command: [String]) throws {
    #expect(try words(TapedProgram.spelling(of: command)) == command)
  }

  @Test func `the tape's folder and its variables belong to the program`() throws {
    let text = "Program app\nEnv A \"1\"\nExpect@1s stdout \"x\"\nExpect stderr /y/\n"
    let tape = try Tape(text, file: "tapes/t.tape")
    let setup = CaseSetup(of: tape.steps(of: tape.cases[0]))
    #expect(setup.program?.folder == "tapes/")
    #expect(setup.environment.map(\.value) == ["1"])
    #expect(setup.capturesOutput && setup.capturesErrors)
    #expect(setup.form == nil)
  }

  /// Returns the messages about lines after a program is started.
  private func complaints(_ lines: String) -> [String] {
    do {
      let tape = try Tape("Test \"t\"\nProgram app\n\(lines)\nExpect running\n")
      return tape.warnings.map(\.message)
    } catch {
      return error.all.map(\.message)
    }
  }

  @Test(arguments: [
    ("ls | wc", ["|"]), ("sh -c \"ls | wc\"", []), ("a \"|\" '$HOME' |x $5", []),
    ("a $HOME ~/b ${X} > out", ["$HOME", "~/b", "${X}", ">"]), ("~/app", []),
  ])
  func `what only a shell understands is doubtful`(line: String, doubtful: [String]) throws {
    let tape = try Tape("Test \"t\"\nProgram \(line)\nExpect running\n")
    let message = " is an argument as written, because no shell reads the line"
    #expect(tape.warnings.map(\.message) == doubtful.map { $0 + message })
    let words = CaseSetup(of: tape.steps(of: tape.cases[0])).program?.words ?? []
    let again = try Tape("Test \"t\"\n\(TapedProgram.spelling(of: words))\nExpect running\n")
    #expect(again.warnings.isEmpty)
  }

  @Test(arguments: [
    "Expect field name ok", "Expect focus name", "Expect values {}", "Expect form valid",
    "Expect submitted", "Answer name \"a\" yes", "Submit accepts",
  ])
  func `a program has no fields`(line: String) {
    #expect(complaints(line) == ["a program has no fields"])
  }

  @Test(arguments: [
    ("Expect style 1 2 error", "unknown style \"error\""),
    ("Clock 2026-11-21T09:00:00Z", "Clock has no effect on a program, whose time is real"),
    ("Language de", "Language has no effect on a program"),
    ("Program", "expected a program, like ./app --flag, found the end of the line"),
    ("Program \"\"", "expected a program, like ./app --flag, found the end of the line"),
    ("Program app \"x", "unterminated string"),
  ])
  func `other commands are wrong or have no effect`(line: String, message: String) {
    #expect(complaints(line) == [message])
  }

  @Test(arguments: [
    "Expect screen \"a\"", "Expect row 1 is \"a\"", "Expect at 1 1 \"a\"", "Expect cursor hidden",
    "Expect style 1 2 bold fg=red", "Expect title \"a\"", "Expect title is \"a\"",
    "Expect not title /a/", "Expect snapshot \"a\"", "Expect exit 0", "Expect stdout {\"a\": 1}",
    "Expect \"a\"", "Wait+Screen /a/", "Wait", "Type \"a\" Tab Up", "Paste \"a\"", "Click 1 2",
    "Click \"Save\"", "Wheel Down 1 2", "Resize 40x10", "Sleep 1s", "Env A \"b\"",
  ])
  func `its screen, its end and its output can be expected`(line: String) {
    #expect(complaints(line) == [])
  }

  @Test func `a later form takes the place of a program`() throws {
    let text =
      "Program app\nTest \"a\"\nForm signup.yaml\nExpect focus name\nTest \"b\"\nExpect running"
    let read = try tape(text)
    let setups = read.cases.map { CaseSetup(of: read.steps(of: $0)) }
    #expect(setups.map { $0.program == nil } == [true, false])
    #expect(setups.map { $0.form == nil } == [false, true])
  }

  @Test func `forms have no title, and no program runs in this process`() throws {
    #expect(throws: Diagnostics.self) { try tape("Form signup.yaml\nExpect title \"x\"\n") }
    let read = try Tape("Program app\nExpect running\n")
    guard case .broken(let breakdown) = read.play(read.cases[0]).report.ending else {
      Issue.record("a program was played in this process")
      return
    }
    #expect(breakdown.reason.contains("--allow-commands"))
  }
}
