import FormTape
import FormWidgets
import Foundation
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The program on every supported terminal, according to the terminal database.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct TerminalMatrixTests {
  static let types = [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt100",
    "rxvt-unicode", "xterm-direct",
  ]

  private static let form = """
    title: Sign up
    fields:
      - {id: name, type: text, label: Name, rules: [required, {length: {min: 3}}]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10, step: 1}
      - {id: news, type: toggle, label: News}
    """

  private func entry(_ type: String) throws -> TerminalEntry {
    guard let entry = try TerminalEntry(type) else {
      try Test.cancel("the terminal database has no entry for \(type)")
    }
    return entry
  }

  /// What a terminal says in the environment if it mixes colors.
  private static let mixing = ["COLORTERM": "truecolor"]

  @Test(
    arguments: types.map { ($0, [:]) } + [("xterm-256color", mixing), ("tmux-256color", mixing)]
  )
  func `a form is filled out with the terminal's keys, and the terminal is restored`(
    type: String,
    environment: [String: String]
  ) throws {
    let entry = try entry(type)
    let filling = try PseudoFilling(TerminalMatrixTests.form, type: type, environment: environment)
    func press(_ name: String, else substitute: String = "") throws {
      try filling.terminal.type(entry.key(name) ?? substitute)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    try filling.terminal.type("daz")
    try press("kbs", else: "\u{7F}")
    try press("khome", else: "\u{1}")
    try filling.terminal.type("A")
    try press("kend", else: "\u{5}")
    try filling.terminal.type("!?")
    try press("kcub1")
    try press("kdch1", else: "\u{4}")
    try press("kcud1")
    try press("kcuf1")
    try press("kcuf1")
    try filling.terminal.type("\t \t")
    try press("kcbt", else: "\u{1B}[Z")
    try press("kcuu1")
    try press("kcub1")
    try press("kf2")
    #expect(try filling.waitForEnd() == .status(0))
    #expect(
      try filling.answers.filter { !$0.isWhitespace } == #"{"name":"Ada!","seats":2,"news":true}"#
    )

    #expect(filling.terminal.settings == filling.settings)
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    #expect(emulator.areModesInitial)
    #expect(!emulator.isAlternateScreenOn)
  }

  @Test(arguments: types, ["default", "dark"])
  func `nothing is sent that the terminal's entry lacks`(type: String, theme: String) throws {
    let entry = try entry(type)
    let filling = try PseudoFilling(
      TerminalMatrixTests.form,
      type: type,
      environment: ["TABSTOP_THEME": theme]
    )
    try filling.terminal.type("A👩‍👧界é\t\u{1B}[C\t \u{1B}OQ")
    filling.terminal.waitForSilence()
    try filling.terminal.type("\u{3}\u{3}")
    #expect(try filling.waitForEnd() != .status(2))
    let sent = TerminalEntry.sequenceNames(in: filling.terminal.output)
    // Terminals with an alternate screen support bracketed paste, though entries do not say so.
    let brackets: Set = entry.has("smcup") ? ["[?2004h", "[?2004l"] : []
    // Those with a mouse support its modes.
    let mouse: Set =
      entry.has("kmous") ? ["[?1002h", "[?1002l", "[?1006h", "[?1006l"] : []
    // Those that follow xterm, and tmux, are asked for their background.
    let isAsked = type.hasPrefix("xterm-") || type.hasPrefix("tmux")
    let query: Set = isAsked ? ["]", "\\"] : []
    let others = brackets.union(mouse).union(query)
    #expect(sent.subtracting(entry.sequenceNames).subtracting(others) == [])
    // The default theme has backgrounds only under fields, if there are enough colors.
    let hasGround = filling.terminal.output.contains(/\x1B\[[0-9;]*48[;:]|\x1B\[[0-9;]*4[0-7]/)
    let hasPalette = type.hasSuffix("256color") || type.hasSuffix("-direct")
    #expect(hasGround == (theme == "dark" && entry.has("setab") || hasPalette))
  }

  @Test(arguments: [("vt100", "4"), ("xterm", "2")])
  func `a placeholder is dim, or underlined if the terminal cannot dim`(
    type: String,
    attribute: String
  ) throws {
    _ = try entry(type)
    let form = """
      title: T
      fields: [{id: name, type: text, placeholder: somebody}]
      """
    let filling = try PseudoFilling(form, type: type)
    filling.terminal.waitForSilence()
    try filling.terminal.type("\u{3}")
    _ = try filling.waitForEnd()
    let looks = filling.terminal.output.matches(of: /\x1B\[([0-9;]*)m[^\x1B]*somebody/).map(\.1)
    #expect(looks.map { $0.split(separator: ";").last ?? "" } == [Substring(attribute)])
  }

  @Test(arguments: [
    ("xterm-256color", "\u{1B}[19;2~"), ("xterm-256color", "\u{1B}[29~"),
    ("nsterm", "\u{1B}[29~"), ("rxvt-unicode", "\u{1B}[32~"), ("linux", "\u{1B}[34~"),
    ("vt100", "\u{1B}p"),
  ])
  func `the key for the previous problem is what the terminal sends for it`(
    type: String,
    key: String
  ) throws {
    _ = try entry(type)
    let filling = try PseudoFilling(TerminalMatrixTests.form, type: type)
    for keys in ["\t\t", key, "Ada", "\u{13}"] {
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    #expect(try filling.waitForEnd() == .status(0))
    #expect(try filling.answers.contains("Ada"))
  }

  @Test(
    arguments: [
      ("xterm-direct", [:], "38:2::213:94:0", "38:2::255:0:0"),
      ("xterm-256color", mixing, "38;2;213;94;0", "91"),
      ("xterm-256color", ["COLORTERM": "24bit", "TERMINFO": "/none"], "38;2;213;94;0", "91"),
      ("xterm-256color", ["COLORTERM": "yes"], "38;5;166", "91"),
      ("tmux-256color", mixing, "38;2;213;94;0", "91"),
      ("screen-256color", mixing.merging(["TMUX": "/tmp/x,1,0"]) { $1 }, "38;2;213;94;0", "91"),
      ("screen-256color", mixing, "38;5;166", "91"),
      ("xterm-256color", mixing.merging(["STY": "1.x"]) { $1 }, "38;5;166", "91"),
      ("xterm", mixing, nil, "31"),
    ] as [(String, [String: String], String?, String)]
  )
  func `on a terminal that mixes colors, they are exactly the theme's`(
    terminal: (type: String, environment: [String: String], error: String?, brightRed: String)
  ) throws {
    _ = try entry(terminal.type)
    for (options, color) in [
      (["--theme", "colour-blind-safe"], terminal.error),
      (["--theme", "colour-blind-safe", "--inline"], terminal.error),
      (["--accent", "bright-red"], terminal.brightRed),
    ] {
      guard let color else { continue }
      let filling = try PseudoFilling(
        TerminalMatrixTests.form,
        options: options,
        type: terminal.type,
        environment: terminal.environment,
        paintedFrom: "Name"
      )
      try filling.terminal.type("A\t")
      filling.terminal.waitForSilence()
      let output = filling.terminal.output
      #expect(
        output.contains(";\(color)m") || output.contains("[\(color)m"),
        "\(terminal) \(options) \(output.debugDescription)"
      )
    }
  }
}
