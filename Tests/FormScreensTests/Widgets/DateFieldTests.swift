import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct DateFieldTests {
  /// A field on 21 November 2026, a Saturday.
  private func field(
    _ text: String = "",
    min: DateReference? = nil,
    max: DateReference? = nil,
    weekStart: Weekday = .monday
  ) throws -> DateField {
    var field = DateField(
      min: min,
      max: max,
      placeholder: "YYYY-MM-DD",
      text: text,
      weekStart: weekStart
    )
    field.set(today: try #require(CalendarDate(year: 2026, month: 11, day: 21)))
    return field
  }

  @Test func `days refused by a rule are shown, with a notice when moved to`() throws {
    var field = try field("2026-11-30")
    field.set(rules: [.weekday([.monday, .friday]), .noneOf(["2026-11-20"])])
    #expect(
      drawnRows(field, after: " <Up><Left>", columns: 24) == """
        ✗ Su 2026-11-22        ▴
        November 2026
        Mo Tu We Th Fr Sa Su
                           1
         2  3  4  5  6  7  8
         9 10 11 12 13 14 15
        16 17 18 19 20 21 ▏22
        23 24 25 26 27 28 29
        30
        """
    )
  }

  @Test func `a rule that depends on other answers grays no day`() throws {
    let never: Clause = .noneOf((10...31).map { .text("2026-11-\($0)") })
    var field = try field("2026-11-30")
    field.set(
      rules: [
        .remote("free"), .all([.remote("free")]), .sameAs("other"), .after(.field("other")),
        never.when("other", .required), never.severity(.warning),
      ]
    )
    #expect(field.press(.space) == .used)
    let calendar = try #require(field.calendar)
    let days = (0..<6).flatMap { week in (0..<7).map { calendar.day(inWeek: week, column: $0) } }
    #expect(days.compactMap(\.self).count == 30)
    #expect(days.compactMap(\.self).allSatisfy(calendar.allows))
  }

  @Test(
    arguments: [
      (nil, nil, [], "2026-11-21"), ("2027-05-08", nil, [], "2027-05-08"),
      (nil, "2026-11-20", [], "2026-11-20"), (nil, nil, [.minAge(16)], "2010-11-21"),
      (nil, nil, [.after(DateReference("2027-01-31") ?? .today)], "2027-02-01"),
      (nil, nil, [.minAge(18), .maxAge(8)], "2026-11-21"),
      (nil, nil, [.weekday([.monday])], "2026-11-21"),
      ("2027-05-08", nil, [.before(DateReference("2027-05-01") ?? .today)], "2027-05-08"),
    ] as [(String?, String?, RuleSet, String)]
  )
  func `an empty field's calendar opens at the nearest day that can be chosen`(
    min: String?,
    max: String?,
    rules: RuleSet,
    day: String
  ) throws {
    func reference(_ text: String?) -> DateReference? { text.flatMap(DateReference.init) }
    var field = try field(min: reference(min), max: reference(max))
    field.set(rules: rules)
    #expect(field.press(.space) == .used)
    #expect(field.calendar?.day.description == day)
    var stepped = try self.field(min: reference(min), max: reference(max))
    stepped.set(rules: rules)
    #expect(stepped.press(Key(.up, .alt)) == .used)
    #expect(stepped.value == .text(day))
  }

  @Test func `days are validated relative to today, if known`() throws {
    for (clause, allowed) in [
      (Clause.after(.today), 22...30), (.beforeOrEqual(.today), 1...21),
    ] as [(Clause, ClosedRange<Int>)] {
      var field = try field("2026-11-21")
      field.set(rules: [clause])
      #expect(field.press(.space) == .used)
      let calendar = try #require(field.calendar)
      for number in 1...30 {
        let day = try #require(CalendarDate(year: 2026, month: 11, day: number))
        #expect(calendar.allows(day) == (allowed ~= number), "\(number)")
      }
      var timeless = DateField(text: "2026-11-21")
      timeless.set(rules: [clause])
      #expect(timeless.press(.space) == .used)
      #expect(timeless.calendar?.allows(calendar.day) == true)
    }
  }

  @Test(arguments: [
    ("", "▏YYYY-MM-DD         ▾"),
    ("20261121", "2026-11-21▏         ▾"),
    ("2026-11-21", "2026-11-21▏         ▾"),
    ("2026-3-5", "2026-03-5▏          ▾"),
    ("20261121<Backspace><Backspace><Backspace>3", "2026-11-3▏          ▾"),
    ("20261121<Home><Delete>3", "3▏026-11-21         ▾"),
    ("<Alt-Up>", "2026-11-21▏         ▾"),
    ("]", "2026-11-21▏         ▾"),
    ("]]", "2026-11-22▏         ▾"),
    ("20240228<Alt-Up>", "2024-02-29▏         ▾"),
    ("20240301[", "2024-02-29▏         ▾"),
    ("20240301<Alt-Down>", "2024-02-29▏         ▾"),
    ("2024]", "2024]▏              ▾"),
    ("99991231]", "9999-12-31▏         ▾"),
    ("20230229]", "2023-02-29]▏        ▾"),
  ])
  func `separators are inserted automatically, and brackets step the day`(
    keys: String,
    picture: String
  ) throws {
    #expect(try drawnRows(field(), after: Keystrokes(keys), columns: 20) == picture)
  }

  @Test func `the calendar has the month under the field`() throws {
    #expect(
      try drawnRows(field("2026-11-30"), after: " <Up>", columns: 24) == """
        Mo 2026-11-23          ▴
        November 2026
        Mo Tu We Th Fr Sa Su
                           1
         2  3  4  5  6  7  8
         9 10 11 12 13 14 15
        16 17 18 19 20 21 22
        ▏23 24 25 26 27 28 29
        30
        """
    )
  }

  @Test func `its weeks may begin with Sunday`() throws {
    let rows = try drawnRows(field(weekStart: .sunday), after: " ", columns: 24)
      .split(separator: "\n")
    #expect(rows[2] == "Su Mo Tu We Th Fr Sa")
    #expect(rows[3] == " 1  2  3  4  5  6  7")
    #expect(rows[5] == "15 16 17 18 19 20 ▏21")
  }

  @Test(arguments: [
    (" <Enter>", "2026-11-21"),
    ("<F4> ", "2026-11-21"),
    (" <Right><Enter>", "2026-11-22"),
    (" <Left><Down><Enter>", "2026-11-27"),
    (" <Up><Enter>", "2026-11-14"),
    (" <PgDn><Enter>", "2026-12-21"),
    (" <PgUp><PgUp><Enter>", "2026-09-21"),
    (" <Home><Enter>", "2026-11-16"),
    (" <End><Enter>", "2026-11-22"),
    (" <PgDn><Down>t<Enter>", "2026-11-21"),
    (" <PgDn>T<Enter>", "2026-11-21"),
    (" <Shift-PgUp><Enter>", "2025-11-21"),
    (" <Shift-PgDn>><Enter>", "2028-11-21"),
    (" <Right><Esc>", ""),
    (" <Right><F4>", ""),
    ("20250131 <PgDn><Enter>", "2025-02-28"),
    (" 2025", "2025"),
  ])
  func `keys move in the calendar, and Enter accepts a day`(keys: String, text: String) throws {
    var field = try field()
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == .text(text))
    #expect(!field.isOpen)
  }

  private static let weeks = [
    "                   1", " 2  3  4  ▏5  6  7  8", " 9 10 11 12 13 14 15   ▼",
  ]

  private static let cutWeeks = ["                   1", " 2  3  4  ▏5  6  7  8   ▼"]

  private static let names = ["November 2026", "Mo Tu We Th Fr Sa Su"]

  private static let smallPictures: [(Int, Int, [String])] = [
    (24, 6, ["Th 2026-11-05          ▴"] + names + weeks),
    (24, 5, ["Th 2026-11-05          ▴"] + names + cutWeeks),
    (24, 4, ["Th 2026-11-05          ▴", names[1]] + cutWeeks),
    (22, 3, ["Th 2026-11-05        ▴", names[1], " 2  3  4  ▏5  6  7  8 ▼"]),
    (24, 2, ["▏Th 2026-11-05          ▴"]),
    (19, 9, ["▏Th 2026-11-05     ▴"]),
    (15, 9, ["▏Th 2026-11-05 ▴"]),
    (14, 9, ["▏Th 2026-11-… ▴"]),
  ]

  @Test(arguments: smallPictures)
  func `with little room, it shows the weeks around the day, or only the day`(
    columns: Int,
    rows: Int,
    expected: [String]
  ) throws {
    var field = try field("2026-11-05")
    _ = field.press(.space)
    let height = field.height(in: Size(columns: columns, rows: rows))
    var canvas = Canvas(size: Size(columns: columns, rows: height), isFocused: true)
    field.draw(on: &canvas)
    #expect(pictures(of: canvas) == expected)
  }

  @Test(arguments: [
    (Glyphs.unicode, "", "Sa 2026-11-21          ▴", "16 17 18 19 20 ▏21 22"),
    (.unicode, "<Left>", "✗ 2026-11-20 too early ▴", "16 17 18 19 ▏20 21 22"),
    (.ascii, "<Left>", "x 2026-11-20 too early ^", "16 17 18 19 ▏20 21 22"),
    (.unicode, "<Down><Right><Right>", "✗ 2026-11-30 too late  ▴", "16 17 18 19 20 21 22"),
  ])
  func `a day beyond the limits has a notice when moved to`(
    glyphs: Glyphs,
    keys: String,
    summary: String,
    week: String
  ) throws {
    var field = try field(min: .today, max: .today(plus: .days(8)))
    _ = field.press(.space)
    let rows = drawnRows(field, after: Keystrokes(keys), columns: 24, glyphs: glyphs).split(
      separator: "\n"
    )
    #expect(rows[0] == summary)
    #expect(rows.contains { $0 == week }, "\(rows)")
    _ = field.press(.left)
    #expect(drawn(field, columns: 15).replacing(caretMark, with: "") == "✗ 2026-11-20  ▴")
  }

  @Test func `a day beyond the limits is not chosen`() throws {
    var field = try field(min: .today, max: .today(plus: .days(7)))
    for key in Keystrokes(" <Left><Enter>") { _ = field.press(key) }
    #expect(field.isOpen)
    #expect(field.value == "")
    for key in Keystrokes("<Down><Enter>") { _ = field.press(key) }
    #expect(field.value == "2026-11-27")
    for key in Keystrokes(" <Right><Right><Enter>") { _ = field.press(key) }
    #expect(field.isOpen)
    #expect(field.value == "2026-11-27")
  }

  @Test func `the calendar opens even without a clock`() {
    #expect(drawnRows(DateField(), after: " ", columns: 20).contains("January 2000"))
    var field = DateField()
    #expect(field.press(Key(.up, .alt)) == .notUsed)
  }

  @Test(arguments: [("2026-11-21", true), ("2026-02-30", false), ("2026-11", false), ("x", false)])
  func `it implies that the text is a date`(text: String, isValid: Bool) {
    #expect(DateField().impliedRules.verdict(on: .text(text)).isValid == isValid)
  }

  @Test(arguments: [
    ("2026-03-01", true), ("2026-02-28", false), ("2026-03-31", true), ("2026-04-01", false),
  ])
  func `its limits are also rules`(text: String, isValid: Bool) throws {
    let field = DateField(
      min: DateReference("2026-03-01"),
      max: DateReference("2026-03-31")
    )
    #expect(field.impliedRules.verdict(on: .text(text)).isValid == isValid)
  }

  @Test func `a line of digits can be a date`() throws {
    var field = try field()
    #expect(field.role == .date)
    for (line, text) in [
      ("20260331", "2026-03-31"), (" 2026-03-31 ", "2026-03-31"), ("soon", "soon"),
    ] {
      _ = field.enter(line)
      #expect(field.value == .text(text))
    }
    _ = field.enter("")
    #expect(field.value == "")
  }

  @Test func `pasted digits can be a date, and close the calendar`() throws {
    var field = try field()
    _ = field.press(.space)
    #expect(field.paste("20260331\n") == .used)
    #expect(field.value == "2026-03-31")
    #expect(!field.isOpen)
  }

  @Test func `a click opens the calendar or accepts a day; the wheel changes the month`() throws {
    var field = try field()
    func point(_ action: Pointer.Action, _ row: Int, _ column: Int) {
      let size = Size(columns: 24, rows: field.height(atWidth: 24))
      _ = field.point(Pointer(action, at: Position(row: row, column: column)), in: size)
    }
    _ = field.paste("2026-11-21")
    point(.press, 0, 4)
    #expect(!field.isOpen)
    #expect(field.caret == 4)
    point(.press, 0, 23)
    #expect(field.isOpen)
    point(.wheelDown, 4, 4)
    point(.press, 3, 0)
    #expect(field.isOpen)
    point(.press, 3, 4)
    #expect(field.value == "2026-12-01")
  }

  @Test func `with little room, a click accepts the day drawn there`() throws {
    var field = try field("2026-11-21")
    _ = field.press(.space)
    let size = Size(columns: 24, rows: 4)
    for (row, day) in [(1, "2026-11-21"), (2, "2026-11-09"), (3, "2026-11-16")] {
      var clicked = field
      _ = clicked.point(Pointer(.press, at: Position(row: row, column: 1)), in: size)
      #expect(clicked.value == .text(day))
      #expect(clicked.isOpen == (row == 1))
    }
  }

  @Test func `a filling passes it the date, and the new one after midnight`() throws {
    let form = Form(title: "T", fields: [Field("a", DateField())])
    var filled = Screen(form, now: Moment("2026-11-21T23:59:00Z"))
    #expect(filled.filling.readsClock)
    filled.handle(.time(try #require(Moment("2026-11-21T23:59:59Z"))))
    filled.handle(.key(.character("]")))
    #expect(filled.filling.sheet.fields[0].widget.value == "2026-11-21")
    filled.handle(.key(.space))
    filled.handle(.time(try #require(Moment("2026-11-22T00:00:00Z"))))
    filled.handle(.key(.character("t")))
    filled.handle(.key(.enter))
    #expect(filled.filling.sheet.fields[0].widget.value == "2026-11-22")
  }

  @Test(arguments: [
    (Language.german, "März 2026", "Mo Di Mi Do Fr Sa So"),
    (.japanese, "2026年3月", "月 火 水 木 金 土 日"),
  ])
  func `months and days of the week are in the form's language`(
    language: Language,
    month: String,
    weekdays: String
  ) {
    let form = Form(
      title: "T",
      fields: [Field("a", DateField(text: "2026-03-31"))],
      messages: MessageCatalog(in: language)
    )
    let rows = screen(form, after: " ")
    #expect(rows[3].hasSuffix(" " + month))
    #expect(rows[4].hasSuffix(" " + weekdays))
  }

  @Test func `changes by keys or the calendar can be undone`() throws {
    var field = try field("2026-03-31")
    for key in Keystrokes("] <Down><Enter>") { _ = field.press(key) }
    #expect(field.value == "2026-04-08")
    _ = field.press(.control("_"))
    _ = field.press(.control("_"))
    #expect(field.value == "2026-03-31")
  }

  @Test func `a digit typed over a selection replaces just that`() throws {
    var field = try field("2026")
    for key in [Key.home, .shift(.end), .character("1")] { _ = field.press(key) }
    #expect(field.value == "1")
  }

  @Test func `leaving closes the calendar and changes nothing`() throws {
    var field = try field("2026-03-31")
    for key in Keystrokes(" <Down>") { _ = field.press(key) }
    field.leave()
    #expect(!field.isOpen)
    #expect(field.value == "2026-03-31")
  }

  @Test(
    arguments: [
      ("12/28/2026", "2026-12-28"), ("28/12/2026", "2026-12-28"), ("28.12.2026", "2026-12-28"),
      ("3.4.2026", "2026-04-03"), ("2026/12/28", "2026-12-28"), ("28-12-2026", "2026-12-28"),
      ("5/5/2026", "2026-05-05"), (" 2026-12-28 ", "2026-12-28"), ("03/04/2026", "03/04/2026"),
      ("28.12.26", "28.12.26"), ("31.02.2026", "31.02.2026"), ("12/28", "12/28"),
      ("28.12.2026\u{301}", "28.12.2026\u{301}"),
    ] as [(String, Value)]
  )
  func `a date in another order is read if it is unambiguous`(text: String, value: Value) {
    #expect(DateField(text: text).value == value)
  }
}
