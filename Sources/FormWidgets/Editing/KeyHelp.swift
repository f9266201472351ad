public import FormValidation

/// Keys that a widget uses and what they do, for the key line, the help page and the keymap.
public struct KeyHelp: Equatable, Sendable {
  /// The keys: either alternatives, or one for each part of the words.
  package let keys: [Key]

  /// More keys with an effect, which help does not name.
  private var others: [Key] = []

  /// Those of the keys that have no effect at the moment, so that the form receives them.
  private var idle: [Key] = []

  /// Whether every key that types a character is one of them.
  private var isTyping = false

  /// Whether the two keys represent all keys between them, as 0 and 9 do for the digits.
  package let isSpan: Bool

  /// The words on the help page; `nil` if it does not name the keys.
  package let meaning: Meaning?

  /// The words on the key line; `nil` if the keys are only on the help page.
  package let brief: Meaning?

  /// The number of keys on the key line, if it shows any.
  private let briefCount: Int

  /// The keys on the key line.
  package var briefKeys: ArraySlice<Key> { keys.prefix(brief == nil ? 0 : briefCount) }

  /// The words for what keys do: a filling's own, or the widget author's.
  package enum Meaning: Equatable, Sendable {
    case own(Word)
    case given(Message)
  }

  /// Creates help on keys, with words that are the same in every language.
  /// - Parameters:
  ///   - keys: The keys.
  ///   - words: Their effect.
  ///   - brief: The effect of the first of them, in one or two words, if it is on the key line.
  ///   - others: More keys with the same effects, which help does not name.
  ///   - idle: Those of the keys that have no effect at the moment, like Up on the first row.
  public init(
    _ keys: [Key],
    _ words: Message,
    brief: Message? = nil,
    others: [Key] = [],
    idle: [Key] = []
  ) {
    self.keys = keys
    self.others = others
    self.idle = idle
    isSpan = false
    meaning = .given(words)
    self.brief = brief.map(Meaning.given)
    briefCount = 1
  }

  package init(_ keys: [Key], _ word: Word, brief: Word? = nil, showing briefCount: Int = 1) {
    self.keys = keys
    isSpan = false
    meaning = .own(word)
    self.brief = brief.map(Meaning.own)
    self.briefCount = briefCount
  }

  /// Creates keys that help does not name.
  init(unlisted others: [Key]) {
    keys = []
    self.others = others
    isSpan = false
    meaning = nil
    brief = nil
    briefCount = 0
  }

  /// Creates help on a range of characters.
  init(from first: Character, to last: Character, _ word: Word) {
    keys = [.character(first), .character(last)]
    isSpan = true
    meaning = .own(word)
    brief = nil
    briefCount = 0
  }

  /// Returns whether a widget with these keys uses a key now, so that the form does not receive it.
  package func uses(_ key: Key) -> Bool {
    (keys.contains(key) || others.contains(key) || isTyping && key.typed != nil)
      && !idle.contains(key)
  }

  /// Returns the same help, with more keys that it does not name.
  func and(_ others: [Key]) -> KeyHelp {
    var help = self
    help.others += others
    return help
  }

  /// Returns the same help, while some of its keys have no effect.
  func without(_ idle: [Key]) -> KeyHelp {
    var help = self
    help.idle = idle
    return help
  }

  /// The keys that type a character.
  static let typing: KeyHelp = {
    var help = KeyHelp(unlisted: [])
    help.isTyping = true
    return help
  }()
}

extension Key {
  /// The keys that move to the previous or the next option or line.
  static let back: [Key] = [.up, .control("p")]
  static let on: [Key] = [.down, .control("n")]

  /// The keys that accept a suggestion after the caret.
  static let accepting: [Key] = [.right, .end, .control("f")]
}

extension KeyHelp {
  /// The keys that move to the previous or the next option.
  static let options = KeyHelp([.up, .down], .keyOptions).and([.control("p"), .control("n")])

  /// The keys that clear an answer, and those that clear a choice.
  static let clearing = KeyHelp([.backspace, .delete], .keyClear)
  static let clearingChoice = clearing.and(Key.clearing)

  /// The keys that change a number, a date or a time by a step.
  static let steps = KeyHelp(
    [Key(.up, .alt), Key(.down, .alt), .character("]"), .character("[")],
    .keySteps,
    brief: .keyStep,
    showing: 2
  )

  /// The same while there is nothing to step from, and the brackets are typed.
  static let idleSteps = steps.without([Key(.up, .alt), Key(.down, .alt)])
}

extension [KeyHelp] {
  /// The keys that undo and redo in any field, by its widget or by the filling.
  package static let ofHistory: [KeyHelp] = [
    KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo)
  ]

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
    ofChoosing + [.options] + ofLongList + [KeyHelp(from: "a", to: "z", .keyNarrow), .typing]

  /// The keys of an open list with a filter.
  static let ofNarrowedMenu: [KeyHelp] =
    ofChoosing.prefix(1) + ofClearing + ofMenu.dropFirst(ofChoosing.count)

  /// The keys that edit a line of text.
  static let ofText: [KeyHelp] = [
    KeyHelp([.alt("b"), .alt("f")], .keyWords),
    KeyHelp([.shift(.left), .shift(.right)], .keySelect),
    KeyHelp([.control("w"), .alt("d")], .keyDeleteWord),
    KeyHelp([.control("u"), .control("k")], .keyDeleteLine),
    KeyHelp([.control("y")], .keyYank), .typing,
  ]

  /// The keys that accept a suggestion, while none is shown, and while one is.
  static let ofSuggesting = [KeyHelp(Key.accepting, .keyTakeSuggestion)]
  static let ofSuggestion = [
    KeyHelp(Key.accepting, .keyTakeSuggestion, brief: .takeSuggestion)
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

  /// The same while no percentage is typed.
  static let ofTrackAtRest: [KeyHelp] =
    ofTrack.dropLast() + ofTrack.suffix(1).map { $0.without($0.keys) }
}
