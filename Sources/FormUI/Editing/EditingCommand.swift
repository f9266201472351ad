/// What a key does to a line of text.
enum EditingCommand: Hashable, Sendable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd
  case deleteBack, deleteForward
  case deleteWordBack, deleteWordForward, deleteToStart, deleteToEnd
  case yank

  /// The command of a key, or nothing where the key has none.
  init?(_ key: Key) {
    guard let command = EditingCommand.keymap[key] else { return nil }
    self = command
  }

  /// Every key that edits, and what it does.
  static let keymap: [Key: EditingCommand] = [
    .left: .left,
    .control("b"): .left,
    .right: .right,
    .control("f"): .right,
    .alt("b"): .wordLeft,
    Key(.left, .control): .wordLeft,
    .alt("f"): .wordRight,
    Key(.right, .control): .wordRight,
    .home: .lineStart,
    .control("a"): .lineStart,
    .end: .lineEnd,
    .control("e"): .lineEnd,
    .backspace: .deleteBack,
    .control("h"): .deleteBack,
    .delete: .deleteForward,
    .control("d"): .deleteForward,
    .control("w"): .deleteWordBack,
    Key(.backspace, .alt): .deleteWordBack,
    .alt("d"): .deleteWordForward,
    .control("u"): .deleteToStart,
    .control("k"): .deleteToEnd,
    .control("y"): .yank,
  ]
}
