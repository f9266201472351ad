public import FormValidation

/// The source of a field's options.
///
/// ```swift
/// Select(options: .by("country", ["US": ["AZ", "CA"], "CA": ["ON", "QC"]]))
/// Select(options: .by("country", ["US": .by("plan", ["free": ["AZ"]], else: ["AZ", "CA"])]))
/// Select(options: .asked("branches"))  // form.run(asking: ["branches": { _ in .options(["main"]) }])
/// ```
public enum OptionSource: Equatable, Sendable {
  /// A fixed list, some options of which may have conditions.
  case listed([Choice])
  /// The list for the answer to another field, by that answer as text, or else the last one; it may
  /// depend on further answers.
  case by(FieldID, [String: Branch<[Choice]>], else: Branch<[Choice]> = [])
  /// The result of a function of the program, by its registered name; called once when the form
  /// opens, and again on request.
  case asked(String, arguments: [String] = [])

  /// The lists by the answers that they depend on; `nil` if they are requested.
  var branch: Branch<[Choice]>? {
    switch self {
    case .listed(let choices): .leaf(choices)
    case .by(let field, let lists, let otherwise): .by(field, lists, else: otherwise)
    case .asked: nil
    }
  }

  /// The fields whose answers determine the list; empty if there are none.
  public var fields: [FieldID] { branch?.fields ?? [] }

  /// The fields whose answers the options depend on: which there are, and which of them can be
  /// chosen.
  /// - Complexity: O(n), in options.
  package var reads: [FieldID] {
    guard let branch else { return [] }
    let conditional = branch.leaves.joined().flatMap { $0.condition?.reads ?? [] }
    return branch.fields
      + Set(conditional).subtracting(branch.fields)
      .sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether options can change or be disabled while the form is being filled out.
  package var canChange: Bool {
    guard case .listed(let choices) = self else { return true }
    return choices.contains { $0.condition != nil }
  }

  /// Whether the options are requested while the form is being filled out.
  package var isAsked: Bool {
    if case .asked = self { true } else { false }
  }

  /// The lists that are known from the start.
  package var lists: [[Choice]] { branch?.leaves ?? [] }

  /// Returns the source with the full names of the fields that it depends on, given how to make
  /// those of fields and of conditions.
  package func named(
    _ name: (FieldID) -> FieldID,
    _ condition: (Condition) -> Condition
  ) -> OptionSource {
    func renamed(_ choices: [Choice]) -> [Choice] {
      choices.map { choice in choice.condition.map { choice.with(condition($0)) } ?? choice }
    }
    switch self {
    case .listed(let choices): return .listed(renamed(choices))
    case .by(let field, let lists, let otherwise):
      return .by(
        name(field),
        lists.mapValues { $0.map(naming: name, renamed) },
        else: otherwise.map(naming: name, renamed)
      )
    case .asked: return self
    }
  }

  /// Returns the options for some answers, regardless of conditions; `nil` if they are requested.
  package func choices(among answers: Answers) -> [Choice]? { branch?.leaf(among: answers) }

  /// Returns whether an answer, or each item of one, may be offered for some answer to the fields
  /// that the options depend on; `true` if they do not depend on one.
  package func mayOffer(_ answer: Value) -> Bool {
    guard case .by = self, !answer.isBlank else { return true }
    let offered = Set(lists.joined().map(\.value))
    return ([Value](answer) ?? [answer]).allSatisfy(offered.contains)
  }

  /// Returns the rules that an answer is one of the options, as far as they are known from the start
  /// and unless answers that are not are also valid, and that it is available.
  func clauses(isOpen: Bool) -> [Clause] {
    let conditional = branch?.map(\.availabilities)
    let isConditional = conditional?.leaves.contains { !$0.isEmpty } ?? false
    let available = isConditional ? conditional.map(Clause.available) : nil
    let listed: Clause? =
      switch self {
      case .listed(let choices) where isOpen:
        choices.contains(where: \.isDisabled)
          ? .noneOf(choices.filter(\.isDisabled).map(\.value)) : nil
      case .listed(let choices): .oneOf(choices.enabledValues)
      case .by where !isOpen: branch.map { .oneOf($0.map(\.enabledValues)) }
      case .by, .asked: nil
      }
    return [listed, available].compactMap { $0 }
  }
}

extension Branch: ExpressibleByArrayLiteral where Leaf == [Choice] {
  public init(arrayLiteral choices: Choice...) {
    self = .leaf(choices)
  }
}
