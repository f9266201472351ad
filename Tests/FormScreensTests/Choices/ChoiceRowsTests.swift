import FormValidation
import Testing

@testable import FormWidgets

struct ChoiceRowsTests {
  private static let rows = ChoiceRows(of: [
    Choice("a"), Choice("b", group: "G", isDisabled: true), Choice("c", group: "G"),
    Choice("d", group: "H"), Choice("e", isDisabled: true),
  ])

  @Test func `each group has a heading, and options after groups a blank one`() {
    let contents = (0..<Self.rows.count).map(Self.rows.content)
    #expect(
      contents == [
        .option(0), .heading("G"), .option(1), .option(2), .heading("H"), .option(3), .heading(""),
        .option(4),
      ]
    )
    #expect((0..<5).map(Self.rows.row) == [0, 2, 3, 5, 7])
  }

  @Test(arguments: [(-1, nil), (0, 0), (1, nil), (2, 1), (7, 4), (8, nil)])
  func `the option of a row is found, if it has one`(row: Int, option: Int?) {
    #expect(Self.rows.option(at: row) == option)
  }

  @Test(arguments: [
    (0, 3, 0), (1, 0, 2), (1, 2, 0), (4, 3, 3), (9, 0, 3), (-9, 3, 0), (3, 0, 3),
  ])
  func `moving skips options that cannot be chosen`(target: Int, current: Int, option: Int) {
    #expect(Self.rows.option(nearest: target, from: current) == option)
  }

  @Test func `a heading comes into view with its first option`() {
    var window = ListWindow(limit: 2)
    window.show(option: 3, in: Self.rows)
    #expect(window.view(of: Self.rows.count).items.map(\.item) == Array(4..<6))
    window.show(option: 1, in: Self.rows)
    #expect(window.view(of: Self.rows.count).items.map(\.item) == Array(1..<3))
  }
}
