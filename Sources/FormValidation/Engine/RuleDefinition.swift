/// Everything that form files, the reference and message catalogs know about a rule.
///
/// It is written once, beside the rule: FormFile reads rules with it, `tabstop rules` prints it,
/// and the known codes and placeholders come from it.
///
/// ```swift
/// static let definition = RuleDefinition(
///   "min_length",
///   aliases: ["minlength"],
///   "At least this many characters",
///   parameters: [.main("min", .count, "shortest length allowed"), .unit],
///   codes: [ViolationCode("length.too_short", "min", "actual", "missing")],
///   example: RuleExample("min_length: 3", passes: #""abc""#, fails: #""ab""#)
/// ) { Length($0["min"]..., unit: $0["unit"]) }
/// ```
package final class RuleDefinition: Sendable {
  /// The rule's name in a form file.
  package let name: String

  /// Other libraries' names for it, which form files may use.
  package let aliases: [String]

  /// The requirement, in a few words.
  package let summary: String

  /// Further details, in sentences; empty if there are none.
  package var details: String { writtenDetails.onOneLine }

  /// The kind of value that the rule validates.
  package let kind: ValueKind

  /// The values it applies to, with articles: "a number, a date".
  package let purpose: String

  /// Whether the rule is about several fields, and listed under the form's checks.
  package let isAboutForm: Bool

  /// The standard it follows, if there is one.
  package var standard: String? { writtenStandard?.onOneLine }

  /// Its deviations from that standard, if any.
  package var deviations: String? { writtenDeviations?.onOneLine }

  /// Its parameters, in the order to show them, without the modifiers that every rule accepts.
  package let parameters: [RuleParameter]

  /// The parameter that can be alone after the name, if any.
  package let mainParameter: String?

  /// The constraints on the parameters together.
  package let constraints: [RuleConstraint]

  /// The codes of its violations and the placeholders of each besides the label, without those of
  /// nested rules.
  package let codes: [ViolationCode]

  /// An example of its use.
  package let example: RuleExample

  /// Whether it needs a message from its author.
  package let needsMessage: Bool

  /// Makes the rule from arguments that meet the constraints.
  package let make: @Sendable (RuleArguments) throws(RuleArgumentError) -> Clause

  /// Creates the definition of a rule for the kind of value of its type.
  package convenience init<Defined: Rule>(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    details: String = "",
    for purpose: String? = nil,
    isAboutForm: Bool = false,
    standard: String? = nil,
    deviations: String? = nil,
    parameters: [RuleParameter] = [],
    constraints: [RuleConstraint] = [],
    codes: [ViolationCode],
    example: RuleExample,
    needsMessage: Bool = false,
    make: @escaping @Sendable (RuleArguments) throws(RuleArgumentError) -> Defined
  ) {
    self.init(
      name,
      aliases: aliases,
      summary,
      details: details,
      of: Defined.Input.kind,
      for: purpose,
      isAboutForm: isAboutForm,
      standard: standard,
      deviations: deviations,
      parameters: parameters,
      constraints: constraints,
      codes: codes,
      example: example,
      needsMessage: needsMessage
    ) { arguments throws(RuleArgumentError) in Clause(try make(arguments)) }
  }

  /// Creates the definition of a rule that creates another rule, or one of several.
  package init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    details: String = "",
    of kind: ValueKind,
    for purpose: String? = nil,
    isAboutForm: Bool = false,
    standard: String? = nil,
    deviations: String? = nil,
    parameters: [RuleParameter] = [],
    constraints: [RuleConstraint] = [],
    codes: [ViolationCode],
    example: RuleExample,
    needsMessage: Bool = false,
    makeClause: @escaping @Sendable (RuleArguments) throws(RuleArgumentError) -> Clause
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    writtenDetails = details
    self.kind = kind
    self.purpose =
      purpose ?? (isAboutForm ? "a whole form" : kind == .any ? "any answer" : "a \(kind.rawValue)")
    self.isAboutForm = isAboutForm
    writtenStandard = standard
    writtenDeviations = deviations
    self.parameters = parameters
    mainParameter = parameters.first(where: \.isMain)?.name
    self.constraints = constraints
    self.codes = codes
    self.example = example
    self.needsMessage = needsMessage
    make = makeClause
  }

  private let writtenDetails: String
  private let writtenStandard: String?
  private let writtenDeviations: String?

  /// Whether it is composed of rules, whose codes it also produces.
  package var hasRulesWithin: Bool { parameters.contains { $0.name == "rules" } }

  /// Whether it needs neither parameters nor a message, so that its name is enough.
  package var standsAlone: Bool {
    !needsMessage && !parameters.contains(where: \.isRequired)
      && !constraints.contains { constraint in
        switch constraint {
        case .anyOf, .oneOf: true
        case .ascending, .excludes: false
        }
      }
  }

  /// The placeholders of its messages besides the label, without duplicates.
  package var placeholders: [String] {
    var seen: Set<String> = []
    return codes.flatMap(\.placeholders).filter { seen.insert($0).inserted }
  }
}

/// One spelling of a rule, with an answer that passes and one that fails.
package struct RuleExample: Sendable {
  /// The rule as written in a form file's list of rules.
  package let spelling: String

  /// An answer that passes, as JSON; `nil` if only the embedding program can tell.
  package let passes: String?

  /// An answer that fails, as JSON; `nil` if only the embedding program can tell.
  package let fails: String?

  /// The answers of other fields that the rule reads, as a JSON object, if any.
  package let among: String?

  /// The time at which the rule is evaluated, if it reads the clock.
  package let now: String?

  package init(
    _ spelling: String,
    passes: String? = nil,
    fails: String? = nil,
    among: String? = nil,
    now: String? = nil
  ) {
    self.spelling = spelling
    self.passes = passes
    self.fails = fails
    self.among = among
    self.now = now
  }
}

extension String {
  /// The text with spaces instead of line ends.
  fileprivate var onOneLine: String { split(separator: "\n").joined(separator: " ") }
}
