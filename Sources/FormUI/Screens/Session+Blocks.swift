import FormValidation

/// The parts of a form that scroll as one: how high each is at a width of the screen.
extension Session {
  /// The lines above the first field, and a blank one; nothing where there are none.
  func introBlock(columns: Int) -> Block? {
    guard let intro = form.intro else { return nil }
    let lines = intro.printable.wrapped(to: max(1, columns - 2))
    return Block(height: lines.count + 1, content: .intro(lines))
  }

  /// A field: its label, its widget, the lines under it.
  func fieldBlock(at place: Int, columns screenWidth: Int) -> Block {
    let columns = FieldColumns(
      screenWidth: screenWidth,
      widestLabel: measures.labelWidth,
      label: measures.labels[place].width
    )
    let lines = messageLines(at: place, width: columns.messageWidth)
    let height = widgets[place].height(atWidth: columns.widgetWidth)
    return Block(
      height: columns.widgetRow + height + lines.count,
      content: .field(place, columns, lines)
    )
  }

  /// The button that submits.
  var submitBlock: Block { Block(height: 1, content: .submit) }
}
