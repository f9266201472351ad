/// What users can do with the widget, and see of it; with that of a read-only field, little.
extension FillingField {
  /// Returns the keys that the widget uses now, as drawn in a size.
  func keys(in size: Size) -> [KeyHelp] { isReadOnly ? [] : widget.keys(in: size) }

  /// Draws the widget, or the answer of a read-only field, which may be a secret.
  func draw(on canvas: inout Canvas, isSecret: Bool) {
    guard isReadOnly else { return widget.draw(on: &canvas) }
    let answer = widget.summary(in: canvas.words, isSecret: isSecret).printable
    let text = answer.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(text, row: 0, column: 0, style: .value)
    canvas.placeCaret(row: 0, column: 0)
  }
}
