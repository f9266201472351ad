import FormWidgets

/// The parts of a screen by its size.
extension Size {
  /// The smallest screen on which a form can be filled out.
  static let smallestScreen = Size(columns: 20, rows: 6)

  /// Whether a form can be filled out on a screen of the size.
  var isFillable: Bool {
    columns >= Size.smallestScreen.columns && rows >= Size.smallestScreen.rows
  }

  /// Whether a screen has separate rows for the notice and the keys.
  var isRoomy: Bool { rows >= 8 }

  /// The number of rows that show the form, from the second row of the screen.
  var rowsOfForm: Int { rows - (isRoomy ? 3 : 2) }

  /// The largest width of a form, at the left edge of a wider screen.
  private static let measure = 96

  /// The part of a screen that a form takes: no wider than what the eye follows easily.
  var measure: Size { Size(columns: min(columns, Size.measure), rows: rows) }
}
