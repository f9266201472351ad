public import FormValidation

/// Keys that do something in a widget, and what, for the key line and the page about a field.
public struct KeyHelp: Hashable, Sendable {
  /// The keys; any of them, or each for its part of the words.
  public let keys: [Key]

  /// Whether the two keys stand for all between them as well, as 0 and 9 do for the digits.
  public let isSpan: Bool

  let wording: Wording

  /// The words on the key line; `nil` if the keys are only on the page about a field.
  let brief: Wording?

  /// How many of the keys the key line shows.
  let briefCount: Int

  /// What keys do, in a session's own words or in those of the widget's author.
  enum Wording: Hashable, Sendable {
    case own(SessionWord)
    case given(Message)
  }

  /// Creates help on keys, in words that stay the same in every language.
  /// - Parameters:
  ///   - keys: The keys.
  ///   - words: What they do.
  ///   - brief: What the first of them does, in a word or two, if the key line shows it.
  public init(_ keys: [Key], _ words: Message, brief: Message? = nil) {
    self.keys = keys
    isSpan = false
    wording = .given(words)
    self.brief = brief.map(Wording.given)
    briefCount = 1
  }

  init(_ keys: [Key], _ word: SessionWord, brief: SessionWord? = nil, showing briefCount: Int = 1) {
    self.keys = keys
    isSpan = false
    wording = .own(word)
    self.brief = brief.map(Wording.own)
    self.briefCount = briefCount
  }

  /// Creates help on the characters from one to another.
  init(from first: Character, to last: Character, _ word: SessionWord) {
    keys = [.character(first), .character(last)]
    isSpan = true
    wording = .own(word)
    brief = nil
    briefCount = 0
  }
}

extension [KeyHelp] {
  /// What changes a number, a date or a time by a step.
  static let ofSteps: [KeyHelp] = [
    KeyHelp(
      [Key(.up, .alt), Key(.down, .alt), .character("]"), .character("[")],
      .keySteps,
      brief: .keyStep,
      showing: 2
    )
  ]

  /// What undoes changes where no text is edited.
  static let ofHistory: [KeyHelp] = [KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo)]

  /// What chooses what is highlighted in something open, or closes it.
  static let ofChoosing: [KeyHelp] = [
    KeyHelp([.enter], .keyChoose, brief: .keyChoose),
    KeyHelp([.escape], .keyClose, brief: .keyClose),
  ]

  /// What edits a line of text.
  static let ofText: [KeyHelp] = [
    KeyHelp([.alt("b"), .alt("f")], .keyWords),
    KeyHelp([.shift(.left), .shift(.right)], .keySelect),
    KeyHelp([.control("w"), .alt("d")], .keyDeleteWord),
    KeyHelp([.control("u"), .control("k")], .keyDeleteLine),
    KeyHelp([.control("y")], .keyYank),
    KeyHelp([EditingCommand.undoKey, .alt("_")], .keyUndo),
  ]

  /// What moves a handle on a track, or types its value.
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
