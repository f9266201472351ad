/// The picture of an entire screen: rows of spans, and the position of the cursor.
///
/// Cells that no span covers are blank. Later spans of a row cover earlier ones.
public struct Frame: Equatable, Sendable {
  /// The size of the screen.
  public let size: Size

  /// The spans by row, `size.rows` of them, in the order they were drawn.
  public let rows: [[Span]]

  /// The position of the hardware cursor; `nil` if hidden.
  public let cursor: Position?

  /// Creates a frame of rows.
  package init(size: Size, rows: [[Span]], cursor: Position?) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }
}

extension Frame {
  /// Returns the frame on a screen of another size: cut or padded with blanks.
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - lastRow: What replaces the screen's last row; `nil` keeps the frame's.
  /// - Returns: A frame of that size.
  package func placed(in size: Size, lastRow: [Span]? = nil) -> Frame {
    var placed = rows.prefix(size.rows).map { $0.compactMap { $0.clipped(to: 0..<size.columns) } }
    while placed.count < size.rows { placed.append([]) }
    if let lastRow, !placed.isEmpty {
      placed[placed.count - 1] = lastRow.compactMap { $0.clipped(to: 0..<size.columns) }
    }
    let isSeen = cursor.map { $0.row < size.rows && $0.column < size.columns } ?? false
    return Frame(size: size, rows: placed, cursor: isSeen ? cursor : nil)
  }

  /// Returns the frame with rows that cover those above a row, from 0.
  package func covered(by cover: [[Span]], aboveRow end: Int) -> Frame {
    let covered = max(0, end - cover.count)..<max(0, min(end, rows.count))
    var rows = rows
    rows.replaceSubrange(covered, with: cover.prefix(covered.count))
    let isSeen = cursor.map { !covered.contains($0.row) } ?? false
    return Frame(size: size, rows: rows, cursor: isSeen ? cursor : nil)
  }
}

extension Frame {
  /// The rows as text without trailing blanks, styles and cursor.
  /// - Complexity: O(n), in cells.
  public var lines: [String] { rows.indices.map(line) }

  /// Returns a row as text, from 0, without trailing blanks; empty outside the screen.
  /// - Complexity: O(n), in cells.
  public func line(_ row: Int) -> String {
    guard rows.indices ~= row else { return "" }
    return Frame.text(of: rows[row], columns: size.columns)
      ?? Frame.cells(of: rows[row], columns: size.columns).joined().trimmingTrailingSpaces
  }

  /// Returns the text of spans that are in order, disjoint and on the screen; `nil` otherwise.
  private static func text(of spans: [Span], columns: Int) -> String? {
    var text = ""
    var column = 0
    for span in spans {
      guard span.column >= column, span.column + span.width <= columns else { return nil }
      for _ in column..<span.column { text.append(" ") }
      text += span.text
      column = span.column + span.width
    }
    return text.trimmingTrailingSpaces
  }

  /// Returns the text of each cell of a row; empty for the second cell of a wide character.
  ///
  /// A wide character that a later span half covers becomes a blank.
  package static func cells(of spans: [Span], columns: Int) -> [String] {
    CellRow(of: spans, columns: columns).texts
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    let blanks = utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return blanks == 0 ? self : String(decoding: utf8.dropLast(blanks), as: UTF8.self)
  }
}

/// A size in terminal cells.
public struct Size: Hashable, Codable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// A row as wide as needed, for input to a widget that is not drawn.
  public static let line = Size(columns: .max, rows: 1)
}

/// A cell of a frame or canvas.
public struct Position: Hashable, Sendable {
  /// The row, from 0 at the top.
  public var row: Int
  /// The column, from 0 at the left.
  public var column: Int

  /// Creates a position.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
