extension RangeSlider {
  // A dash with blanks separates the numbers.
  var valueCells: Int { scale.valueWidth * 2 + 3 }

  var shownCells: Int {
    let (low, high) = shown
    return low.utf8.count + high.utf8.count + 3
  }

  /// Draws the values, `2 – 5`, with the active one emphasized.
  func drawValue(on canvas: inout Canvas, from column: Int, style: Style) -> Int {
    let (low, high) = shown
    let (lowStyle, highStyle) = active == .low ? (style, Style.plain) : (.plain, style)
    let lowEnd = canvas.write(low, row: 0, column: column, style: lowStyle)
    let dash = canvas.write(" \(canvas.glyphs.rangeDash) ", row: 0, column: lowEnd, style: .quiet)
    let highEnd = canvas.write(high, row: 0, column: dash, style: highStyle)
    return active == .low ? lowEnd : highEnd
  }
}
