public import FormValidation

/// A field for a text of several lines, in rows of cells that it is wrapped to.
///
/// Enter and Ctrl-J make a new line; Up and Down move by the lines as drawn, and leave the field
/// beyond the first and the last.
public struct TextArea: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { TextArea.allKeys }

  private static let allKeys =
    [KeyHelp([.enter, .control("j")], .keyNewLine, brief: .keyNewLine)] + [KeyHelp].ofText

  /// The rows that an area can have.
  public static let rowLimits = 1...20

  /// The columns that keys go by where nobody says how wide the area is drawn.
  private static let usualColumns = 40

  /// The rows it takes.
  public let rows: Int

  /// What stands in the area while it is empty.
  public let placeholder: String?

  /// The text and how it is edited.
  private(set) var edited: EditedText

  /// The cell that the caret goes to in other lines, while it moves up and down.
  private var goal: Int?

  /// The first line seen, from 0, unless the caret is out of view then.
  private(set) var top = 0

  /// Creates an area with the caret behind its text.
  /// - Precondition: `rows` is within `rowLimits`.
  public init(placeholder: String? = nil, rows: Int = 3, text: String = "") {
    precondition(TextArea.rowLimits ~= rows, "a text area has 1 to 20 rows")
    self.rows = rows
    self.placeholder = placeholder
    edited = EditedText(text.withLineFeeds)
  }

  /// The text; each line break in it is a line feed.
  public var value: Value {
    get { .text(edited.text) }
    set {
      guard let text = String(newValue) else { return }
      edited.replace(with: text.withLineFeeds)
      (goal, top) = (nil, 0)
    }
  }

  /// The lines side by side, with a stroke between them.
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

  /// What a key types; `nil` if it does something else.
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

  /// Moves the caret by lines as drawn; beyond the first and the last, only what selects is used.
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
