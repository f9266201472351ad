import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// What the program shows in a terminal when it is started without arguments.
@Suite(.waiting)
struct GreetingTests {
  private static let rows = [
    "Tabstop: forms in the terminal that", "validate while you type. A form is a",
    "YAML file; answers come out as JSON.", "", "  tabstop demo             watch a form",
    "  tabstop ask 'Your name'  try a field", "  tabstop new my.yaml      make a form", "",
    "All commands: tabstop --help", "$",
  ]

  /// Starts the program with arguments on a terminal, and returns what it writes there.
  private func output(
    of arguments: [String] = [],
    on type: String = "xterm-256color",
    _ variables: [String: String] = [:],
    input: String = ""
  ) throws -> String {
    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    let script = #""$0" "$@" \#(input) && printf '$'"#
    let program = try PseudoProcess(
      ["/bin/sh", "-c", script, PseudoFilling.program] + arguments,
      environment: PseudoFilling.environment.merging(["TERM": type]) { $1 }.merging(variables) {
        $1
      },
      terminal: terminal
    )
    #expect(try program.waitForEnd() == .status(input.isEmpty ? 0 : 2))
    return terminal.output
  }

  @Test(arguments: [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24)])
  func `it fits the screen with the prompt after it`(size: Size) throws {
    var emulator = TerminalEmulator(size: size)
    emulator.receive(try output().utf8)
    #expect(emulator.grid.lines.prefix(10) == GreetingTests.rows[...])
  }

  @Test(
    arguments: [
      ("xterm-256color", "\u{1B}[1mtabstop demo\u{1B}[m"),
      ("linux", "\u{1B}[1mtabstop demo\u{1B}[m"), ("dumb", "  tabstop demo  "),
      ("unknown-terminal", "  tabstop demo  "), ("", "  tabstop demo  "),
    ]
  )
  func `commands are bold if the terminal has it`(type: String, written: String) throws {
    #expect(try output(on: type).contains(written))
  }

  @Test func `without a terminal for input it is wrong usage`() throws {
    #expect(try output(input: "< /dev/null").contains("USAGE: tabstop <subcommand>"))
  }

  @Test(arguments: rows.filter { $0.hasPrefix("  tabstop") })
  func `what it suggests runs in any folder`(row: String) throws {
    let command = row.dropFirst(2).prefix(23)
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let program = try PseudoProcess(
      ["/bin/sh", "-c", #"cd / && tabstop() { "$0" "$@"; } && "# + command, PseudoFilling.program],
      environment: PseudoFilling.environment,
      terminal: terminal
    )
    try terminal.waitForOutput("\u{1B}[?2004h")
    try terminal.type("\u{3}\u{3}")
    // A key ends the demo's tape, and the next one its form.
    #expect(try program.waitForEnd() == .status(command.contains("demo") ? 0 : 130))
  }
}
