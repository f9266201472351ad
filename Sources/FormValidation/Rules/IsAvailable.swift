/// An answer must not be an option that other answers make unavailable.
struct IsAvailable: Rule {
  let name = "one_of"

  /// When the options can be chosen that cannot always be, by their values.
  let options: Branch<[Value: Availability]>

  let reads: [FieldID]

  init(options: Branch<[Value: Availability]>) {
    self.options = options
    let conditional = options.leaves.flatMap { $0.values.flatMap(\.condition.reads) }
    reads =
      options.fields
      + Set(conditional).subtracting(options.fields)
      .sorted { $0.rawValue < $1.rawValue }
  }

  var requirement: Wording { Wording("needs.available", "An available option") }

  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard let reason = options.leaf(among: answers)[value]?.obstacle(among: answers) else {
      return .valid
    }
    return .invalid(
      "choice.unavailable",
      "{option} is not available. {reason}",
      .term("reason", reason, ["option": value])
    )
  }
}

/// When an option can be chosen, and why not otherwise.
public struct Availability: Hashable, Sendable {
  /// The condition on other answers.
  public let condition: Condition

  /// The author's reason; `nil` for the words of the condition.
  public let reason: String?

  /// Creates a condition, with a reason if it is better than the condition in words.
  public init(_ condition: Condition, reason: String? = nil) {
    (self.condition, self.reason) = (condition, reason)
  }

  /// Returns why the option cannot be chosen with some answers, in a sentence; `nil` if it can be.
  package func obstacle(among answers: Answers) -> Wording? {
    guard let obstacle = condition.obstacle(among: answers) else { return nil }
    return reason.map { Wording(Message($0.sentence), isReworded: true) } ?? obstacle
  }
}

extension String {
  /// The text with a capital letter and a period, if it ends with a letter or digit.
  fileprivate var sentence: String {
    let isOpen = last.map { $0.isLetter || $0.isNumber } ?? false
    return prefix(1).uppercased() + dropFirst() + (isOpen ? "." : "")
  }
}

extension Clause {
  /// An answer must not be one of the options that other answers make unavailable.
  package static func available(_ options: Branch<[Value: Availability]>) -> Clause {
    Clause(IsAvailable(options: options))
  }
}
