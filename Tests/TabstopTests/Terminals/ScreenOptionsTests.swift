import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// `--theme`, `--color` and their environment.
@Suite(.serialized, .waiting)
struct ScreenOptionsTests {
  private static let form = """
    title: T
    fields:
      - {id: name, type: text, label: Name, rules: [required, {max_length: 1}]}
    """

  private static let names = "list them with `tabstop themes`"

  @Test func `an unknown theme is reported with how to list them`() throws {
    let option = try runProgram(["fill", "--theme", "pink", "form.yaml"])
    #expect(option.status == 2)
    #expect(option.complaint.contains("unknown theme \"pink\"; \(ScreenOptionsTests.names)"))
    let environment = PseudoFilling.environment.merging(["TABSTOP_THEME": "pink"]) { $1 }
    let variable = try runProgram(["fill", "form.yaml"], environment: environment)
    #expect(variable.status == 2)
    #expect(
      variable.complaint.contains(
        "TABSTOP_THEME: unknown theme \"pink\"; \(ScreenOptionsTests.names)"
      )
    )
  }

  /// Returns the styles of the message and the corner of the screen.
  private func looks(_ options: [String], _ environment: [String: String]) throws
    -> [CellAppearance]
  {
    let filling = try PseudoFilling(
      ScreenOptionsTests.form,
      options: options,
      environment: environment
    )
    try filling.terminal.type("ab")
    filling.terminal.waitForSilence()
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    let rows = emulator.grid.rows
    let message = try #require(rows[2].first { $0.text == "✗" })
    return [message.look, rows[23][79].look]
  }

  @Test(
    arguments: [
      ([], [:], CellAppearance(foreground: "red"), nil),
      (["--theme", "default"], ["TABSTOP_THEME": "dark"], CellAppearance(foreground: "red"), nil),
      ([], ["TABSTOP_THEME": "dark"], CellAppearance(foreground: "209", background: "234"), "234"),
      (["--theme", "dark"], [:], CellAppearance(foreground: "209", background: "234"), "234"),
      (["--theme", "dark", "--color", "never"], [:], CellAppearance([.bold]), nil),
      (["--theme", "dark"], ["NO_COLOR": "1"], CellAppearance([.bold]), nil),
      ([], ["NO_COLOR": ""], CellAppearance(foreground: "red"), nil),
      (["--color", "always"], ["NO_COLOR": "1"], CellAppearance(foreground: "red"), nil),
      (["--theme", "monochrome"], [:], CellAppearance([.bold]), nil),
    ] as [([String], [String: String], CellAppearance, String?)]
  )
  func `the screen looks as requested`(
    options: [String],
    environment: [String: String],
    message: CellAppearance,
    background: String?
  ) throws {
    #expect(try looks(options, environment) == [message, CellAppearance(background: background)])
  }
}
