/// An answer must not be among those already taken.
struct Unique: Rule {
  let name = "unique"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }
  let requirement = Requirement("needs.unique", "Not taken yet")

  /// The answers already taken, in order.
  let taken: [Value]

  /// Whether upper and lower case are the same in texts.
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

  /// What two answers have in common where they count as the same.
  func key(of value: Value) -> Value { Unique.key(of: value, ignoreCase: ignoreCase) }

  /// The verdict on an answer that is taken.
  func verdict(onTaken value: Value) -> Verdict {
    .incomplete("choice.taken", "{value} is taken; choose another.", ["value": value])
  }

  private static func key(of value: Value, ignoreCase: Bool) -> Value {
    guard ignoreCase, case .text(let text) = value else { return value }
    return .text(text.lowercased())
  }

  /// What an answer is unique among; one thing so far.
  private enum Scope: String, CaseIterable {
    case column
  }

  package static let definition = RuleDefinition(
    "unique",
    aliases: ["distinct"],
    "Not taken yet",
    details: """
      Compares values with their kinds. In a list of records, each record takes its answer.
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
  /// An answer must not be that of a record before, where records are judged in a list.
  public static var unique: Clause { Clause(Unique()) }

  /// An answer must not be among those already taken.
  public static func unique(among taken: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(Unique(among: taken, ignoreCase: ignoreCase))
  }
}
