/// An answer must not be one of a list.
///
/// Values are compared with their kinds: the number 1 equals 1.0, not the text "1". An answer that
/// is one of the list is incomplete: typing on makes another one of it.
///
/// With `admin`, `root`: passes `"ada"`, `"roots"`; fails `"root"`, incomplete.
public struct NoneOf: Rule {
  public let name = "none_of"
  public let textLimit = 100_000

  /// The values refused, in the order that messages show.
  public let values: [Value]

  /// Whether upper and lower case are the same in texts.
  public let ignoreCase: Bool

  /// Creates the rule.
  public init(_ values: [Value], ignoreCase: Bool = false) {
    self.values = values
    self.ignoreCase = ignoreCase
  }

  public var requirement: Requirement {
    Requirement("needs.none_of", "None of {list}", ["list": .list(values)])
  }

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    values.contain(value, ignoreCase: ignoreCase)
      ? .incomplete(
        "choice.listed",
        "Choose something other than {value}.",
        ["value": value, "list": .list(values)]
      ) : .valid
  }
}

extension NoneOf {
  package static let definition = RuleDefinition(
    "none_of",
    aliases: ["not_in"],
    "None of a list",
    details: #"Compares values with their kinds: 1 equals 1.0, but not "1"."#,
    parameters: [.main("values", .values, "the list"), .ignoreCase],
    codes: [ViolationCode("choice.listed", "value", "list")],
    example: RuleExample("none_of: [admin, root]", passes: #""roots""#, fails: #""root""#)
  ) { NoneOf($0["values"], ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// An answer must not be one of a list.
  public static func noneOf(_ values: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(NoneOf(values, ignoreCase: ignoreCase))
  }
}
