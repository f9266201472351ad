/// An input must satisfy a closure.
///
/// Two such rules are equal if their codes and inputs are, because closures cannot be compared.
///
/// With `{ $0.count.isMultiple(of: 2) }`: passes `"ab"`; fails `"abc"`.
public struct Custom<Input: RuleInput>: Rule {
  public let name = "custom"

  /// The code of its violations, which also identifies the rule.
  public let code: String

  public let requirement: Wording
  public let reads: [FieldID]
  private let judgesBlank: Bool
  private let judge: @Sendable (Input, Answers) -> Verdict

  /// Creates a rule whose closure returns the verdict.
  public init(
    _ code: String,
    requirement: Wording? = nil,
    reads: [FieldID] = [],
    judgesBlank: Bool = false,
    verdict: @escaping @Sendable (Input, Answers) -> Verdict
  ) {
    self.code = code
    self.requirement = requirement ?? Wording("{code}", ["code": .text(code)])
    self.reads = reads
    self.judgesBlank = judgesBlank
    self.judge = verdict
  }

  /// Creates a rule whose closure returns whether the input passes.
  ///
  /// If it does not, the verdict is incomplete, because a Boolean cannot tell whether typing can
  /// fix it.
  public init(
    _ code: String,
    _ message: Message = Message("custom", "{label} needs another answer."),
    holds: @escaping @Sendable (Input) -> Bool
  ) {
    self.init(code) { input, _ in holds(input) ? .valid : .incomplete(code, message) }
  }

  public var traits: RuleTraits { RuleTraits(judgesBlank: judgesBlank) }

  public func verdict(on input: Input, among answers: Answers) -> Verdict {
    judge(input, answers)
  }
}

extension Custom: Hashable {
  public static func == (left: Custom, right: Custom) -> Bool { left.code == right.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension RuleDefinition {
  package static let custom = RuleDefinition(
    "custom",
    aliases: ["condition", "block", "rule_block"],
    "A rule of the embedding program",
    details: """
      A Swift program registers its rules with FormExtensions; tabstop itself has none. The
      codes are the program's own.
      """,
    of: .any,
    parameters: [.main("name", .registeredRule, "the name it is registered as")],
    codes: [],
    example: RuleExample("custom: even")
  ) { $0["name"] }
}

extension Clause {
  /// An input must satisfy a closure: `.custom("even") { (text: String) in … }`.
  public static func custom<Input: RuleInput>(
    _ code: String,
    _ message: Message = Message("custom", "{label} needs another answer."),
    holds: @escaping @Sendable (Input) -> Bool
  ) -> Clause {
    Clause(Custom(code, message, holds: holds))
  }

  /// A closure returns the verdict on an input, given the other answers.
  public static func custom<Input: RuleInput>(
    _ code: String,
    reads: [FieldID] = [],
    verdict: @escaping @Sendable (Input, Answers) -> Verdict
  ) -> Clause {
    Clause(Custom(code, reads: reads, verdict: verdict))
  }

  /// A toggle, a closure's result, or a comparison must be true.
  ///
  /// If it is not, the verdict is incomplete, because a Boolean cannot tell whether typing can fix
  /// it.
  public static func holds(_ code: String, _ message: Message) -> Clause {
    Clause(Custom(code, message) { (flag: Bool) in flag })
  }

  /// A condition outside the answers must hold, such as a connection.
  ///
  /// It runs for any answer, even a blank one, and again on every `refresh()` of its ruler. If it
  /// does not hold, the verdict is invalid, since typing cannot fix it.
  ///
  /// ```swift
  /// ruler.register("network", rules: [.environment("offline", "Connect first.") { isOnline() }])
  /// ```
  public static func environment(
    _ code: String,
    _ message: Message,
    holds: @escaping @Sendable () -> Bool
  ) -> Clause {
    Clause(
      Custom<Value>(code, requirement: Wording(message), judgesBlank: true) { _, _ in
        holds() ? .valid : .invalid(code, message)
      }
    )
  }
}
