/// The last row of a screen: the keys that do something.
extension Session {
  /// The keys of the form, among them those of the widget with the focus that nobody would guess;
  /// behind them the one that takes a suggestion, while there is one.
  func keyRow(on screen: Size, reusing blocks: inout DrawnBlocks) -> [Span] {
    let suggests = showsSuggestion(on: screen)
    let widget = focusedPlace.map { widgets[$0] }
    let keysNow = widget?.keysNow ?? []
    let revision = (suggests ? 1 : 0) + (keysNow.isEmpty ? 0 : 2) + (widget?.isOpen == true ? 4 : 0)
    return block(1, on: screen, revision: revision, &blocks) { canvas in
      let own = keysNow.compactMap { help in help.keys.first.map { hint($0, words(of: help)) } }
      var hints = keysOfForm
      // What is open has all keys before the form has any.
      hints.insert(contentsOf: own, at: widget?.isOpen == true ? 0 : min(2, hints.count))
      guard suggests, let taking = TextField.suggestionKeys.first else {
        return draw(hints, on: &canvas, before: screen.columns)
      }
      let last = hint(taking, measures.words[.takeSuggestion])
      let start = screen.columns - 1 - last.width
      draw(hints, on: &canvas, before: start - 2)
      draw(last, on: &canvas, column: start, style: .focusedLabel)
    }
  }

  /// A key and what it does.
  private struct Hint {
    let key: String
    let word: String
    let width: Int
  }

  private func hint(_ key: Key, _ word: String) -> Hint {
    let name = measures.words.keys.name(of: key)
    return Hint(key: name, word: " " + word, width: name.cellWidth + 1 + word.cellWidth)
  }

  private var keysOfForm: [Hint] {
    let hasNextPage = openPage(after: page, step: 1) != nil
    return Keymap.help.filter { hasNextPage || $0.action != .nextPage }.map { help in
      let isSwitchedBack = help.action == .switchErrors && errorsShown == .all
      let isEnter = help.action == .submit && form.enterUse == .submit
      return hint(
        isEnter ? .enter : help.key,
        measures.words[isSwitchedBack ? .oneError : help.word]
      )
    }
  }

  /// Draws as many as fit before a column.
  private func draw(_ hints: [Hint], on canvas: inout Canvas, before end: Int) {
    var column = 1
    for hint in hints {
      guard column + hint.width <= end else { break }
      column = draw(hint, on: &canvas, column: column, style: .label) + 2
    }
  }

  @discardableResult
  private func draw(_ hint: Hint, on canvas: inout Canvas, column: Int, style: Style) -> Int {
    let column = canvas.write(hint.key, row: 0, column: column, style: style)
    return canvas.write(hint.word, row: 0, column: column, style: .quiet)
  }
}
