extension Slider {
  /// What is typed, or the value.
  private var shown: String { typed.isEmpty ? shownValue : typed }

  var valueCells: Int { Swift.max(valueWidth, shown.utf8.count) }

  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int {
    canvas.write(shown, row: 0, column: column, style: style)
  }
}
