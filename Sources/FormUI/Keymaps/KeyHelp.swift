public import FormValidation

/// Keys of a widget and what they do, for the key line and the help page.
public struct KeyHelp: Equatable, Sendable {
  /// The keys: either alternatives, or one for each part of the words.
  package let keys: [Key]

  /// Whether the two keys represent all keys between them, as 0 and 9 do for the digits.
  package let isSpan: Bool

  let meaning: Meaning

  /// The words on the key line; `nil` if the keys are only on the help page.
  let brief: Meaning?

  /// The number of keys on the key line, if it shows any.
  private let briefCount: Int

  /// The keys on the key line.
  var briefKeys: ArraySlice<Key> { keys.prefix(brief == nil ? 0 : briefCount) }

  /// The words for what keys do: a session's own, or the widget author's.
  enum Meaning: Equatable, Sendable {
    case own(Word)
    case given(Message)
  }

  /// Creates help on keys, with words that are the same in every language.
  /// - Parameters:
  ///   - keys: The keys.
  ///   - words: Their effect.
  ///   - brief: The effect of the first of them, in one or two words, if it is on the key line.
  public init(_ keys: [Key], _ words: Message, brief: Message? = nil) {
    self.keys = keys
    isSpan = false
    meaning = .given(words)
    self.brief = brief.map(Meaning.given)
    briefCount = 1
  }

  init(_ keys: [Key], _ word: Word, brief: Word? = nil, showing briefCount: Int = 1) {
    self.keys = keys
    isSpan = false
    meaning = .own(word)
    self.brief = brief.map(Meaning.own)
    self.briefCount = briefCount
  }

  /// Creates help on a range of characters.
  init(from first: Character, to last: Character, _ word: Word) {
    keys = [.character(first), .character(last)]
    isSpan = true
    meaning = .own(word)
    brief = nil
    briefCount = 0
  }
}

extension [KeyHelp] {
  /// The keys that change a number, a date or a time by a step.
  static let ofSteps: [KeyHelp] = [
    KeyHelp(
      [Key(.up, .alt), Key(.down, .alt), .character("]"), .character("[")],
      .keySteps,
      brief: .keyStep,
      showing: 2
    )
  ]

  /// The keys that undo and redo where no text is edited.
  static let ofHistory: [KeyHelp] = [KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo)]

  /// The keys that choose the highlighted item of something open, or close it.
  static let ofChoosing: [KeyHelp] = [
    KeyHelp([.enter], .keyChoose, brief: .keyChoose),
    KeyHelp([.escape], .keyClose, brief: .keyClose),
  ]

  /// The key that clears the filter of a list.
  static let ofClearing: [KeyHelp] = [
    KeyHelp([.escape], .keyClearFilter, brief: .keyClear)
  ]

  /// The keys that move through a list by more than one option.
  static let ofLongList: [KeyHelp] = [
    KeyHelp([.pageUp, .pageDown], .keyOptionPages),
    KeyHelp([.home, .end], .keyOptionEnds),
  ]

  /// The keys of an open list.
  static let ofMenu: [KeyHelp] =
    ofChoosing + [KeyHelp([.up, .down], .keyOptions)] + ofLongList

  /// The keys of an open list with a filter.
  static let ofNarrowedMenu: [KeyHelp] =
    ofChoosing.prefix(1) + ofClearing + ofMenu.dropFirst(ofChoosing.count)

  /// The keys that edit a line of text.
  static let ofText: [KeyHelp] = [
    KeyHelp([.alt("b"), .alt("f")], .keyWords),
    KeyHelp([.shift(.left), .shift(.right)], .keySelect),
    KeyHelp([.control("w"), .alt("d")], .keyDeleteWord),
    KeyHelp([.control("u"), .control("k")], .keyDeleteLine),
    KeyHelp([.control("y")], .keyYank),
    KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo),
  ]

  /// The keys that move a handle on a track, or type its value.
  static let ofTrack: [KeyHelp] = [
    KeyHelp(
      [.left, .right, Key(.down, .alt), Key(.up, .alt), .character("["), .character("]")],
      .keySteps,
      brief: .keyChange,
      showing: 2
    ),
    KeyHelp([.shift(.left), .shift(.right)], .keyLargeStep),
    KeyHelp([.home, .end], .keyEnds),
    KeyHelp(from: "0", to: "9", .keyType),
    KeyHelp([.character("%")], .keyPercent),
  ]
}
