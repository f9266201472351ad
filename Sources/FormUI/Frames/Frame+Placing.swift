extension Frame {
  /// Returns the frame on a screen of another size: cut or padded with blanks.
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - lastRow: What replaces the screen's last row; `nil` keeps the frame's.
  /// - Returns: A frame of that size.
  public func placed(in size: Size, lastRow: [Span]? = nil) -> Frame {
    var placed = rows.prefix(size.rows).map { $0.compactMap { $0.clipped(to: size.columns) } }
    while placed.count < size.rows { placed.append([]) }
    if let lastRow, !placed.isEmpty {
      placed[placed.count - 1] = lastRow.compactMap { $0.clipped(to: size.columns) }
    }
    let isSeen = cursor.map { $0.row < size.rows && $0.column < size.columns } ?? false
    return Frame(size: size, rows: placed, cursor: isSeen ? cursor : nil)
  }
}
