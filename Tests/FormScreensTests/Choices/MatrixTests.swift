import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormLines
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct MatrixTests {
  private static let form = Form("T") {
    Matrix(
      "service",
      label: "How was it?",
      rows: [
        Choice("food", label: "Food"), Choice("staff", label: "Staff", help: "All of them."),
        "room",
      ],
      options: [Choice(1, label: "Bad"), Choice(2, label: "Quite fair"), Choice(3, label: "Good")],
      rules: [.required]
    )
    Field("why", TextField(), when: .field("service.food", [.equals(1)]))
  }

  private func lines(_ screen: Screen, _ columns: Int, _ rows: Int) -> [String] {
    screen.frame(in: Size(columns: columns, rows: rows)).lines
  }

  private func screen(_ keys: Keystrokes = "", columns: Int = 60) -> Screen {
    var screen = Screen(Self.form)
    screen.fit(Size(columns: columns, rows: 20))
    for key in keys { screen.handle(.key(key)) }
    return screen
  }

  @Test func `it is a table under its options`() {
    let lines = lines(screen("2<Down>"), 60, 14)
    #expect(lines.contains(" How was it?"))
    #expect(lines.contains { $0.hasSuffix("Bad  Quite fair  Good") }, "\(lines)")
    let marks = lines.filter { $0.contains("( )") }
    #expect(marks.count == 3)
    let columns = marks.map { line in
      line.indices.filter { line[$0] == "(" }.map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(Set(columns).count == 1)
    #expect(marks[0].contains("( )     (•)      ( )"), "\(marks)")
  }

  @Test func `its options are below each row without room for a table`() {
    let shown = lines(screen("2", columns: 20), 20, 20)
    #expect(!shown.contains { $0.contains("Bad  Quite") })
    #expect(shown.contains { $0.contains("Quite fair") })
  }

  @Test(
    arguments: [
      ("2", ["2", "", ""]), ("<Right> ", ["2", "", ""]),
      // Down and Up keep the column, and choose nothing.
      ("<Right><Right><Down> ", ["", "3", ""]),
      ("<Right><Down><Down><Up> ", ["", "2", ""]),
      ("<Right><Tab> ", ["", "1", ""]),
      ("g<Down>b<Down>3", ["3", "1", "3"]), ("2<Backspace>", ["", "", ""]),
      ("<Right><Down><Enter>", ["", "", ""]),
      ("<Right><Enter>", ["2", "", ""]),
    ]
  )
  func `keys move in both directions, and choose`(keys: String, answers: [String]) {
    let screen = screen(Keystrokes(keys))
    #expect(screen.filling.sheet.fields.prefix(3).map { $0.value.description } == answers)
  }

  @Test func `Tab goes through its rows, and leaves it`() {
    #expect(screen("<Tab><Tab>").filling.focus == .field(2))
    #expect(screen("<Tab><Tab><Tab>").filling.focus == .button)
    #expect(screen("1<Tab><Tab><Tab>").filling.focus == .field(3))
  }

  @Test func `the mouse chooses anywhere in a column`() {
    let size = Size(columns: 60, rows: 14)
    let shown = lines(screen(), 60, 14)
    guard let row = shown.firstIndex(where: { $0.contains("Staff") }),
      let heading = shown.first(where: { $0.contains("Quite fair") }),
      let start = heading.firstRange(of: "Quite fair")?.lowerBound
    else {
      Issue.record("no table")
      return
    }
    let column = heading.distance(from: heading.startIndex, to: start)
    for offset in [0, 4, 9] {
      var screen = screen()
      let cell = Position(row: row, column: column + offset)
      screen.handle(.pointer(Pointer(.press, at: cell), on: size))
      #expect(screen.filling.sheet.fields[1].value == 2, "\(offset)")
    }
  }

  @Test func `required means each row, and the first one missing is named`() {
    var screen = screen("1<Down><Down>2<F2>")
    #expect(screen.filling.outcome == nil)
    #expect(screen.filling.focus == .field(1))
    #expect(screen.messages(ofFieldAt: 1).map(\.words) == ["Required."])
    for key in "2<F2>" as Keystrokes { screen.handle(.key(key)) }
    guard case .submitted(let answers)? = screen.filling.outcome else {
      Issue.record("not submitted")
      return
    }
    #expect(answers["service.staff"] == 2)
    #expect(answers["service.food"] == 1)
  }

  @Test(
    arguments: [
      (["A", "B"], 8, ["A    B"]), (["A", "B"], 7, ["A   B"]), (["A", "B"], 6, nil),
      (["Very bad", "OK"], 13, ["Very bad  OK"]),
      (["Very bad", "OK"], 12, ["Very", "bad    OK"]),
      (["a b c d e", "x"], 8, ["a b", "c d", "e    x"]), (["a b c d e", "x"], 6, nil),
      ([], 10, nil),
    ] as [([String], Int, [String]?)]
  )
  func `headings wrap in as much room as there is`(
    labels: [String],
    columns: Int,
    heading: [String]?
  ) {
    let table = OptionTable(labels, in: columns)
    #expect(table?.heading.map { $0.trimmed } == heading?.map { $0.trimmed })
  }
}

extension String {
  fileprivate var trimmed: Substring { self[...].trimmingWhitespace }
}
