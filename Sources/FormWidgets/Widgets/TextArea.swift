public import FormValidation

/// A field for multiline text, wrapped to its width.
///
/// Enter and Ctrl-J insert a line break; Up and Down move by the lines as drawn, and leave the
/// field before the first and after the last.
public struct TextArea: Widget {
  private static let keysBetween = keys(idle: [])
  private static let keysOnFirst = keys(idle: Key.back)
  private static let keysOnLast = keys(idle: Key.on)
  private static let keysOnOnly = keys(idle: Key.back + Key.on)

  /// Returns the keys, some of which move to no line.
  private static func keys(idle: [Key]) -> [KeyHelp] {
    [KeyHelp([.enter, .control("j")], .keyNewLine, brief: .keyNewLine)] + [KeyHelp].ofText
      + [KeyHelp(unlisted: Key.back + Key.on).without(idle)]
  }

  /// The possible heights of an area.
  package static let rowLimits = 1...20

  /// The height in rows.
  package let rows: Int

  /// The placeholder of the empty area.
  package let placeholder: String?

  /// The language of the text, such as `shell`, which Markdown shows as code; `nil` for prose.
  package let code: String?

  /// The text with its editing state.
  private(set) var edited: EditedText

  /// The column that the caret keeps while it moves up and down.
  private var goal: Int?

  /// The first visible line, from 0, unless the caret would be out of view.
  private(set) var top = 0

  /// Creates an area with the caret after its text, or before one that does not fit, such as a
  /// template, which is read from its start.
  ///
  /// The number of rows is at least 1 and at most 20.
  public init(placeholder: String? = nil, rows: Int = 3, code: String? = nil, text: String = "") {
    self.rows = min(max(TextArea.rowLimits.lowerBound, rows), TextArea.rowLimits.upperBound)
    self.placeholder = placeholder
    self.code = code
    edited = EditedText(text.withLineFeeds)
    edited.beginAtStart(ifTallerThan: rows)
  }

  /// The text, with line feeds as line breaks.
  public var value: Value {
    get { .text(edited.text) }
    set {
      guard let text = String(newValue) else { return }
      edited.replace(with: text.withLineFeeds)
      edited.beginAtStart(ifTallerThan: rows)
      (goal, top) = (nil, 0)
    }
  }

  public var traits: WidgetTraits { WidgetTraits(.text, keepsLineBreaks: true, undoesEdits: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      textBeforeCaret: edited.beforeCaret,
      placeholder: placeholder
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    switch (isOnFirstLine(columns: size.columns), isOnLastLine(columns: size.columns)) {
    case (false, false): TextArea.keysBetween
    case (true, false): TextArea.keysOnFirst
    case (false, true): TextArea.keysOnLast
    case (true, true): TextArea.keysOnOnly
    }
  }

  public func height(in room: Size) -> Int { rows }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key, in: size)
    case .pointer(let pointer): return point(pointer, in: size)
    case .paste(let text): edited.insert(text.withLineFeeds)
    case .line(let text): edited.retype(text.withLineFeeds)
    case .leave: edited.leave()
    case .commit, .rules, .now, .language, .options: return .notUsed
    }
    goal = nil
    return .used
  }

  private mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if let typed = TextArea.character(of: key) {
      edited.type(typed)
      goal = nil
      return .used
    }
    guard let command = EditingCommand.keymapOfLines[key] ?? EditingCommand(key) else {
      return .notUsed
    }
    let wrapped = WrappedText(edited.text, columns: size.columns)
    top = visibleTop(of: wrapped, rows: size.rows)
    return perform(command, in: wrapped)
  }

  private mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    if pointer.action == .release { return .used }
    let wrapped = WrappedText(edited.text, columns: size.columns)
    top = visibleTop(of: wrapped, rows: size.rows)
    if let step = pointer.action.wheelStep { return scroll(by: step, wrapped, rows: size.rows) }
    let line = top + pointer.position.row
    let offset = offset(atCell: pointer.position.column, ofLine: line, in: wrapped)
    edited.point(pointer, at: offset, ofLine: edited.typedLine(at: offset))
    goal = nil
    return .used
  }

  /// Scrolls a text that is longer than the area, with the caret in view.
  private mutating func scroll(by step: Int, _ wrapped: WrappedText, rows: Int) -> KeyUse {
    guard wrapped.lines.count > rows else { return .notUsed }
    let line = wrapped.line(of: edited.caret)
    top = max(0, min(top + step, wrapped.lines.count - rows))
    let target = max(top, min(line, top + rows - 1))
    return target == line ? .used : go(by: target - line, in: wrapped, .move(.lineDown))
  }

  /// Returns the character that a key types; `nil` if it does something else.
  private static func character(of key: Key) -> Character? {
    if let typed = key.typed { return typed == "\r" || typed == "\r\n" ? "\n" : typed }
    return switch key {
    case .enter, Key(.enter, .alt), .control("j"): "\n"
    default: nil
    }
  }

  private mutating func perform(_ command: EditingCommand, in wrapped: WrappedText) -> KeyUse {
    switch command {
    case .move(let move), .select(let move):
      guard let lines = move.lines else {
        goal = nil
        edited.perform(command, to: offset(of: move, in: wrapped))
        return .used
      }
      return go(by: lines, in: wrapped, command)
    case .kill(let move): edited.perform(command, to: endOfTypedLine(move))
    case .delete, .transpose, .yank, .undo, .redo: edited.perform(command)
    }
    goal = nil
    return .used
  }

  /// Moves the caret by lines as drawn; at the first and last, only selecting keys are used.
  private mutating func go(
    by count: Int,
    in wrapped: WrappedText,
    _ command: EditingCommand
  ) -> KeyUse {
    let line = wrapped.line(of: edited.caret)
    let target = min(max(0, line + count), wrapped.lines.count - 1)
    if target == line {
      guard case .select(let move) = command else { return .notUsed }
      edited.perform(command, to: edited.offset(of: move))
      goal = nil
      return .used
    }
    let start = wrapped.lines[line].lowerBound
    let cell = goal ?? edited.cells(of: start..<edited.caret)
    edited.perform(command, to: offset(atCell: cell, ofLine: target, in: wrapped))
    goal = cell
    return .used
  }
}

extension TextArea {
  /// Returns whether the caret is in the first line as drawn.
  private func isOnFirstLine(columns: Int) -> Bool {
    // The first line and the next word are in as many characters, which take a cell or more.
    let start = edited.text.prefix(2 * max(1, columns) + 2)
    return edited.caret <= start.utf8.count
      && WrappedText(String(start), columns: columns).line(of: edited.caret) == 0
  }

  /// Returns whether the caret is in the last line as drawn.
  private func isOnLastLine(columns: Int) -> Bool {
    let rest = edited.text[edited.index(edited.caret)...]
    // Usually; wrapping a long text takes time.
    if rest.isEmpty { return true }
    let line = edited.typedLine(at: edited.caret)
    guard line.upperBound == edited.text.utf8.count else { return false }
    let text = edited.text[edited.index(line.lowerBound)...]
    let wrapped = WrappedText(String(text), columns: columns)
    return wrapped.line(of: edited.caret - line.lowerBound) == wrapped.lines.count - 1
  }

  /// Returns the target of a move within a line as drawn; `nil` for moves that do not depend on
  /// lines.
  func offset(of move: CaretMove, in wrapped: WrappedText) -> Int? {
    let line = wrapped.line(of: edited.caret)
    return switch move {
    case .lineStart: wrapped.lines[line].lowerBound
    case .lineEnd: end(ofLine: line, in: wrapped)
    default: nil
    }
  }

  /// Returns the position of a cell in a line as drawn, or the line's end; lines outside the text
  /// are its ends.
  func offset(atCell cell: Int, ofLine line: Int, in wrapped: WrappedText) -> Int {
    guard line >= 0 else { return 0 }
    guard line < wrapped.lines.count else { return edited.text.utf8.count }
    let offset = edited.offset(atCell: cell, ofLine: wrapped.lines[line])
    return min(offset, end(ofLine: line, in: wrapped))
  }

  /// Returns the last position in a line as drawn: before its last grapheme if it continues in the
  /// next.
  private func end(ofLine line: Int, in wrapped: WrappedText) -> Int {
    let end = wrapped.lines[line].upperBound
    guard wrapped.isSoft(line) else { return end }
    return edited.offset(edited.indexBefore(edited.index(end)))
  }

  /// Returns the end of the line as typed that a deletion goes to, or the position after it if the
  /// caret is already there; `nil` for other moves.
  func endOfTypedLine(_ move: CaretMove) -> Int? {
    let (line, caret) = (edited.typedLine(at: edited.caret), edited.caret)
    switch move {
    case .lineStart: return line.lowerBound == caret ? max(0, caret - 1) : line.lowerBound
    case .lineEnd:
      return line.upperBound == caret ? min(caret + 1, edited.text.utf8.count) : line.upperBound
    default: return nil
    }
  }
}

extension EditedText {
  /// Returns the range of the line as typed at a position, without its line break.
  fileprivate func typedLine(at offset: Int) -> Range<Int> {
    let (text, position) = (text.utf8, index(offset))
    let lineFeed = UInt8(ascii: "\n")
    let start = text[..<position].lastIndex(of: lineFeed).map(text.index(after:))
    let end = text[position...].firstIndex(of: lineFeed)
    return self.offset(start ?? text.startIndex)..<self.offset(end ?? text.endIndex)
  }
}

extension CaretMove {
  /// The number of lines that the move goes down, negative for up; `nil` if it stays in one.
  var lines: Int? {
    switch self {
    case .lineUp: -1
    case .lineDown: 1
    default: nil
    }
  }
}

extension String {
  /// The text with all line breaks as line feeds.
  var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var unified = ""
    for character in self {
      unified.append(character == "\r\n" || character == "\r" ? "\n" : character)
    }
    return unified
  }
}

extension TextArea {
  /// Draws the lines around the caret, with marks if there are more above or below.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    guard !edited.text.isEmpty else {
      drawEmpty(on: &canvas)
      return
    }
    let wrapped = WrappedText(edited.text, columns: size.columns)
    let top = visibleTop(of: wrapped, rows: size.rows)
    for row in 0..<size.rows { draw(top + row, of: wrapped, row: row, on: &canvas) }
    let hasMoreBelow = top + size.rows < wrapped.lines.count
    canvas.markMore(above: top > 0, below: hasMoreBelow, in: 0..<size.rows)
    let line = wrapped.line(of: edited.caret)
    let start = wrapped.lines[line].lowerBound
    let cells = edited.cells(of: start..<edited.caret)
    canvas.placeCaret(row: line - top, column: min(cells, size.columns - 1))
  }

  /// Returns the first visible line, such that the caret is visible and no row is needlessly empty.
  func visibleTop(of wrapped: WrappedText, rows: Int) -> Int {
    let line = wrapped.line(of: edited.caret)
    let lowest = max(0, wrapped.lines.count - rows)
    return min(max(min(top, lowest), line - rows + 1), line)
  }

  private func draw(_ line: Int, of wrapped: WrappedText, row: Int, on canvas: inout Canvas) {
    var end = 0
    if line < wrapped.lines.count {
      let range = wrapped.lines[line]
      end = canvas.draw(range, of: edited, row: row, column: 0)
      // A selected line break is visible, too.
      if !wrapped.isSoft(line), edited.selection?.contains(range.upperBound) == true {
        end = canvas.fill(" ", count: 1, row: row, column: end, style: .selection)
      }
    }
    canvas.fill(" ", count: canvas.size.columns - end, row: row, column: end, style: .room)
  }

  private func drawEmpty(on canvas: inout Canvas) {
    let size = canvas.size
    for row in 0..<size.rows {
      canvas.fill(" ", count: size.columns, row: row, column: 0, style: .room)
    }
    let lines = (placeholder ?? "").textLines.flatMap { $0.printable.wrapped(to: size.columns) }
    for (row, line) in lines.prefix(size.rows).enumerated() {
      canvas.write(line, row: row, column: 0, style: .placeholder)
    }
    canvas.placeCaret(row: 0, column: 0)
  }
}
