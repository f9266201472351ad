/// How the options of a radio group are arranged.
public enum RadioArrangement: Equatable, Sendable {
  /// In a number of equal columns, or in fewer if they do not fit; groups are in one column.
  case columns(Int)
  /// In as many columns as fit.
  case automatic
  /// In one row; if the labels do not fit, only the label of the choice is shown, below the row.
  case scale
  /// As marks below headings, which are drawn once above fields with the same options, like the rows
  /// of a `Matrix`; as a scale if the headings do not fit.
  case table
}

/// Where the options of a radio group are in a width.
struct RadioLayout: Sendable {
  /// The width of a mark and the space after it.
  static let markWidth = 4

  /// The space between two columns.
  private static let gap = 2

  /// The largest distance of the marks of a scale whose labels do not fit.
  private static let markDistance = 8

  /// Where the labels are.
  enum Labels {
    /// Beside the marks.
    case beside
    /// Below the marks, only that of the current option.
    case below
    /// Above the marks, drawn by the form.
    case above
  }

  /// Where the labels are.
  let labels: Labels

  /// The columns of the marks of the options in a row, and those from which a click is on them.
  private let starts: [Int]
  private let edges: [Int]

  private let columns: Int
  private let rows: ChoiceRows

  /// The options.
  private let list: ChoiceList

  /// Arranges options in a width, given the widths of their labels.
  init(
    _ arrangement: RadioArrangement,
    of list: ChoiceList,
    widths: [Int],
    in columns: Int
  ) {
    self.list = list
    self.columns = columns
    rows = list.rows
    let cell = (widths.max() ?? 0) + RadioLayout.markWidth + RadioLayout.gap
    let fitting = max(1, min(rows.optionCount, (columns + RadioLayout.gap) / cell))
    let count: Int
    switch arrangement {
    case .columns(let wanted): count = min(wanted, fitting)
    case .automatic: count = fitting
    // One row has no room for reasons.
    case .scale where list.choices.contains { $0.isDisabled && $0.reason != nil }: count = 1
    case .table where OptionTable(list.entries.map(\.label), in: columns) != nil:
      let table = OptionTable(list.entries.map(\.label), in: columns)
      (starts, edges, labels) = (table?.marks ?? [], table?.starts ?? [], .above)
      return
    case .scale, .table:
      let starts = RadioLayout.starts(ofWidths: widths)
      let marks = RadioLayout.markWidth * rows.optionCount
      if rows.optionCount > 0, RadioLayout.width(ofWidths: widths) <= columns {
        (self.starts, edges, labels) = (starts, starts, .beside)
        return
      }
      if marks <= columns, rows.optionCount > 1 {
        let distance = min(columns / rows.optionCount, RadioLayout.markDistance)
        let starts = (0..<rows.optionCount).map { $0 * distance }
        (self.starts, edges, labels) = (starts, starts, .below)
        return
      }
      count = 1
    }
    labels = .beside
    starts = rows.hasHeadings ? [0] : (0..<count).map { $0 * cell }
    edges = starts
  }

  /// Returns the width of all options in one row.
  static func width(ofWidths widths: [Int]) -> Int {
    (starts(ofWidths: widths).last ?? 0) + markWidth + (widths.last ?? 0)
  }

  /// Returns the first columns of options in one row.
  static func starts(ofWidths widths: [Int]) -> [Int] {
    var start = 0
    return widths.map { width in
      defer { start += width + markWidth + gap }
      return start
    }
  }

  /// The number of options in a row.
  var countInRow: Int { starts.count }

  /// The number of rows of options and headings, if no label wraps.
  var count: Int {
    countInRow == 1 ? rows.count : (rows.optionCount + countInRow - 1) / countInRow
  }

  /// Returns the number of lines of a row; labels wrap in one column, except beside a typed text.
  func height(of row: Int) -> Int {
    guard countInRow == 1, labels == .beside, let option = rows.option(at: row),
      list.choices.indices ~= option
    else { return 1 }
    return list.choices[option].height(atWidth: room(of: option))
  }

  /// Returns the number of lines of all rows, and of the label below a scale that shows only one,
  /// which has room for any of them.
  func height(limit: Int) -> Int {
    labelHeight + ListWindow(limit: limit).height(of: count) { height(of: $0) }
  }

  /// The number of lines below a scale that shows only one label.
  var labelHeight: Int {
    labels == .below ? list.entries.map { $0.height(atWidth: columns) }.max() ?? 1 : 0
  }

  /// Returns the row and the column of an option.
  func position(of option: Int) -> Position {
    countInRow == 1
      ? Position(row: rows.row(of: option), column: 0)
      : Position(row: option / countInRow, column: starts[option % countInRow])
  }

  /// Returns what a row shows, from left to right.
  func contents(of row: Int) -> [ChoiceRows.Content] {
    if countInRow == 1 { return [rows.content(at: row)] }
    let first = row * countInRow
    return (first..<min(first + countInRow, rows.optionCount)).map { .option($0) }
  }

  /// Returns the option in a row and at a column, if there is one.
  func option(at position: Position) -> Int? {
    guard 0..<count ~= position.row,
      let index = edges.lastIndex(where: { $0 <= position.column }),
      contents(of: position.row).indices ~= index,
      case .option(let option) = contents(of: position.row)[index]
    else { return nil }
    return option
  }

  /// Returns the room for the label of an option.
  func room(of option: Int) -> Int {
    let index = option % countInRow
    let end = index + 1 < countInRow ? starts[index + 1] - RadioLayout.gap : columns
    return max(1, end - starts[index] - RadioLayout.markWidth)
  }
}
