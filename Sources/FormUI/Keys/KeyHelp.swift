public import FormValidation

/// Keys that do something in a widget, and what, for the page about a field.
public struct KeyHelp: Hashable, Sendable {
  /// The keys; any of them, or each its part of what is said.
  public let keys: [Key]

  /// Whether the two keys stand for all between them as well, as 0 and 9 do for the digits.
  public let isSpan: Bool

  let wording: Wording

  /// What keys do, in a session's own words or in those of whoever made the widget.
  enum Wording: Hashable, Sendable {
    case own(SessionWord)
    case given(Message)
  }

  /// Creates a line of help on keys, in words that stay the same in every language.
  public init(_ keys: [Key], _ words: Message) {
    self.keys = keys
    isSpan = false
    wording = .given(words)
  }

  init(_ keys: [Key], _ word: SessionWord) {
    self.keys = keys
    isSpan = false
    wording = .own(word)
  }

  /// Creates a line of help on the characters from one to another.
  init(from first: Character, to last: Character, _ word: SessionWord) {
    keys = [.character(first), .character(last)]
    isSpan = true
    wording = .own(word)
  }
}

extension [KeyHelp] {
  /// What goes from number to number, and what types one.
  static let ofNumber: [KeyHelp] = [
    KeyHelp([.left, .right], .keyStep),
    KeyHelp([.pageDown, .pageUp, .character("["), .character("]")], .keyLargeStep),
    KeyHelp([.home, .end], .keyEnds),
    KeyHelp(from: "0", to: "9", .keyType),
  ]

  /// What takes changes back where no text is edited.
  static let ofHistory: [KeyHelp] = [KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo)]

  /// What takes what is highlighted in something open, or leaves it.
  static let ofChoosing: [KeyHelp] = [
    KeyHelp([.enter], .keyChoose), KeyHelp([.escape], .keyClose),
  ]

  /// What edits a line of text.
  static let ofText: [KeyHelp] =
    [
      KeyHelp([.alt("b"), .alt("f")], .keyWords),
      KeyHelp([.shift(.left), .shift(.right)], .keySelect),
    ] + ofDeletions

  /// What edits a line whose arrows do something else.
  static let ofLine: [KeyHelp] =
    [
      KeyHelp([.control("b"), .control("f")], .keyCaret),
      KeyHelp([.shift(.home), .shift(.end)], .keySelect),
    ] + ofDeletions

  private static let ofDeletions = [
    KeyHelp([.control("w"), .alt("d")], .keyDeleteWord),
    KeyHelp([.control("u"), .control("k")], .keyDeleteLine),
    KeyHelp([.control("y")], .keyYank),
    KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo),
  ]

  /// What moves a thumb on a track.
  static let ofTrack: [KeyHelp] = ofNumber + [KeyHelp([.character("%")], .keyPercent)]
}
