import FormUI

extension Cell {
  /// Returns the text sent to a terminal for the cell, given the number of cells it covers.
  ///
  /// Characters that would move the cursor or act on the terminal are replaced.
  func terminalText(covering width: Int) -> String {
    let scalars = text.unicodeScalars
    let isSafe = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isSafe, scalars.first?.cellWidth == width, text.cellWidth == width else {
      return String(repeating: text.isEmpty ? " " : "\u{FFFD}", count: width)
    }
    return text
  }

  /// Whether all terminals agree on the width of the cell.
  var isOfSureWidth: Bool {
    text.utf8.count == 1 || text.unicodeScalars.allSatisfy { $0.widthRisk == nil }
  }
}
