import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// The program on a terminal that shows only ASCII.
@Suite(.serialized, .waiting)
struct PlainScreenTests {
  private static let form = """
    title: Sign up – 登録
    language: de
    fields:
      - {id: name, type: text, label: Größe 界é, help: Über 👩‍👧 …, rules: [required, {length: {min: 3}}]}
      - {id: code, type: password, label: Code}
      - {id: seats, type: slider, label: Sitze, min: 1, max: 10, step: 1}
      - {id: news, type: toggle, label: Neues}
      - {id: why, type: text, label: Warum, placeholder: „weil“}
    """

  @Test(
    arguments: [
      (["LC_ALL": "C"], []), (["LC_ALL": "POSIX"], []), (["LC_ALL": "C.UTF-8"], ["--ascii"]),
      (["LC_ALL": "C", "TABSTOP_THEME": "light"], ["--ascii"]),
      (["LC_ALL": "xx_XX.ISO-8859-1"], []), (["LC_ALL": "xx_XX@euro"], []),
    ] as [([String: String], [String])]
  )
  func `only ASCII is sent`(
    environment: [String: String],
    options: [String]
  ) throws {
    let filling = try PseudoFilling(
      PlainScreenTests.form,
      options: options,
      environment: environment
    )
    let keys = [
      "ä界", "\t", "geheim", "\u{12}", "\t", "\u{1B}OC", "\t", " ", "\u{1B}OQ", "\u{1B}[20~",
    ]
    for key in keys {
      try filling.terminal.type(key)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    try filling.terminal.type("\u{3}\u{3}")
    #expect(try filling.waitForEnd() == .status(130))
    let others = filling.terminal.output.unicodeScalars.filter { $0.value > 0x7E }
    #expect(others.isEmpty)
  }

  @Test(arguments: ["xx_XX", "xx_XX.UTF-8", "xx_XX.utf8", "C.UTF-8"])
  func `a locale that is not installed and names no other character set shows all`(
    locale: String
  ) throws {
    let filling = try PseudoFilling(PlainScreenTests.form, environment: ["LC_ALL": locale])
    try filling.terminal.type("\u{3}")
    #expect(try filling.waitForEnd() == .status(130))
    #expect(filling.terminal.output.contains("Größe"))
  }

  @Test func `each cell that cannot be shown has a substitute`() throws {
    let filling = try PseudoFilling(PlainScreenTests.form, options: ["--ascii"])
    try filling.terminal.type("aä界👩‍👧z")
    filling.terminal.waitForSilence()
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    #expect(emulator.grid.line(1).hasPrefix(" Sign up ? ????"))
    #expect(emulator.grid.line(3).hasPrefix("| Grose ??e *"))
    #expect(emulator.grid.line(3).hasSuffix("aa??????z                                +"))
  }
}
