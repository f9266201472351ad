import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct HeldRowTests {
  private static let form = Form(
    title: "Long",
    fields: (1...9).map { Field(FieldID("f\($0)"), label: "F\($0)", TextArea(rows: 2)) }
  )

  /// Returns the visible fields, on a screen for four, with the focused one marked.
  private func view(_ screen: Screen, rows: Int = 12) -> String {
    screen.frame(in: Size(columns: 40, rows: rows)).lines.compactMap { line in
      line.firstMatch(of: /^ *(▌?) *(F\d|\[)/).map { "\($0.1)\($0.2)" }
    }.joined(separator: " ")
  }

  private func screen(after keys: Keystrokes) -> Screen {
    var screen = Screen(HeldRowTests.form)
    screen.fit(Size(columns: 40, rows: 12))
    for key in keys { screen.handle(.key(key)) }
    return screen
  }

  @Test(arguments: [
    ("", "▌F1 F2 F3 F4 F5"),
    ("<Tab>", "F1 ▌F2 F3 F4 F5"),
    ("<Tab><Tab>", "F1 F2 ▌F3 F4 F5"),
    ("<Tab><Tab><Tab>", "F1 F2 F3 ▌F4 F5"),
    ("<Tab><Tab><Tab><Tab>", "F3 F4 ▌F5 F6 F7"),
    ("<Tab><Tab><Tab><Tab><Shift-Tab>", "F3 ▌F4 F5 F6 F7"),
    ("<Shift-Tab>", "F6 F7 F8 F9 ▌["),
    ("<Shift-Tab><Tab>", "▌F1 F2 F3 F4 F5"),
  ])
  func `a block entirely in view gets the focus without scrolling`(keys: String, expected: String) {
    #expect(view(screen(after: Keystrokes(keys))) == expected)
  }

  @Test func `on a screen of another size the focus is in the middle`() {
    let screen = screen(after: "<Tab><Tab><Tab>")
    #expect(view(screen, rows: 10) != view(screen))
    #expect(view(screen, rows: 8).contains("▌F4"))
  }

  @Test func `a click after scrolling leaves the view unchanged`() throws {
    let size = Size(columns: 40, rows: 12)
    var screen = screen(after: "")
    screen.handle(.pointer(Pointer(.wheelDown, at: Position(row: 3, column: 3)), on: size))
    let lines = screen.frame(in: size).lines
    let row = try #require(lines.firstIndex { $0.contains("F4") })
    screen.handle(.pointer(Pointer(.press, at: Position(row: row, column: 3)), on: size))
    #expect(screen.filling.focus == .field(3))
    #expect(screen.frame(in: size).lines[row].hasPrefix("▌ F4"))
  }
}
