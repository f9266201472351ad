import FormUI

extension Cell {
  /// What a terminal is sent for the cell, given how many cells it covers.
  ///
  /// What would move the cursor elsewhere, or do something, has a stand-in.
  func terminalText(covering width: Int) -> String {
    let scalars = text.unicodeScalars
    let isSafe = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isSafe, scalars.first?.cellWidth == width, text.cellWidth == width else {
      return String(repeating: text.isEmpty ? " " : "\u{FFFD}", count: width)
    }
    return text
  }

  /// Whether terminals agree where the next cell is.
  var isOfSureWidth: Bool {
    text.utf8.count == 1 || text.unicodeScalars.allSatisfy { $0.widthRisk == nil }
  }
}
