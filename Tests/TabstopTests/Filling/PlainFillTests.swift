import Glibc
import SystemCalls
import TestSupport
import Testing

/// `tabstop fill --plain` as used: the real program on a pseudo-terminal, and between pipes.
@Suite(.serialized, .waiting)
struct PlainFillTests {
  private static let form = """
    title: Sign up
    fields:
      - {id: name, type: text, label: Name, rules: [required]}
      - {id: key, type: password, label: Key}
    """

  /// The program filling the form line by line on a terminal.
  private final class Filling {
    let terminal: PseudoTerminal
    let program: PseudoProcess
    let settings: String
    let folder: PseudoFolder

    init(_ options: [String] = ["--plain"], variables: [String: String] = [:]) throws {
      terminal = try PseudoTerminal()
      settings = terminal.settings
      folder = try PseudoFolder()
      let path = try folder.write(PlainFillTests.form, to: "form.yaml")
      program = try PseudoProcess(
        [PseudoFilling.program, "fill", path] + options,
        environment: PseudoFilling.environment.merging(variables) { $1 },
        terminal: terminal,
        output: folder.file("answers")
      )
      try terminal.waitForOutput("> ")
    }
  }

  @Test func `lines give answers, a secret is hidden, and the terminal is restored`() throws {
    let filling = try Filling()
    try filling.terminal.type("Ada\n")
    try filling.terminal.waitForOutput("2 of 2. Key")
    try filling.terminal.waitForOutput("not shown.\r\n> ")
    #expect(filling.terminal.settings != filling.settings)
    try filling.terminal.type("hunter2\n")
    try filling.terminal.waitForOutput("Submit?")
    #expect(filling.terminal.settings == filling.settings)
    try filling.terminal.type("yes\n")
    #expect(try filling.program.waitForEnd() == .status(0))
    #expect(try filling.folder.read("answers").contains(#""key": "hunter2""#))
    #expect(!filling.terminal.output.contains("hunter2"))
    #expect(!filling.terminal.output.contains("\u{1B}"), "no cursor addressing")
  }

  @Test(arguments: [
    ("\u{3}", 130), ("\u{4}", 1), ("Ada\n\u{4}", 1), (":cancel\n", 1),
  ])
  func
    `leaving with nothing to lose, or at the end of what is typed, hands nothing over, and shows typing again`(
      keys: String,
      status: Int32
    ) throws
  {
    let filling = try Filling()
    for part in keys.split(separator: "\n", omittingEmptySubsequences: false) where !part.isEmpty {
      let isLine = keys.contains("\(part)\n")
      try filling.terminal.type(part + (isLine ? "\n" : ""))
      if isLine, part == "Ada" { try filling.terminal.waitForOutput("not shown.\r\n> ") }
    }
    #expect(try filling.program.waitForEnd() == .status(status))
    #expect(try filling.folder.read("answers") == "")
    #expect(filling.terminal.settings == filling.settings)
  }

  @Test func `Ctrl-C asks once if answers would be lost, and keeps a secret hidden`() throws {
    let filling = try Filling()
    try filling.terminal.type("Ada\n")
    try filling.terminal.waitForOutput("not shown.\r\n> ")
    let asked = filling.terminal.output.endIndex
    try filling.terminal.type("half\u{3}")
    try filling.terminal.waitForOutput(
      "Ctrl-C again to discard your answers and quit.",
      after: asked
    )
    try filling.terminal.waitForOutput("2 of 2. Key", after: asked)
    try filling.terminal.waitForOutput("not shown.\r\n> ", after: asked)
    try filling.terminal.type("hunter2\n")
    try filling.terminal.waitForOutput("Submit?")
    #expect(!filling.terminal.output.contains(/half|hunter2/))
    try filling.terminal.type("\u{3}")
    try filling.terminal.waitForOutput(
      "discard your answers and quit.\r\nSubmit? Enter yes or no.\r\n> "
    )
    try filling.terminal.type("\u{3}")
    #expect(try filling.program.waitForEnd() == .status(130))
    #expect(try filling.folder.read("answers") == "")
    #expect(filling.terminal.settings == filling.settings)
  }

  @Test func `a second Ctrl-C at a secret restores echo`() throws {
    let filling = try Filling()
    try filling.terminal.type("Ada\n")
    try filling.terminal.waitForOutput("not shown.\r\n> ")
    try filling.terminal.type("\u{3}")
    try filling.terminal.waitForOutput("Ctrl-C again")
    try filling.terminal.type("\u{3}")
    #expect(try filling.program.waitForEnd() == .status(130))
    #expect(filling.terminal.settings == filling.settings)
  }

  @Test func `a killed program restores echo`() throws {
    let filling = try Filling()
    try filling.terminal.type("Ada\n")
    try filling.terminal.waitForOutput("not shown.\r\n> ")
    try filling.terminal.type("\u{1C}")
    #expect(try filling.program.waitForEnd() == .signal(3))
    #expect(filling.terminal.settings == filling.settings)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a half-typed secret is not left to the next program`(signal: Int32) throws {
    let filling = try PseudoFilling(
      "",
      shell: #"""
        sh -c 'echo $$ > "$2.pid"; exec "$0" ask Key --type password --plain' "$0" "$1" "$2"
        echo ended; read rest; echo "rest <$rest>"
        """#,
      paintedFrom: "> "
    )
    try filling.terminal.type("hunter2")
    filling.terminal.waitForSilence()
    kill(try #require(Int32(filling.text(of: "answers.pid").filter(\.isNumber))), signal)
    try filling.terminal.waitForOutput("ended")
    try filling.terminal.type("\n")
    try filling.terminal.waitForOutput("rest <>")
    #expect(!filling.terminal.output.contains("hunter2"))
  }

  @Test func `what is typed ahead of the end of a secret is kept`() throws {
    let filling = try PseudoFilling(
      "",
      shell: #""$0" ask Key --type password --plain > "$2"; read rest; echo "rest <$rest>""#,
      paintedFrom: "> "
    )
    try filling.terminal.type("hunter2\nls\n")
    try filling.terminal.waitForOutput("rest <ls>")
    #expect(try filling.answers == "hunter2\n")
  }

  @Test func `a typed line whose end the terminal drops is refused`() throws {
    let filling = try Filling()
    try filling.terminal.type(String(repeating: "x", count: 5_000) + "\n")
    try filling.terminal.waitForOutput("error: At most 4094 bytes")
    let longest = String(repeating: "y", count: 4_094)
    try filling.terminal.type(longest + "\n")
    try filling.terminal.waitForOutput("not shown.\r\n> ")
    try filling.terminal.type("\n")
    try filling.terminal.waitForOutput("Submit?")
    try filling.terminal.type("yes\n")
    #expect(try filling.program.waitForEnd() == .status(0))
    #expect(try filling.folder.read("answers").contains("\"\(longest)\""))
  }

  @Test(arguments: ["printf 'a\\nb\\nc\\n' |", "printf 'a\\nb\\nc\\n' > \"$1\"; < \"$1\""])
  func `programs share the lines of a pipe or a file`(source: String) throws {
    let end = try run(
      source + #" sh -c '"$0" ask A --plain; "$0" ask B --plain; cat' "$0" 2> /dev/null"#
    )
    #expect(end.output == "a\nb\nc\n")
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["ACCESSIBLE": "1"]])
  func `line mode is used on request`(variables: [String: String]) throws {
    let filling = try Filling([], variables: variables)
    #expect(filling.terminal.output.contains("1 of 2. Name (required)"))
    #expect(!filling.terminal.output.contains("\u{1B}"))
    try filling.terminal.type(":cancel\n")
    #expect(try filling.program.waitForEnd() == .status(1))
  }

  @Test func `an empty ACCESSIBLE changes nothing`() throws {
    let filling = try Filling([], variables: ["ACCESSIBLE": "", "TERM": "dumb"])
    try filling.terminal.type(":cancel\n")
    #expect(try filling.program.waitForEnd() == .status(1))
  }

  /// Runs a script without a terminal, with the program as `$0` and the form as `$1`.
  private func run(_ script: String) throws -> (output: String, errors: String, status: Int32) {
    let folder = try PseudoFolder()
    let program = try PseudoProcess(
      [
        "/bin/sh", "-c", script, PseudoFilling.program,
        folder.write(PlainFillTests.form, to: "form.yaml"),
      ],
      environment: PseudoFilling.environment,
      terminal: nil,
      output: folder.file("output"),
      errors: folder.file("errors")
    )
    guard case .status(let status) = try program.waitForEnd() else { return ("", "", -1) }
    return (try folder.read("output"), try folder.read("errors"), status)
  }

  @Test func `an overlong line answers one question`() throws {
    let end = try run(
      #"""
      { head -c 1500000 /dev/zero | tr '\0' x; printf '\nhunter2\nyes\n'; } |
        "$0" fill "$1" --plain --format jsonl 2> /dev/null
      """#
    )
    #expect(end.output.hasSuffix("x\", \"key\": \"hunter2\"}\n"))
  }

  @Test func `closed output ends line mode`() throws {
    let end = try run(
      #"""
      { { yes x | timeout 10 "$0" fill "$1" --plain 2>&1; echo "ended $?" >&3; } | head -c 100; } \
      3>&1 > /dev/null
      """#
    )
    #expect(end.output == "ended 2\n")
  }
}
