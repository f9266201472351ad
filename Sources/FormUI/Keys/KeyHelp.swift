public import FormValidation

/// Keys that do something in a widget, and what, for the page about a field.
public struct KeyHelp: Hashable, Sendable {
  /// The keys; any of them, or each its part of what is said.
  public let keys: [Key]

  let wording: Wording

  /// What keys do, in a session's own words or in those of whoever made the widget.
  enum Wording: Hashable, Sendable {
    case own(SessionWord)
    case given(Message)
  }

  /// Creates a line of help on keys, in words that stay the same in every language.
  public init(_ keys: [Key], _ words: Message) {
    self.keys = keys
    wording = .given(words)
  }

  init(_ keys: [Key], _ word: SessionWord) {
    self.keys = keys
    wording = .own(word)
  }
}

extension [KeyHelp] {
  /// What edits a line of text.
  static let ofText: [KeyHelp] = [
    KeyHelp([.alt("b"), .alt("f")], .keyWords),
    KeyHelp([.shift(.left), .shift(.right)], .keySelect),
    KeyHelp([.control("w"), .alt("d")], .keyDeleteWord),
    KeyHelp([.control("u"), .control("k")], .keyDeleteLine),
    KeyHelp([.control("y")], .keyYank),
    KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo),
  ]

  /// What moves a thumb on a track.
  static let ofTrack: [KeyHelp] = [
    KeyHelp([.left, .right], .keyStep),
    KeyHelp([.pageDown, .pageUp, .character("["), .character("]")], .keyLargeStep),
    KeyHelp([.home, .end], .keyEnds),
  ]
}
