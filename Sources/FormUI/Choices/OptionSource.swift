public import FormValidation

/// Where the options of a field come from.
public enum OptionSource: Hashable, Sendable {
  /// A list, the same from the start.
  case listed([Choice])
  /// The list for the answer to another field, by that answer as text, or else the last one.
  case by(FieldID, [String: [Choice]], else: [Choice] = [])
  /// What a function of the program returns, by the name that it is registered by; asked once when
  /// the form opens, and again on request.
  case asked(String, arguments: [String] = [])

  /// The field whose answer the options depend on; `nil` if there is none.
  public var field: FieldID? {
    if case .by(let field, _, _) = self { field } else { nil }
  }

  /// Whether the options are asked for while the form is filled.
  var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// The lists that are known from the start.
  var lists: [[Choice]] {
    switch self {
    case .listed(let choices): [choices]
    case .by(_, let lists, let otherwise): Array(lists.values) + [otherwise]
    case .asked: []
    }
  }

  /// Returns the options for an answer to the field that they depend on; `nil` if they do not depend
  /// on any.
  package func choices(for answer: Value) -> [Choice]? {
    guard case .by(_, let lists, let otherwise) = self else { return nil }
    return lists[answer.description] ?? otherwise
  }

  /// Returns whether an answer, or each item of one, may be offered for some answer to the field
  /// that the options depend on; `true` if they do not depend on any.
  package func mayOffer(_ answer: Value) -> Bool {
    guard case .by = self, !answer.isBlank else { return true }
    let offered = Set(lists.joined().map(\.value))
    return ([Value](answer) ?? [answer]).allSatisfy(offered.contains)
  }

  /// The rule that an answer is one of the options, as far as they are known from the start.
  var clause: Clause? {
    switch self {
    case .listed(let choices): .oneOf(choices.enabledValues)
    case .by(let field, let lists, let otherwise):
      .oneOf(lists.mapValues(\.enabledValues), else: otherwise.enabledValues, by: field)
    case .asked: nil
    }
  }
}

/// The options that a widget offers now.
public struct OfferedOptions: Hashable, Sendable {
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
