/// The columns of a table of options, with their labels above.
struct OptionTable: Equatable, Sendable {
  /// The width of a mark, and the usual space between two columns.
  private static let markWidth = 3
  private static let usualGap = 2

  /// The most lines of a label.
  private static let lineLimit = 3

  /// The first cells of the columns, and their widths.
  let starts: [Int]
  private let widths: [Int]

  private let labels: [String]

  /// Creates columns of labels, which wrap if need be; `nil` if they do not fit in a width.
  init?(_ labels: [String], in columns: Int) {
    guard !labels.isEmpty else { return nil }
    self.labels = labels.map(\.printable)
    let wanted = OptionTable.widths(of: labels)
    var widths = self.labels.map { label in
      let words = label.split(separator: " ").map { String($0).cellWidth }
      return max(OptionTable.markWidth, words.max() ?? 0)
    }
    let gap = (1...OptionTable.usualGap).last {
      OptionTable.width(ofColumns: widths, gap: $0) <= columns
    }
    guard let gap else { return nil }
    var spare = columns - OptionTable.width(ofColumns: widths, gap: gap)
    while spare > 0, widths != wanted {
      for index in widths.indices where widths[index] < wanted[index] && spare > 0 {
        widths[index] += 1
        spare -= 1
      }
    }
    guard
      zip(self.labels, widths).allSatisfy({ label, width in
        label.wrapped(to: width).count <= OptionTable.lineLimit
      })
    else { return nil }
    self.widths = widths
    var start = 0
    starts = widths.map { width in
      defer { start += width + gap }
      return start
    }
  }

  /// The columns of the marks, in the middle of those of their labels.
  var marks: [Int] {
    zip(starts, widths).map { $0 + ($1 - OptionTable.markWidth) / 2 }
  }

  /// The labels, in lines.
  var heading: [String] {
    let cells = zip(labels, widths).map { $0.wrapped(to: $1) }
    let count = cells.map(\.count).max() ?? 0
    return (0..<count).map { row in
      var line = ""
      for (index, cell) in cells.enumerated() {
        // Shorter labels are next to the marks.
        let number = row - (count - cell.count)
        guard cell.indices ~= number else { continue }
        let column = starts[index] + (widths[index] - cell[number].cellWidth) / 2
        line += String(repeating: " ", count: max(0, column - line.cellWidth)) + cell[number]
      }
      return line
    }
  }

  /// Returns the width of labels that do not wrap.
  static func width(of labels: [String]) -> Int {
    width(ofColumns: widths(of: labels), gap: usualGap)
  }

  private static func widths(of labels: [String]) -> [Int] {
    labels.map { max(markWidth, $0.printable.cellWidth) }
  }

  private static func width(ofColumns widths: [Int], gap: Int) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }
}
