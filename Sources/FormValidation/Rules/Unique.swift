/// An answer must not already be taken.
struct Unique: Rule {
  let name = "unique"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }
  let requirement = Requirement("needs.unique", "Not taken yet")

  /// The answers already taken, in order.
  let taken: [Value]

  /// Whether to ignore case.
  let ignoreCase: Bool
  private let keys: Set<Value>

  /// - Complexity: O(n), in answers taken; a verdict then takes no longer for more of them.
  init(among taken: [Value] = [], ignoreCase: Bool = false) {
    self.taken = taken
    self.ignoreCase = ignoreCase
    keys = Set(taken.map { Unique.key(of: $0, ignoreCase: ignoreCase) })
  }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    keys.contains(key(of: value)) ? verdict(onTaken: value) : .valid
  }

  /// Returns the key that equal answers share.
  func key(of value: Value) -> Value { Unique.key(of: value, ignoreCase: ignoreCase) }

  /// The verdict on an answer that is taken.
  func verdict(onTaken value: Value) -> Verdict {
    .incomplete("choice.taken", "{value} is taken; choose another.", ["value": value])
  }

  private static func key(of value: Value, ignoreCase: Bool) -> Value {
    guard ignoreCase, case .text(let text) = value else { return value }
    return .text(text.lowercased())
  }

  /// The scope of uniqueness; one so far.
  private enum Scope: String, CaseIterable {
    case column
  }

  package static let definition = RuleDefinition(
    "unique",
    aliases: ["distinct"],
    "Not already taken",
    details: """
      Compares values by kind. In a list of records, the answers of earlier records are taken.
      """,
    standard: RuleDefinition.equivalence,
    parameters: [
      RuleParameter("among", .values, "the answers already taken", default: [Value]()),
      RuleParameter(
        "in",
        .choice(Scope.self),
        "the records before this one",
        default: Scope.column
      ), .ignoreCase,
    ],
    codes: [ViolationCode("choice.taken", "value")],
    example: RuleExample("unique: {among: [ada, grace]}", passes: #""adam""#, fails: #""ada""#)
  ) { Unique(among: $0["among"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// An answer must not be that of an earlier record in a list.
  public static var unique: Clause { Clause(Unique()) }

  /// An answer must not already be taken.
  public static func unique(among taken: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(Unique(among: taken, ignoreCase: ignoreCase))
  }
}
