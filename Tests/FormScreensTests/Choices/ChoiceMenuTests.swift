import Testing

@testable import FormWidgets

struct ChoiceMenuTests {
  private let list = ChoiceList([
    "red", "green", "blue", "grey", "black", "brown", "violet", "pink",
  ])

  /// Returns the visible rows of a menu in a height.
  private func visible(in rows: Int, of menu: ChoiceMenu) -> [Int] {
    menu.view(of: list.choices, in: ListRoom(columns: 20, rows: rows)).items.map(\.item)
  }

  @Test func `it opens with the chosen option highlighted and in view`() {
    let menu = ChoiceMenu(of: list, at: 7)
    #expect(menu.highlighted == 7)
    #expect(visible(in: 6, of: menu) == Array(2..<8))
    #expect(menu.before == 7)
  }

  @Test(arguments: [(9, 2..<8), (6, 2..<8), (5, 3..<8), (1, 7..<8), (0, 7..<8)])
  func `with fewer rows, the highlight stays in view`(rows: Int, inView: Range<Int>) {
    let menu = ChoiceMenu(of: list, at: 7)
    #expect(visible(in: rows, of: menu) == Array(inView))
  }

  @Test func `the wheel scrolls, and the next key returns to the highlight`() {
    var menu = ChoiceMenu(of: list, at: nil)
    menu.scroll(by: 1, on: list.choices, in: ListRoom(columns: 20, rows: 3))
    menu.scroll(by: 1, on: list.choices, in: ListRoom(columns: 20, rows: 3))
    #expect(visible(in: 3, of: menu) == Array(2..<5))
    menu.move(to: 1)
    #expect(visible(in: 3, of: menu) == Array(1..<4))
  }

  @Test func `it opens at the top if nothing is chosen`() {
    let menu = ChoiceMenu(of: list, at: nil)
    #expect(menu.highlighted == 0)
    #expect(menu.before == nil)
  }

  @Test func `typing filters the options and highlights the best`() {
    var menu = ChoiceMenu(of: list, at: 0)
    look(for: "gr", in: &menu, chosen: 0)
    #expect(menu.count == 2)
    #expect(menu.highlighted == 1)
    #expect(menu.isTyping)
    menu.move(to: 1)
    #expect(menu.highlighted == 3)
    #expect(!menu.isTyping)
    look(for: "", in: &menu, chosen: 3)
    #expect(menu.count == 8)
    #expect(menu.highlight == 3)
  }

  @Test(arguments: [
    ("8", 7), ("1", 0), ("9", nil), ("0", nil), ("-9223372036854775808", nil),
    ("9223372036854775808", nil),
  ])
  func `a number that no label contains is a position`(typed: String, index: Int?) {
    var menu = ChoiceMenu(of: list, at: nil)
    look(for: typed, in: &menu, chosen: nil)
    #expect(menu.highlighted == index)
  }

  @Test func `nothing is highlighted if nothing matches`() {
    var menu = ChoiceMenu(of: list, at: 0)
    look(for: "x", in: &menu, chosen: 0)
    #expect(menu.highlighted == nil)
    menu.move(to: 3)
    #expect(menu.highlighted == nil)
  }

  private func look(for text: String, in menu: inout ChoiceMenu, chosen: Int?) {
    _ = menu.edit(in: list, chosen: chosen) { filter in
      filter.replace(with: text)
      return .used
    }
  }

  @Test func `the filter has at most 200 bytes`() {
    var menu = ChoiceMenu(of: list, at: 0)
    look(for: String(repeating: "x", count: 200), in: &menu, chosen: nil)
    look(for: String(repeating: "y", count: 201), in: &menu, chosen: nil)
    #expect(menu.filter.text.utf8.count == 200)
  }
}
