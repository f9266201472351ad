public import FormValidation

/// A field for multiline text, wrapped to its width.
///
/// Enter and Ctrl-J insert a line break; Up and Down move by the lines as drawn, and leave the
/// field before the first and after the last.
public struct TextArea: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { TextArea.allKeys }

  private static let allKeys =
    [KeyHelp([.enter, .control("j")], .keyNewLine, brief: .keyNewLine)] + [KeyHelp].ofText

  /// The possible heights of an area.
  public static let rowLimits = 1...20

  /// The width assumed by keys if the area's is unknown.
  private static let usualColumns = 40

  /// The height in rows.
  public let rows: Int

  /// The placeholder of the empty area.
  public let placeholder: String?

  /// The text with its editing state.
  private(set) var edited: EditedText

  /// The column that the caret keeps while it moves up and down.
  private var goal: Int?

  /// The first visible line, from 0, unless the caret would be out of view.
  private(set) var top = 0

  /// Creates an area with the caret after its text.
  /// - Precondition: `rows` is within `rowLimits`.
  public init(placeholder: String? = nil, rows: Int = 3, text: String = "") {
    precondition(TextArea.rowLimits ~= rows, "a text area has 1 to 20 rows")
    self.rows = rows
    self.placeholder = placeholder
    edited = EditedText(text.withLineFeeds)
  }

  /// The text, with line feeds as line breaks.
  public var value: Value {
    get { .text(edited.text) }
    set {
      guard let text = String(newValue) else { return }
      edited.replace(with: text.withLineFeeds)
      (goal, top) = (nil, 0)
    }
  }

  /// The lines on one line, separated by slashes.
  public var summary: String? {
    edited.text.split(separator: "\n").joined(separator: " / ")
  }

  public var caret: Int? { edited.beforeCaret.count }

  public var keepsLineBreaks: Bool { true }

  public func height(atWidth columns: Int) -> Int { rows }

  public mutating func leave() {
    edited.leave()
    goal = nil
  }

  public mutating func paste(_ text: String) -> KeyUse {
    edited.insert(text.withLineFeeds)
    goal = nil
    return .used
  }

  public mutating func press(_ key: Key) -> KeyUse {
    press(key, in: Size(columns: TextArea.usualColumns, rows: rows))
  }

  public mutating func press(_ key: Key, in size: Size) -> KeyUse {
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

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    guard pointer.action == .press || pointer.action == .drag else {
      return pointer.action == .release ? .used : .notUsed
    }
    let wrapped = WrappedText(edited.text, columns: size.columns)
    top = visibleTop(of: wrapped, rows: size.rows)
    let line = top + pointer.position.row
    let place = place(atCell: pointer.position.column, ofLine: line, in: wrapped)
    edited.moveCaret(to: place, selecting: pointer.action == .drag)
    goal = nil
    return .used
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
        edited.perform(command, to: place(of: move, in: wrapped))
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
      edited.perform(command, to: edited.place(of: move))
      goal = nil
      return .used
    }
    let start = wrapped.lines[line].lowerBound
    let cell = goal ?? edited.cells(of: start..<edited.caret)
    edited.perform(command, to: place(atCell: cell, ofLine: target, in: wrapped))
    goal = cell
    return .used
  }
}
