import FormValidation
import TestSupport
import Testing

@testable import FormUI

struct SessionNotesTests {
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

  private func lines(_ session: Session, _ columns: Int = 40, _ rows: Int = 16) -> [String] {
    var lines = session.frame(in: Size(columns: columns, rows: rows)).lines.dropFirst()
    lines.removeLast(2)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  @Test func `notes are among the fields, below the headings of their sections`() {
    #expect(
      lines(Session(Self.form)) == [
        "  First note.", "", "▌ Name", "", " Part", "  In the part.", "", "  News  ○ no", "",
        "        [ Next ]",
      ]
    )
  }

  @Test func `a note comes and goes with its condition`() {
    var session = filling(Self.form, with: "<Tab> ")
    #expect(lines(session).contains("  Thanks."))
    session.handle(.key(.space))
    #expect(!lines(session).contains("  Thanks."))
  }

  @Test func `a note after a page break is on its page`() {
    let session = filling(Self.form, with: "<PgDn>")
    #expect(
      lines(session) == [" End", "", "▌ Last", "", "  All.", "", "        [ Back ]  [ Submit ]"]
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
    ("", "5.", Focus.field(0)), ("<PgDn>", "11.", .field(0)), ("<PgDn><PgDn>", "Town", .field(0)),
    ("<PgDn><PgDn><PgDn>", "Submit", .field(1)), ("<PgDn><PgUp>", "5.", .field(0)),
    ("<PgDn>x", "5.", .field(0)), ("<Tab>", "Submit", .field(1)), ("<Tab><PgUp>", "13.", .field(1)),
    ("<Tab><PgUp><PgUp>", "7.", .field(1)), ("<Tab><PgUp><PgDn>", "Submit", .field(1)),
    ("<Tab><PgUp><PgUp><PgUp><PgUp>", "5.", .field(0)),
  ])
  func `a note taller than the screen is scrolled through by page keys`(
    keys: Keystrokes,
    last: String,
    focus: Focus
  ) {
    var session = Session(Self.tall)
    session.fit(Size(columns: 40, rows: 10))
    for key in keys { session.handle(.key(key)) }
    #expect(session.focus == focus)
    let lines = lines(session, 40, 10)
    #expect(lines.last?.contains(last) == true, "\(lines)")
  }

  @Test func `notes never have the focus`() {
    var session = Session(Self.form)
    var stops: [Focus] = []
    for _ in 0..<3 {
      stops.append(session.focus)
      session.handle(.key(.tab))
    }
    #expect(stops == [.field(0), .field(1), .button])
  }

  @Test func `a click on a field below notes focuses it, and one on a note does nothing`() {
    var session = Session(Self.form)
    let size = Size(columns: 40, rows: 16)
    session.fit(size)
    for (row, focus) in [(6, Focus.field(0)), (8, .field(1)), (1, .field(1)), (3, .field(0))] {
      session.handle(.pointer(Pointer(.press, at: Position(row: row, column: 3)), on: size))
      #expect(session.focus == focus)
    }
  }

  @Test func `the first field shows the notes above it on a small screen`() {
    #expect(lines(Session(Self.form), 40, 8)[0] == "  First note.")
    #expect(lines(filling(Self.form, with: "<Tab>"), 20, 8).contains { $0.hasPrefix("▌ News") })
  }

  @Test func `a frame with reused parts equals a new one`() {
    var session = Session(Self.form)
    var blocks = DrawnBlocks()
    let size = Size(columns: 40, rows: 12)
    for key in Keystrokes("ab<Tab>  <Tab><Enter>x<PgUp><Tab> ") {
      session.handle(.key(key))
      #expect(session.frame(in: size, reusing: &blocks) == session.frame(in: size))
    }
  }

  @Test func `notes are announced before the field that follows`() {
    var session = Session(Self.form)
    var announcer = Announcer()
    #expect(announcer.news(of: session).contains("First note."))
    session.handle(.key(.tab))
    #expect(announcer.news(of: session) == ["In the part.", "switch, News, no, 2 of 2"])
  }

  @Test func `line mode prints notes before the next question`() {
    var plain = PlainSession(Self.form)
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
    let session = filling(Self.form, with: "<F1>")
    #expect(session.frame(in: Size(columns: 40, rows: 16)).lines.contains("   First note."))
  }
}
