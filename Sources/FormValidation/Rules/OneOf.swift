/// An answer must be one of a list.
///
/// Values are compared with their kinds: the number 1 equals 1.0, not the text "1". A text that is
/// the start of one of the list is incomplete. An empty list is never satisfied.
///
/// With `red`, `green`: passes `"red"`; fails `"re"`, incomplete, and `"blue"`, invalid.
public struct OneOf: Rule {
  public let name = "one_of"
  public let textLimit = 100_000

  /// The allowed values, in the order that messages show.
  public let values: [Value]

  /// Whether upper and lower case are the same in texts.
  public let ignoreCase: Bool

  /// Creates the rule.
  public init(_ values: [Value], ignoreCase: Bool = false) {
    self.values = values
    self.ignoreCase = ignoreCase
  }

  public var requirement: Requirement { Requirement("needs.one_of", "One of {list}", parameters) }

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    if values.contain(value, ignoreCase: ignoreCase) { return .valid }
    return values.contains { value.canBecome($0, ignoreCase: ignoreCase) }
      ? .incomplete("choice.not_listed", "Choose one of {list}.", parameters)
      : .invalid("choice.not_listed", "Choose one of {list}.", parameters)
  }

  private var parameters: Parameters { ["list": .list(values)] }
}

extension OneOf {
  package static let definition = RuleDefinition(
    "one_of",
    aliases: ["in", "enum"],
    "One of a list",
    details: #"Compares values with their kinds: 1 equals 1.0, but not "1"."#,
    parameters: [.main("values", .values, "the list"), .ignoreCase],
    codes: [ViolationCode("choice.not_listed", "list")],
    example: RuleExample("one_of: [red, green]", passes: #""red""#, fails: #""blue""#)
  ) { OneOf($0["values"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// An answer must be one of a list.
  public static func oneOf(_ values: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(OneOf(values, ignoreCase: ignoreCase))
  }
}
