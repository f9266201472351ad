/// The effect of a key on a text.
package enum EditingCommand: Hashable, Sendable {
  case move(CaretMove)
  case select(CaretMove)
  case delete(CaretMove)
  case kill(CaretMove)
  case transpose, yank, undo, redo

  /// Creates the command of a key; `nil` if it has none.
  package init?(_ key: Key) {
    guard let command = EditingCommand.keymap[key] else { return nil }
    self = command
  }

  /// The keys that edit a line, and their commands.
  package static let keymap: [Key: EditingCommand] = [
    .left: .move(.left),
    .control("b"): .move(.left),
    .right: .move(.right),
    .control("f"): .move(.right),
    .alt("b"): .move(.wordLeft),
    Key(.left, .control): .move(.wordLeft),
    Key(.left, .alt): .move(.wordLeft),
    .alt("f"): .move(.wordRight),
    Key(.right, .control): .move(.wordRight),
    Key(.right, .alt): .move(.wordRight),
    .home: .move(.lineStart),
    .control("a"): .move(.lineStart),
    .end: .move(.lineEnd),
    .control("e"): .move(.lineEnd),
    .shift(.left): .select(.left),
    .shift(.right): .select(.right),
    Key(.left, [.control, .shift]): .select(.wordLeft),
    Key(.right, [.control, .shift]): .select(.wordRight),
    Key(.left, [.alt, .shift]): .select(.wordLeft),
    Key(.right, [.alt, .shift]): .select(.wordRight),
    .shift(.home): .select(.lineStart),
    .shift(.end): .select(.lineEnd),
    .backspace: .delete(.left),
    .control("h"): .delete(.left),
    .delete: .delete(.right),
    .control("d"): .delete(.right),
    .control("w"): .kill(.wordLeft),
    Key(.backspace, .alt): .kill(.wordLeft),
    .alt("d"): .kill(.wordRight),
    .control("u"): .kill(.lineStart),
    .control("k"): .kill(.lineEnd),
    .control("y"): .yank,
    .control("t"): .transpose,
    undoKey: .undo,
    .alt("_"): .redo,
  ]

  /// The key for undo, as named in help.
  package static let undoKey = Key.control("_")

  /// The additional keys in a multiline text, and their commands.
  static let keymapOfLines: [Key: EditingCommand] = [
    .up: .move(.lineUp),
    .control("p"): .move(.lineUp),
    .down: .move(.lineDown),
    .control("n"): .move(.lineDown),
    Key(.home, .control): .move(.textStart),
    Key(.end, .control): .move(.textEnd),
    .shift(.up): .select(.lineUp),
    .shift(.down): .select(.lineDown),
    Key(.home, [.control, .shift]): .select(.textStart),
    Key(.end, [.control, .shift]): .select(.textEnd),
  ]
}

/// A way for the caret to move.
package enum CaretMove: Hashable, Sendable {
  case left, right, wordLeft, wordRight
  /// To the ends of a line: as drawn if the caret moves, as typed if the text in between is
  /// deleted.
  case lineStart, lineEnd
  /// To the ends of the entire text.
  case textStart, textEnd
  /// Up and down by a line as drawn.
  case lineUp, lineDown
}
