@testable import Forms
import Testing

@testable import FormScreens
@testable import FormWidgets

struct PageLayoutTests {
  /// The blocks shown, each as number@row, and the marks for more.
  private func view(
    height: Int,
    focused: Int,
    heights: [Int],
    loose: Int? = nil,
    held: Int? = nil,
    isExact: Bool = false,
    scroll: Int = 0,
    caret: Int? = nil,
    passive: Set<Int> = []
  ) -> String {
    let size = Size(columns: 9, rows: height)
    let page = PageLayout.Page(
      height: height,
      focused: focused,
      count: heights.count,
      loose: loose,
      scroll: scroll,
      held: held.map { HeldRow(row: $0, screen: size, isExact: isExact) }
    )
    let layout = PageLayout(of: page) { number, _ in
      heights[number]
    } isPassive: {
      passive.contains($0)
    } caretRow: {
      caret
    }
    let blocks = layout.blocks.map { number, height, row in
      #expect(height == heights[number])
      return "\(number)@\(row)"
    }
    return blocks.joined(separator: " ") + (layout.hasMoreAbove ? " ^" : "")
      + (layout.hasMoreBelow ? " v" : "")
  }

  @Test func `the first block that can have the focus shows what is above it, if that fits`() {
    let heights = [1, 3, 2, 2, 2, 2, 2, 2]
    #expect(view(height: 6, focused: 2, heights: heights) == "1@0 2@3 3@5 ^ v")
    #expect(view(height: 6, focused: 2, heights: heights, passive: [1]) == "0@0 1@1 2@4 v")
  }

  @Test(arguments: [
    (0, "0@0 1@2 2@4"),
    (2, "0@0 1@2 2@4"),
  ])
  func `a form that fits is shown from its top`(focused: Int, blocks: String) {
    #expect(view(height: 6, focused: focused, heights: [2, 2, 2]) == blocks)
    #expect(view(height: 9, focused: focused, heights: [2, 2, 2]) == blocks)
  }

  @Test(arguments: [
    (0, "0@0 1@2 2@4 v"),
    (1, "0@0 1@2 2@4 v"),
    (2, "1@0 2@2 3@4 ^ v"),
    (3, "2@0 3@2 4@4 ^ v"),
    (4, "3@0 4@2 5@4 ^"),
    (5, "3@0 4@2 5@4 ^"),
  ])
  func `in a longer form the focus is in the middle`(focused: Int, blocks: String) {
    #expect(view(height: 6, focused: focused, heights: [2, 2, 2, 2, 2, 2]) == blocks)
  }

  @Test(arguments: [
    (2, 0, "2@0 3@2 4@4 ^ v"), (2, 3, "0@-1 1@1 2@3 3@5 ^ v"), (2, 4, "0@0 1@2 2@4 v"),
    (2, 9, "0@0 1@2 2@4 v"), (1, 4, "0@0 1@2 2@4 v"), (4, 0, "3@0 4@2 5@4 ^"),
    (0, 3, "0@0 1@2 2@4 v"),
  ])
  func `a held row is kept as far as the ends allow`(
    focused: Int,
    held: Int,
    blocks: String
  ) {
    #expect(view(height: 6, focused: focused, heights: [2, 2, 2, 2, 2, 2], held: held) == blocks)
  }

  @Test(arguments: [
    (0, 0, "0@0 1@2 2@4 v"), (1, 1, "0@-1 1@1 2@3 3@5 ^ v"), (1, 0, "1@0 2@2 3@4 ^ v"),
    (4, 0, "4@0 5@2 ^"), (4, 3, "2@-1 3@1 4@3 5@5 ^ v"), (2, 9, "0@0 1@2 2@4 v"),
  ])
  func `a block under the mouse keeps its row, even at the ends of the form`(
    focused: Int,
    held: Int,
    blocks: String
  ) {
    let heights = [2, 2, 2, 2, 2, 2]
    #expect(
      view(height: 6, focused: focused, heights: heights, held: held, isExact: true) == blocks
    )
  }

  @Test(arguments: 0...4)
  func `a form that fits is shown from its top, whatever was pressed`(held: Int) {
    let drawn = view(height: 6, focused: 2, heights: [1, 2, 2, 1], held: held, isExact: true)
    #expect(drawn == "0@0 1@1 2@3 3@5")
  }

  @Test func `at the first field, everything above it is shown if it fits`() {
    #expect(view(height: 7, focused: 1, heights: [3, 4, 3, 3]) == "0@0 1@3 v")
    #expect(view(height: 6, focused: 1, heights: [3, 4, 3, 3]) == "0@-2 1@1 2@5 ^ v")
  }

  @Test(arguments: [
    (1, "0@-1 1@1 2@3 3@5 ^ v"),
    (6, "3@0 4@2 5@4 ^"),
    (99, "3@0 4@2 5@4 ^"),
    (-1, "0@0 1@2 2@4 v"),
  ])
  func `it scrolls to the end of the form`(scroll: Int, blocks: String) {
    let heights = [2, 2, 2, 2, 2, 2]
    #expect(view(height: 6, focused: 0, heights: heights, scroll: scroll) == blocks)
  }

  @Test func `it scrolls back to the start of the form`() {
    let heights = [2, 2, 2, 2, 2, 2]
    for scroll in [-6, -99] {
      #expect(view(height: 6, focused: 5, heights: heights, scroll: scroll) == "0@0 1@2 2@4 v")
    }
    #expect(view(height: 6, focused: 5, heights: heights, scroll: 1) == "3@0 4@2 5@4 ^")
  }

  @Test(arguments: [0, 1, 4, 9])
  func `loose blocks below the focus move nothing above it and can be scrolled to`(rows: Int) {
    let heights = [2, 2, 2, 2, rows, 1]
    for focused in 0...3 {
      let alone = view(height: 6, focused: focused, heights: [2, 2, 2, 2, 0, 1], loose: 4)
      let other = view(height: 6, focused: focused, heights: heights, loose: 4)
      let place = { (view: String) in
        view.split(separator: " ").first { $0.hasPrefix("\(focused)@") }
      }
      #expect(place(other) == place(alone))
    }
    let end = view(height: 6, focused: 0, heights: heights, loose: 4, scroll: 99)
    #expect(end.hasSuffix("5@5 ^"))
    #expect(view(height: 6, focused: 5, heights: heights, loose: 4).hasSuffix("5@5 ^"))
  }

  @Test func `a block taller than the view is shown from its top`() {
    #expect(view(height: 3, focused: 1, heights: [2, 5, 2]) == "1@0 ^ v")
  }

  @Test(arguments: [
    (0, "1@0 ^ v"), (1, "1@0 ^ v"), (2, "1@-1 ^ v"), (3, "1@-2 ^ v"), (4, "1@-2 ^ v"),
  ])
  func `a block taller than the view is shown around its caret`(caret: Int, blocks: String) {
    #expect(view(height: 3, focused: 1, heights: [2, 5, 2], caret: caret) == blocks)
  }
}
