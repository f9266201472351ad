public import FormValidation

/// The options that a widget offers now.
public struct OfferedOptions: Equatable, Sendable {
  /// The source of the options.
  public let source: OptionSource

  /// The options, including the one for a typed answer, if any.
  private(set) var list: ChoiceList

  /// The reason why there are no options; `nil` if there are some.
  public private(set) var note: OptionsNote?

  /// Whether they are known; until then, any answer is kept.
  private(set) var isKnown = false

  /// An answer that is not among the options now, and returns with them; null if there is none.
  public internal(set) var withheld = Value.null

  /// The options, if they can change.
  var ifChanging: OfferedOptions? {
    source.canChange ? self : nil
  }

  /// Creates options, which are known from the start if they are listed.
  ///
  /// Blank options are dropped, and all but the first of those with the same value.
  init(_ source: OptionSource, other: String? = nil) {
    self.source = source
    guard case .listed(let choices) = source else {
      list = ChoiceList([]).with(other: other)
      return
    }
    list = ChoiceList(choices).with(other: other)
    isKnown = true
  }

  /// Whether some have arrived, and more are loading.
  var isPartial: Bool { note == .loading && !list.entries.isEmpty }

  /// Whether none have arrived of those that are loading.
  var isAwaited: Bool { note == .loading && list.choices.isEmpty }

  /// Returns why there are no options, in words; `nil` if there are some.
  func noteText(in words: Narrator, _ glyphs: Glyphs) -> String? {
    (note ?? (isKnown && list.entries.isEmpty ? .empty : nil))?.text(in: words, glyphs)
  }

  /// Replaces the options.
  mutating func offer(_ list: ChoiceList, note: OptionsNote?) {
    self.list = list.with(other: self.list.other)
    self.note = note
    isKnown = true
  }
}

extension OptionsNote: CustomStringConvertible {
  /// The reason in English.
  public var description: String { text(in: .english, .unicode) }

  /// Returns the reason in words.
  package func text(in words: Narrator, _ glyphs: Glyphs) -> String {
    switch self {
    case .loading: words.text(.loadingOptions, ["sign": .text(glyphs.hint)])
    case .empty: words[.noOptions]
    case .emptyFor(.bool(let isYes)):
      words.text(.noOptionsFor, ["answer": .text(words[isYes ? .yes : .no])])
    case .emptyFor(let answer):
      words.text(.noOptionsFor, ["answer": .text(answer.description)])
    case .unanswered(let field): words.text(.answerFirst, ["field": .text(field)])
    case .failed(let reason): reason
    }
  }
}
