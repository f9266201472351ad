public import FormValidation

/// The options that a widget offers now.
public struct OfferedOptions: Equatable, Sendable {
  /// Where they come from.
  public let source: OptionSource

  /// The options, with the one that has a text of its own, if any.
  private(set) var list: ChoiceList

  /// Why there are none, in words; `nil` if there are.
  public private(set) var note: String?

  /// Whether they are known; until then, any answer is kept for when they are.
  private(set) var isKnown = false

  /// An answer that is not among the options now, and returns with them; null if there is none.
  public internal(set) var withheld = Value.null

  /// The options, if they may change.
  var ifChanging: OfferedOptions? {
    if case .listed = source { nil } else { self }
  }

  /// Creates the options known from the start.
  /// - Precondition: Of a list, an option can be chosen, none is blank, and no two have the same
  ///   value.
  init(_ source: OptionSource, other: String? = nil) {
    self.source = source
    guard case .listed(let choices) = source else {
      list = ChoiceList([], other: other)
      return
    }
    precondition(!choices.allSatisfy(\.isDisabled), "there is nothing to choose from")
    precondition(choices.areDistinct, "a choice is blank, or two are the same")
    list = ChoiceList(choices, other: other)
    isKnown = true
  }

  /// Replaces the options; of those with the same value, the first is kept.
  mutating func offer(_ choices: [Choice], note: String?) {
    list = ChoiceList(choices.areDistinct ? choices : choices.distinct, other: list.other)
    self.note = note
    isKnown = true
  }
}

extension [Choice] {
  /// Whether no value is blank or occurs twice.
  fileprivate var areDistinct: Bool {
    !contains { $0.value.isBlank } && Set(lazy.map(\.value)).count == count
  }

  /// The choices whose values are not blank and did not occur before.
  fileprivate var distinct: [Choice] {
    var known: Set<Value> = [.null]
    return filter { !$0.value.isBlank && known.insert($0.value).inserted }
  }
}
