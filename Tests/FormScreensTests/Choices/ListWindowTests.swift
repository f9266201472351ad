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
    #expect(window.rows(of: 10) == rows)
  }

  @Test(arguments: [(-1, 0..<3), (1, 1..<4), (7, 7..<10), (8, 7..<10)])
  func `it does not scroll beyond the ends`(rows: Int, inView: Range<Int>) {
    var window = ListWindow(limit: 3)
    window.scroll(by: rows, of: 10)
    #expect(window.rows(of: 10) == inView)
  }

  @Test(arguments: [(3, 4, 2..<5), (2, 4, 3..<5), (2, 3, 2..<4), (2, nil, 2..<4), (9, nil, 2..<5)])
  func `a narrowed list has a row in view`(rows: Int, shown: Int?, inView: Range<Int>) {
    var window = ListWindow(limit: 3)
    window.show(4, of: 10)
    #expect(window.narrowed(to: rows, showing: shown, of: 10).rows(of: 10) == inView)
  }

  @Test func `a short list is entirely in view`() {
    var window = ListWindow(limit: 3)
    window.show(1, of: 2)
    #expect(window.rows(of: 2) == 0..<2)
    #expect(window.rows(of: 0).isEmpty)
  }
}
