import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

/// The columns in which two rows differ.
struct RowDifferenceTests {
  /// A row of spans side by side, each given by its column and text.
  private static func row(_ spans: (Int, String, Style)...) -> [Span] {
    spans.map { Span(column: $0.0, text: $0.1, width: $0.1.cellWidth, style: $0.2) }
  }

  @Test(arguments: [
    ([], [], 0..<0),
    (row((2, "abc", .value)), row((2, "abc", .value)), 0..<0),
    (row((2, "abc", .value)), row((2, "abcd", .value)), 5..<6),
    (
      row((2, "abc", .value), (5, "    ", .room)), row((2, "abcd", .value), (6, "   ", .room)),
      5..<6
    ),
    (row((2, "abc", .value)), row((2, "aXc", .value)), 3..<4),
    (row((2, "abc", .value)), row((2, "abc", .error)), 2..<5),
    (row((2, "abc", .value)), row((3, "abc", .value)), 2..<6),
    (row((2, "abc", .value)), row((2, "abc", .value), (9, "x", .success)), 9..<10),
    (row((2, "abc", .value), (9, "x", .success)), row((9, "x", .success)), 2..<5),
    (row((2, "abé", .value)), row((2, "abè", .value)), 2..<5),
    (row((2, "日本", .value)), row((2, "日木", .value)), 2..<6),
    // A span that covers another.
    (row((2, "abc", .value), (3, "x", .quiet)), row((2, "abd", .value), (3, "x", .quiet)), 4..<5),
    // Half a wide character shows or not, depending on the span that covers it.
    (row((2, "日本", .value), (3, "x", .quiet)), row((2, "日木", .value), (3, "x", .quiet)), 0..<20),
  ])
  func `only the cells that differ are within`(old: [Span], new: [Span], difference: Range<Int>) {
    #expect(Span.difference(from: old, to: new, columns: 20) == difference)
    #expect(Span.difference(from: new, to: old, columns: 20) == difference)
  }

  @Test func `what differs, written over the old row, gives the new one`() throws {
    var random = SeededGenerator()
    for _ in 0..<20_000 {
      let (old, new) = (RowDifferenceTests.row(&random), RowDifferenceTests.row(&random))
      let difference = Span.difference(from: old, to: new, columns: 20)
      let blanks = String(repeating: " ", count: difference.count)
      let cleared = Span(
        column: difference.lowerBound,
        text: blanks,
        width: difference.count,
        style: .plain
      )
      let written = old + [cleared] + new.compactMap { $0.clipped(to: difference) }
      try #require(
        CellRow(of: written, columns: 20) == CellRow(of: new, columns: 20),
        "\(random): \(old) \(new)"
      )
    }
  }

  /// Returns a few spans from left to right, now and then one that covers another.
  private static func row(_ random: inout SeededGenerator) -> [Span] {
    var spans: [Span] = []
    var column = Int.random(in: 0...2, using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let texts = ["a", "ab", "aba", "abab", "    ", "é", "日", "a日", "…b"]
      let text = texts.randomElement(using: &random) ?? ""
      let style: Style = Bool.random(using: &random) ? .value : .room
      spans.append(Span(column: column, text: text, width: text.cellWidth, style: style))
      column += text.cellWidth + Int.random(in: 0...1, using: &random)
      if Int.random(in: 0..<8, using: &random) == 0 { column = 1 }
    }
    return spans.filter { $0.column >= 0 && $0.column + $0.width <= 20 }
  }
}
