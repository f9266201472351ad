import FormValidation

/// A line of text being edited, in a row of cells.
struct TextLine: Equatable, Sendable {
  /// The text with its editing state.
  private(set) var edited: EditedText

  /// The scroll offset when the mouse was last used, kept while the caret is visible: text must not
  /// move under the mouse.
  private var heldOffset: Int?

  /// Creates a line with the caret at its end.
  init(_ text: String = "") {
    edited = EditedText(text)
  }

  var text: String { edited.text }

  /// The text before the caret.
  var beforeCaret: Substring { edited.beforeCaret }

  /// Returns the line with a text before it, and the caret where it is.
  func following(_ start: String) -> TextLine {
    var line = TextLine(start + text)
    line.edited.moveCaret(to: start.utf8.count + edited.caret)
    return line
  }

  /// Replaces the text and moves the caret to its end.
  mutating func replace(with text: String) {
    edited.replace(with: text)
    heldOffset = nil
  }

  /// Replaces the text in a single undo step.
  mutating func retype(_ text: String) {
    edited.moveCaret(to: 0)
    edited.moveCaret(to: self.text.utf8.count, selecting: true)
    edited.insert(text)
    heldOffset = nil
  }

  /// Replaces the text with a suggestion, in an undo step of its own.
  mutating func accept(_ suggestion: String) {
    edited.rest()
    step(to: suggestion)
  }

  /// Replaces the text as a step, undone together with neighboring steps.
  mutating func step(to text: String) {
    edited.step(to: text)
    heldOffset = nil
  }

  /// Ends editing when the focus leaves.
  mutating func leave() {
    edited.leave()
    heldOffset = nil
  }

  /// Handles an input of a widget that is a line of text.
  mutating func handle(_ input: WidgetInput, in size: Size, isMasked: Bool = false) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): paste(text)
    case .pointer(let pointer):
      return point(pointer, columns: size.columns, isMasked: isMasked)
    case .leave: leave()
    case .line, .commit, .rules, .now, .language, .options: return .notUsed
    }
    return .used
  }

  /// Handles a key: types a character or performs an editing command.
  mutating func press(_ key: Key) -> KeyUse {
    if case .character(let character) = key.symbol, key.modifiers.isEmpty {
      edited.type(character)
      return .used
    }
    guard let command = EditingCommand(key) else { return .notUsed }
    edited.perform(command)
    return .used
  }

  /// Pastes a text on one line.
  mutating func paste(_ pasted: String) {
    edited.insert(pasted.onOneLine)
  }

  /// Handles the mouse: a press moves the caret, a drag selects, and so do several clicks.
  /// - Parameters:
  ///   - pointer: The mouse event, in the cells of the row.
  ///   - columns: The width of the row.
  ///   - isMasked: Whether each grapheme is shown as a mark.
  /// - Returns: Whether the event was used.
  mutating func point(_ pointer: Pointer, columns: Int, isMasked: Bool = false) -> KeyUse {
    guard pointer.action == .press || pointer.action == .drag else {
      return pointer.action == .release ? .used : .notUsed
    }
    let (before, after) = (0..<edited.caret, edited.caret..<text.utf8.count)
    let window = window(
      before: isMasked ? edited.graphemeCount(of: before) : edited.cells(of: before),
      after: isMasked ? edited.graphemeCount(of: after) : edited.cells(of: after),
      columns: columns,
      isFocused: !pointer.movesFocus
    )
    let cell = window.offset + pointer.position.column
    let offset =
      isMasked
      ? edited.offset(ofGrapheme: cell)
      : edited.offset(atCell: cell, ofLine: 0..<text.utf8.count)
    edited.point(pointer, at: offset, ofLine: 0..<text.utf8.count, isMasked: isMasked)
    heldOffset = window.offset
    return .used
  }

  /// Handles the mouse as above, for a text shown in a mask.
  mutating func point(_ pointer: Pointer, columns: Int, as masked: MaskedText) -> KeyUse {
    var shown = shown(as: masked)
    let use = shown.point(pointer, columns: columns)
    if pointer.action == .press || pointer.action == .drag {
      let offset = masked.typedOffset(of: shown.edited.caret)
      if pointer.action == .press, let selection = shown.edited.selection {
        edited.select(masked.typedOffset(of: selection.lowerBound)..<offset)
      } else {
        edited.moveCaret(to: offset, selecting: pointer.action == .drag)
      }
      heldOffset = shown.heldOffset
    }
    return use
  }

  /// Returns the line as shown in a mask, with its caret and selection.
  func shown(as masked: MaskedText) -> TextLine {
    var line = TextLine(masked.shown)
    line.heldOffset = heldOffset
    if let selection = edited.selection {
      let anchor = selection.lowerBound + selection.upperBound - edited.caret
      line.edited.moveCaret(to: masked.shownOffset(of: anchor))
    }
    let caret = masked.shownOffset(of: edited.caret)
    line.edited.moveCaret(to: caret, selecting: edited.selection != nil)
    return line
  }

  /// Returns the visible part of the line, given the cells before and after the caret: the
  /// beginning without the focus.
  func window(before: Int, after: Int, columns: Int, isFocused: Bool) -> LineWindow {
    isFocused
      ? LineWindow(before: before, after: after, columns: columns, holding: heldOffset)
      : LineWindow(before: 0, after: before + after, columns: columns)
  }
}

extension String {
  /// The text without line breaks at both ends, as from copying an entire line.
  ///
  /// A lone line break is kept: it is part of a longer paste that a terminal sends key by key.
  package var trimmingLineBreaks: Substring {
    var trimmed = drop(while: \.isNewline)
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return trimmed.isEmpty ? self[...] : trimmed
  }

  /// A pasted text for one line: line breaks around it are dropped, and those within become spaces.
  var onOneLine: String { String(trimmingLineBreaks.map { $0.isNewline ? " " : $0 }) }
}

/// The part of a line shown in a row of cells, chosen to keep the caret visible.
///
/// It depends only on the text, the caret and the width. As the caret moves, the part jumps by an
/// eighth of the width, at most eight cells, instead of sliding with each key, so that most keys
/// change one cell and the row stays nearly full.
struct LineWindow {
  /// The number of cells scrolled out on the left.
  let offset: Int

  /// The caret's column in the row, from 0; the column after it if the text fills the row.
  let caretColumn: Int

  /// Whether the line continues to the right of the row.
  let isCutRight: Bool

  /// Whether the line continues to the left of the row.
  var isCutLeft: Bool { offset > 0 }

  /// Creates the window on a line from the cells before and after the caret.
  ///
  /// A held offset is kept as long as the caret is visible there.
  init(before: Int, after: Int, columns: Int, holding held: Int? = nil) {
    let last = max(0, columns - 1)
    if let held, held == 0 ? 0...last ~= before : held + 1..<held + max(1, last) ~= before {
      offset = held
    } else if before + after <= columns || before < last {
      offset = 0
    } else {
      let step = max(1, min(8, columns / 8))
      offset = min(before, ((before - last) / step + 1) * step)
    }
    caretColumn = before - offset
    isCutRight = before + after - offset > columns
  }
}

extension Substring {
  /// The text without white space at its ends.
  package var trimmingWhitespace: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
