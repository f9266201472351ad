extension Slider {
  /// The typed text, or the value.
  private var shown: String { typed.isEmpty ? shownValue : typed.text }

  var valueCells: Int { valueWidth }

  var shownCells: Int { shown.utf8.count }

  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int {
    canvas.write(shown, row: 0, column: column, style: style)
  }
}
