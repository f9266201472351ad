import FormValidation

/// One line of text being edited, in a row of cells.
struct TextLine: Hashable, Sendable {
  /// The text and how it is edited.
  private(set) var edited: EditedText

  /// The cells that were scrolled out on the left when the mouse was last used, which stay so while
  /// the caret is in view: a text must not move under the mouse.
  private var heldOffset: Int?

  /// Creates a line with the caret at its end.
  init(_ text: String = "") {
    edited = EditedText(text)
  }

  /// The text.
  var text: String { edited.text }

  /// What stands before the caret.
  var beforeCaret: Substring { edited.beforeCaret }

  /// Replaces the text and puts the caret at its end.
  mutating func replace(with text: String) {
    edited.replace(with: text)
    heldOffset = nil
  }

  /// Takes a text in the place of the one there, to be undone at once.
  mutating func take(_ text: String) {
    edited.moveCaret(to: 0)
    edited.moveCaret(to: self.text.utf8.count, selecting: true)
    edited.insert(text)
    heldOffset = nil
  }

  /// Takes a text in the place of the one there as a step, undone with those before and behind it.
  mutating func step(to text: String) {
    edited.step(to: text)
    heldOffset = nil
  }

  /// Takes note that the focus has gone elsewhere.
  mutating func leave() {
    edited.leave()
    heldOffset = nil
  }

  /// Takes a key: a character is typed, an editing key does what it does.
  mutating func press(_ key: Key) -> KeyUse {
    if case .character(let character) = key.symbol, key.modifiers.isEmpty {
      edited.type(character)
      return .used
    }
    guard let command = EditingCommand(key) else { return .notUsed }
    edited.perform(command)
    return .used
  }

  /// Takes a pasted text: line breaks around it are dropped, and each within becomes a space, since
  /// a line has none.
  mutating func paste(_ pasted: String) {
    edited.insert(String(pasted.trimmingLineBreaks.map { $0.isNewline ? " " : $0 }))
  }

  /// Takes the mouse: a press puts the caret at a grapheme, a drag selects up to one.
  /// - Parameters:
  ///   - pointer: What was done, in the cells of the row.
  ///   - columns: The cells of the row.
  ///   - isMasked: Whether a mark stands for each grapheme.
  /// - Returns: Whether the line had a use for it.
  mutating func point(_ pointer: Pointer, columns: Int, isMasked: Bool = false) -> KeyUse {
    guard pointer.action == .press || pointer.action == .drag else {
      return pointer.action == .release ? .used : .notUsed
    }
    let (before, after) = (0..<edited.caret, edited.caret..<text.utf8.count)
    let window = window(
      before: isMasked ? edited.graphemeCount(of: before) : edited.cells(of: before),
      after: isMasked ? edited.graphemeCount(of: after) : edited.cells(of: after),
      columns: columns
    )
    let cell = window.offset + pointer.position.column
    let place =
      isMasked
      ? edited.place(ofGrapheme: cell)
      : edited.place(atCell: cell, ofLine: 0..<text.utf8.count)
    edited.moveCaret(to: place, selecting: pointer.action == .drag)
    heldOffset = window.offset
    return .used
  }

  /// Takes the mouse as above, where the text is shown as a mask has it.
  mutating func point(_ pointer: Pointer, columns: Int, as masked: MaskedText) -> KeyUse {
    var shown = shown(as: masked)
    let use = shown.point(pointer, columns: columns)
    if pointer.action == .press || pointer.action == .drag {
      let place = masked.typedPlace(of: shown.edited.caret)
      edited.moveCaret(to: place, selecting: pointer.action == .drag)
      heldOffset = shown.heldOffset
    }
    return use
  }

  /// The line as a mask shows it, with the caret and what is selected where they belong.
  func shown(as masked: MaskedText) -> TextLine {
    var line = TextLine(masked.shown)
    line.heldOffset = heldOffset
    if let selection = edited.selection {
      let anchor = selection.lowerBound + selection.upperBound - edited.caret
      line.edited.moveCaret(to: masked.shownPlace(of: anchor))
    }
    let caret = masked.shownPlace(of: edited.caret)
    line.edited.moveCaret(to: caret, selecting: edited.selection != nil)
    return line
  }

  /// The part of the line that a row shows, given the cells before and behind the caret.
  func window(before: Int, after: Int, columns: Int) -> LineWindow {
    LineWindow(before: before, after: after, columns: columns, holding: heldOffset)
  }
}

extension String {
  /// The text without the line breaks at both ends, which copying a whole line brings along.
  ///
  /// A line break alone is kept: it is part of a longer paste that a terminal hands over key by
  /// key.
  var trimmingLineBreaks: Substring {
    var trimmed = drop(while: \.isNewline)
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return trimmed.isEmpty ? self[...] : trimmed
  }
}
