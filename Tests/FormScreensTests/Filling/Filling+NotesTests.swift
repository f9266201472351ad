import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct FillingNotesTests {
  private static let accepted = Condition.field("news", [.accepted])

  private static let form = Form(
    title: "T",
    fields: [
      Field("name", label: "Name", TextField()), Field("news", label: "News", Toggle()),
      Field("last", label: "Last", TextField()),
    ],
    sections: [
      Form.Section(.note, "First **note**.", from: 0), Form.Section(.section, "Part", from: 1),
      Form.Section(.note, "In the part.", from: 1),
      Form.Section(.note, "Thanks.", from: 2, when: accepted),
      Form.Section(.page, "End", from: 2), Form.Section(.note, "All.", from: 3),
    ]
  )

  private func lines(_ screen: Screen, _ columns: Int = 40, _ rows: Int = 16) -> [String] {
    var lines = screen.frame(in: Size(columns: columns, rows: rows)).lines.dropFirst()
    lines.removeLast(2)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  @Test func `notes are among the fields, below the headings of their sections`() {
    #expect(
      lines(Screen(Self.form)) == [
        "  First note.", "", "▌ Name", "", " Part", "  In the part.", "", "  News  (•) no  ( ) yes",
        "",
        "        [ Next ]",
      ]
    )
  }

  @Test func `a note at the start of a group is below its heading`() {
    let form = Form("T") {
      Field("name", label: "Name", TextField())
      Note("Before.")
      Group("home", label: "Home") {
        Note("In it.")
        Group("street", label: "Street") {
          Note("Inner.", when: Self.accepted)
          Field("line", label: "Line", TextField())
        }
        Field("other", label: "Other", Toggle())
      }
      Field("news", label: "News", Toggle())
    }
    let rows = lines(Screen(form), 40, 24).map { $0.trimmingCharacters(in: .whitespaces) }
    let texts = rows.filter { ["Before.", "Home", "In it.", "Street", "Inner."].contains($0) }
    #expect(texts == ["Before.", "Home", "In it.", "Street"])
    let shown = lines(Screen(form, with: "<Tab><Tab><Tab> "), 40, 24)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      shown.filter { ["Before.", "Home", "In it.", "Street", "Inner."].contains($0) }
        == ["Before.", "Home", "In it.", "Street", "Inner."]
    )
  }

  @Test func `a note comes and goes with its condition`() {
    var screen = Screen(Self.form, with: "<Tab> ")
    #expect(lines(screen).contains("  Thanks."))
    screen.handle(.key(.space))
    #expect(!lines(screen).contains("  Thanks."))
  }

  @Test func `a note after a page break is on its page`() {
    let screen = Screen(Self.form, with: "<PgDn>")
    #expect(
      lines(screen) == [" End", "", "▌ Last", "", "  All.", "", "        [ Back ]  [ Submit ]"]
    )
  }

  private static let tall = Form(
    title: "T",
    fields: [Field("name", label: "Name", TextField()), Field("town", label: "Town", TextField())],
    sections: [
      Form.Section(.note, (1...15).map { "- \($0)." }.joined(separator: "\n"), from: 1)
    ]
  )

  @Test(arguments: [
    ("", "6.", Focus.field(0)), ("<PgDn>", "12.", .field(0)), ("<PgDn><PgDn>", "Submit", .field(0)),
    ("<PgDn><PgDn><PgDn>", "Submit", .field(1)), ("<PgDn><PgUp>", "6.", .field(0)),
    ("<PgDn>x", "6.", .field(0)), ("<Tab>", "Submit", .field(1)), ("<Tab><PgUp>", "12.", .field(1)),
    ("<Tab><PgUp><PgUp>", "6.", .field(1)), ("<Tab><PgUp><PgDn>", "Submit", .field(1)),
    ("<Tab><PgUp><PgUp><PgUp><PgUp>", "6.", .field(0)),
  ])
  func `a note taller than the screen is scrolled through by page keys`(
    keys: Keystrokes,
    last: String,
    focus: Focus
  ) {
    var screen = Screen(Self.tall)
    screen.fit(Size(columns: 40, rows: 10))
    for key in keys { screen.handle(.key(key)) }
    #expect(screen.filling.focus == focus)
    let lines = lines(screen, 40, 10)
    #expect(lines.last?.contains(last) == true, "\(lines)")
  }

  @Test func `notes never have the focus`() {
    var screen = Screen(Self.form)
    var stops: [Focus] = []
    for _ in 0..<3 {
      stops.append(screen.filling.focus)
      screen.handle(.key(.tab))
    }
    #expect(stops == [.field(0), .field(1), .button])
  }

  @Test func `a click on a field below notes focuses it, and one on a note does nothing`() {
    var screen = Screen(Self.form)
    let size = Size(columns: 40, rows: 16)
    screen.fit(size)
    for (row, focus) in [(6, Focus.field(0)), (8, .field(1)), (1, .field(1)), (3, .field(0))] {
      screen.handle(.pointer(Pointer(.press, at: Position(row: row, column: 3)), on: size))
      #expect(screen.filling.focus == focus)
    }
  }

  @Test func `the first field shows the notes above it on a small screen`() {
    #expect(lines(Screen(Self.form), 40, 8)[0] == "  First note.")
    #expect(lines(Screen(Self.form, with: "<Tab>"), 20, 8).contains { $0.hasPrefix("▌ News") })
  }

  @Test func `a frame with reused parts equals a new one`() {
    var screen = Screen(Self.form)
    var blocks = DrawnBlocks()
    let size = Size(columns: 40, rows: 12)
    for key in Keystrokes("ab<Tab>  <Tab><Enter>x<PgUp><Tab> ") {
      screen.handle(.key(key))
      #expect(screen.frame(in: size, reusing: &blocks) == screen.frame(in: size))
    }
  }

  @Test func `notes are announced before the field that follows`() {
    var screen = Screen(Self.form)
    var announcer = Announcer()
    #expect(announcer.news(of: screen).contains("First note."))
    screen.handle(.key(.tab))
    #expect(announcer.news(of: screen) == ["In the part.", "switch, News, no, 2 of 2"])
  }

  @Test func `line mode prints notes before the next question`() {
    var plain = PlainFilling(Self.form)
    let opening = plain.takeLines()
    #expect(opening.suffix(4) == ["", "First note.", "", "1 of 3. Name"])
    plain.enter("Ada")
    #expect(
      plain.takeLines()
        == ["", "Part", "", "In the part.", "", "2 of 3. News", "Enter yes or no."]
    )
    plain.enter("yes")
    #expect(
      plain.takeLines() == ["", "Thanks.", "", "Page 2 of 2: End", "", "3 of 3. Last"]
    )
    plain.enter("")
    #expect(plain.takeLines().prefix(2) == ["", "All."])
  }

  @Test func `the help page of a field repeats the notes above it`() {
    let screen = Screen(Self.form, with: "<F1>")
    #expect(screen.frame(in: Size(columns: 40, rows: 16)).lines.contains("   First note."))
  }
}
