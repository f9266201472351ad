import FormTape
import FormWidgets
import Glibc
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The built program asks a terminal for its background, and looks accordingly.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct BackgroundTests {
  private static let form = """
    title: T
    fields:
      - {id: name, type: text, label: Name}
    """

  private static let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"

  /// The terminal's reply, in pieces, and the background that it says.
  private static let replies: [(pieces: [String], background: String)] = [
    ([light], "#ffffff"), (["\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}"], "#1e1e2e"),
    (["\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{1B}\\"], "#ffffff"),
    (["\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}", "\\"], "#ffffff"),
  ]

  @Test(arguments: replies)
  func `the look follows the background`(pieces: [String], background: String) throws {
    let filling = try PseudoFilling(Self.form)
    #expect(filling.terminal.output.contains("\u{1B}]11;?\u{1B}\\"))
    for piece in pieces { try filling.terminal.type(piece) }
    try filling.terminal.type("A")
    filling.terminal.waitForSilence()
    let answer = try #require(Self.answer(in: filling))
    let theme = Theme.default.following(try #require(TerminalColor(named: background)))
    let field = try #require(theme.reduced(to: .palette).color(of: .focusedField))
    #expect(answer.look.background.map { "numbered(\($0))" } == "\(field)")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.filter { !$0.isWhitespace } == #"{"name":"A"}"#)
  }

  @Test(arguments: [
    ("15;0", Theme.usualDark), ("0;default;15", .numbered(15)), ("0;7", .numbered(7)),
  ])
  func `the look follows the background in the environment`(
    setting: String,
    background: TerminalColor
  ) throws {
    let filling = try PseudoFilling(Self.form, environment: ["COLORFGBG": setting])
    #expect(!filling.terminal.output.contains("\u{1B}]11;?\u{1B}\\"))
    try filling.terminal.type("A")
    filling.terminal.waitForSilence()
    let answer = try #require(Self.answer(in: filling))
    let theme = Theme.default.following(background).reduced(to: .palette)
    let field = try #require(theme.color(of: .focusedField))
    #expect(answer.look.background.map { "numbered(\($0))" } == "\(field)")
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
  }

  /// Returns the cell of the typed letter on the screen.
  private static func answer(in filling: PseudoFilling) -> Cell? {
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    return emulator.grid.rows.joined().first { $0.text == "A" }
  }

  /// Whether the terminal is asked, by its type and the environment.
  private static let terminals: [(type: String, variables: [String: String], isAsked: Bool)] = [
    ("xterm-256color", [:], true), ("tmux-256color", [:], true),
    ("tmux-256color", ["COLORTERM": "truecolor", "TMUX": "/tmp/x,1,0"], true),
    ("screen-256color", ["TMUX": "/tmp/x,1,0"], true), ("screen-256color", [:], false),
    ("screen-256color", ["TMUX": "/tmp/x,1,0", "STY": "1.x"], false),
  ]

  @Test(arguments: terminals)
  func `without a reply, fields are on dark grounds`(
    type: String,
    variables: [String: String],
    isAsked: Bool
  ) throws {
    let filling = try PseudoFilling(Self.form, type: type, environment: variables)
    #expect(filling.terminal.output.contains("\u{1B}]11;?\u{1B}\\") == isAsked)
    if isAsked { try filling.terminal.type("\u{1B}]11;none\u{7}") }
    try filling.terminal.type("A")
    try filling.terminal.wait(for: "a letter on a ground") {
      Self.answer(in: filling).map { $0.look.background != nil } ?? false
    }
    try filling.terminal.type("\u{1B}OQ")
    #expect(try filling.waitForEnd() == .status(0))
  }

  /// What is typed before a program starts, so that the reply comes as it ends, the program, and
  /// what it prints.
  private static let ends: [(typed: String, command: String, printed: String)] = [
    ("\u{1B}OQ" + light, #""$0" fill "$1""#, "name"),
    (light, #""$0" record -o "$2.tape" -- ./nosuch"#, "cannot start"),
  ]

  @Test(arguments: ends)
  func `a reply at the very end does not reach the shell`(
    typed: String,
    command: String,
    printed: String
  ) throws {
    let terminal = try PseudoTerminal()
    let folder = try PseudoFolder()
    try terminal.type(typed)
    let script = """
      \(command) > "$2" 2>&1; stty -icanon min 0 time 0; wc -c < "$(tty)" > "$3"
      """
    let shell = try PseudoProcess(
      [
        "/bin/sh", "-c", script, PseudoFilling.program, folder.write(Self.form, to: "form.yaml"),
        folder.file("answers"), folder.file("left"),
      ],
      environment: PseudoFilling.environment,
      terminal: terminal
    )
    #expect(try shell.waitForEnd() == .status(0))
    #expect(try folder.read("answers").contains(printed))
    #expect(try folder.read("left").filter(\.isNumber) == "0")
  }
}
