import Testing

@testable import FormWidgets

struct ListWindowTests {
  @Test(arguments: [
    ([0], 0..<3), ([2], 0..<3), ([3], 1..<4), ([9], 7..<10), ([9, 8], 7..<10), ([9, 6], 6..<9),
    ([9, 0], 0..<3),
  ])
  func `it moves no further than is needed to show a row`(shown: [Int], rows: Range<Int>) {
    var window = ListWindow(limit: 3)
    for row in shown { window.show(row, of: 10) }
    #expect(window.view(of: 10).items.map(\.item) == Array(rows))
  }

  @Test(arguments: [(-1, 0..<3), (1, 1..<4), (7, 7..<10), (8, 7..<10)])
  func `it does not scroll beyond the ends`(rows: Int, inView: Range<Int>) {
    var window = ListWindow(limit: 3)
    window.scroll(by: rows, of: 10)
    #expect(window.view(of: 10).items.map(\.item) == Array(inView))
  }

  @Test(arguments: [(3, 4, 2..<5), (2, 4, 3..<5), (2, 3, 2..<4), (2, nil, 2..<4), (9, nil, 2..<5)])
  func `a narrowed list has a row in view`(rows: Int, shown: Int?, inView: Range<Int>) {
    var window = ListWindow(limit: 3)
    window.show(4, of: 10)
    #expect(
      window.narrowed(to: rows, showing: shown, of: 10).view(of: 10).items.map(\.item)
        == Array(inView)
    )
  }

  @Test func `a short list is entirely in view`() {
    var window = ListWindow(limit: 3)
    window.show(1, of: 2)
    #expect(window.view(of: 2).items.map(\.item) == [0, 1])
    #expect(window.view(of: 0).items.isEmpty)
  }

  @Test(arguments: [
    (0, [0, 1, 2], true), (2, [0, 1, 2], true), (3, [1, 2, 3], true), (4, [2, 3, 4], true),
    (5, [5], false),
  ])
  func `items of several rows are shown in full, the last visible one as far as it fits`(
    shown: Int,
    items: [Int],
    hasMore: Bool
  ) {
    let heights = [1, 2, 2, 1, 2, 9]
    var window = ListWindow(limit: 5)
    window.show(shown, of: 6) { heights[$0] }
    let view = window.view(of: 6) { heights[$0] }
    #expect(view.items.map(\.item) == items)
    #expect(view.rowCount == 5)
    #expect(view.hasMoreBelow == hasMore || shown == 5)
    #expect(view.item(at: 4) == items.last)
    #expect(view.item(at: 5) == nil)
    #expect(window.height(of: 6) { heights[$0] } == 5)
  }
}
