import FormTape
import FormValidation
import Testing

/// Texts by which commands find places on any screen, without the state of a form.
struct TextLocatorTests {
  private static let screen = CellGrid(
    [
      "Name   Ada   Last name", "[ Remove ]  [ Remove ]", "日本 語 Ada", "ca\u{301}fe  [ Save ]", "",
    ],
    columns: 30
  )

  private func place(_ locator: TextLocator) -> String {
    do throws(Unmet) {
      let place = try locator.place(on: TextLocatorTests.screen)
      return "\(place.row) \(place.columns.lowerBound)..\(place.columns.upperBound)"
    } catch {
      let hints = error.hints.map { "\($0.name): \($0.lines.joined(separator: ", "))" }
      return ([error.actual.joined()] + hints).joined(separator: "; ")
    }
  }

  @Test(
    arguments: [
      (TextLocator(.containing("[ Save ]")), "4 7..14"),
      (TextLocator(.containing("Last name")), "1 14..22"),
      (TextLocator(.containing("[ Remove ]"), number: 2), "2 13..22"),
      (TextLocator(.containing("日本")), "3 1..4"), (TextLocator(.containing("語 A")), "3 6..9"),
      (TextLocator(.containing("c\u{E1}f")), "4 1..3"),
      (TextLocator(.containing("Ada"), number: 2), "3 9..11"),
      (TextLocator(.containing("Last name   ")), "1 14..25"),
    ]
  )
  func `a text is found by the cells that it covers`(locator: TextLocator, cells: String) {
    #expect(place(locator) == cells)
  }

  @Test(
    arguments: [
      (
        TextLocator(.containing("Ada")),
        "2 times; found at: 1 8, 3 9; note: give more of the text, or which one is meant, "
          + "like \"Ada\" 2"
      ),
      (TextLocator(.containing("[ Svae ]")), "not on the screen; nearest text: \"[ Save ]\""),
      (TextLocator(.containing("last name")), "not on the screen; nearest text: \"Last name\""),
      (
        TextLocator(.containing("of Ada now")),
        "not on the screen; nearest text: 1: Name   Ada   Last name"
      ),
      (TextLocator(.containing("[ Remove ]"), number: 3), "2 times; found at: 2 1, 2 13"),
      (TextLocator(.containing("[ Save ]"), number: 2), "only 1 time; found at: 4 7"),
      // The letter below the accent, and half of a wide character.
      (TextLocator(.containing("ca")), "not on the screen"),
      (TextLocator(.containing("xyz")), "not on the screen"),
    ]
  )
  func `a text that is missing or not the only one is named`(locator: TextLocator, words: String) {
    #expect(place(locator) == words)
  }

  @Test func `a pattern finds a text, too`() throws {
    #expect(place(TextLocator(.found(try SearchPattern("Last \\w+")))) == "1 14..22")
    #expect(place(TextLocator(.found(try SearchPattern("本 ")))) == "3 3..5")
    #expect(place(TextLocator(.found(try SearchPattern("z+")))) == "not on the screen")
  }

  /// A text in several rows: of a label, in a frame, and beside another field.
  private static let wrapped = CellGrid(
    [
      "▌ R      ( ) A very long label   one", "▌            that needs two      two",
      "▌            rows, though        three", "         ( ) Solo", "         ( ) Team  │ a b │",
      "                   │ c d │",
    ],
    columns: 40
  )

  @Test(
    arguments: [
      ("A very long label that needs two rows,", "1 14"), ("ong label that", "1 22"),
      ("two rows", "2 25"), ("one two three", "1 34"), ("a b c d", "5 22"), ("b c", "5 24"),
      ("Solo Team", nil), ("label one", nil), ("long that", nil), ("rows, though (", nil),
      ("A  very", nil),
    ]
  )
  func `a text that wraps at a blank is one text`(text: String, start: String?) {
    let places = TextLocatorTests.wrapped.places(of: .containing(text))
    #expect(places.map { "\($0.start)" } == [start].compactMap(\.self))
    let scene = Scene(screen: TextLocatorTests.wrapped)
    #expect((ScreenText(.containing(text)).check(scene) == nil) == (start != nil))
  }

  @Test(
    arguments: [
      "Click 99 9", "Click 9 99", "Drag 1 1 to 99 99", "Drag 25 1 to 1 1", "Wheel Up 3 25 1",
    ]
  )
  func `a cell outside the screen fails the case`(line: String) throws {
    let tape = try tape("Form signup.yaml\n\(line)\nExpect running")
    guard case .failed(let mismatches) = tape.play(tape.cases[0]).report.ending else {
      Issue.record("not failed")
      return
    }
    #expect(mismatches.map(\.message) == ["\(line): not on the 80x24 screen"])
  }

  @Test func `clicks, drags and turns of the wheel go to the first cell of a text`() throws {
    #expect(try inputs(of: "Click \"E-mail\"") == inputs(of: "Click 3 1"))
    #expect(try inputs(of: "Click /d$/") == inputs(of: "Click 3 9"))
    #expect(try inputs(of: "Drag \"Name\" to \"Ada\"") == inputs(of: "Drag 2 1 to 2 8"))
    #expect(try inputs(of: "Wheel Down 2 \"Ada\"") == inputs(of: "Wheel Down 2 2 8"))
  }

  @Test func `a click on a text that is not there fails the case and ends it`() throws {
    let tape = try tape(
      "Form signup.yaml\nExpect focus name\nClick \"emial\"\nExpect focus email\nTab"
    )
    let report = tape.play(tape.cases[0]).report
    guard case .failed(let mismatches) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(mismatches.map(\.line) == [3])
    #expect(mismatches.map(\.message) == ["Click \"emial\": not on the screen"])
  }

  @Test func `a click waits for a text as long as it may`() throws {
    let tape = try tape("Form signup.yaml\nClick@2s \"emial\"\nExpect running")
    let report = tape.play(tape.cases[0]).report
    #expect(report.tapeSeconds == 2)
  }
}
