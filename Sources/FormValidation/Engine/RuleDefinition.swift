/// Everything that form files, the reference and the catalogues of messages know about a rule.
///
/// It is written beside the rule, and once only: FormFile reads rules by it, `tabstop rules` prints
/// it, and the known codes and placeholders come from it.
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

  /// What holds, in a few words.
  package let summary: String

  /// What else there is to know, in sentences; empty if nothing.
  package var details: String { writtenDetails.onOneLine }

  /// The kind of value that the rule looks at.
  package let kind: ValueKind

  /// What it is for, with an article: "a number, a date".
  package let purpose: String

  /// Whether the rule is about several fields, and listed under the form's checks.
  package let isAboutForm: Bool

  /// The standard it follows, if there is one.
  package var standard: String? { writtenStandard?.onOneLine }

  /// Where it deviates from that standard, if it does.
  package var deviations: String? { writtenDeviations?.onOneLine }

  /// Its parameters, in the order to show them; the modifiers that every rule takes are left out.
  package let parameters: [RuleParameter]

  /// The parameter that may stand alone after the name, if there is one.
  package let mainParameter: String?

  /// What must hold of the parameters together.
  package let constraints: [RuleConstraint]

  /// The codes of its violations and what each can mention beside the label; those of rules within
  /// it are left out.
  package let codes: [ViolationCode]

  /// One way to use it.
  package let example: RuleExample

  /// Whether only its author can say what is wrong, and so must.
  package let needsMessage: Bool

  /// Makes the rule from its arguments, which meet the constraints.
  package let make: @Sendable (RuleArguments) throws(RuleArgumentError) -> Clause

  /// Creates the definition of a rule that looks at the kind of value that its type says.
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

  /// Creates the definition of a rule that stands for another one, or for one of several.
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

  /// Whether it is made of rules, whose codes it gives too.
  package var hasRulesWithin: Bool { parameters.contains { $0.name == "rules" } }

  /// What messages about it can mention beside the label, each name once.
  package var placeholders: [String] {
    var seen: Set<String> = []
    return codes.flatMap(\.placeholders).filter { seen.insert($0).inserted }
  }
}

/// One spelling of a rule, with an answer that passes and one that fails.
package struct RuleExample: Sendable {
  /// The rule as a form file's list of rules holds it.
  package let spelling: String

  /// An answer that passes, as JSON; `nil` if only the embedding program can tell.
  package let passes: String?

  /// An answer that fails, as JSON; `nil` if only the embedding program can tell.
  package let fails: String?

  /// The answers of other fields that the rule reads, as an object of JSON, if it reads any.
  package let among: String?

  /// The time at which the rule is evaluated, if it reads the clock.
  package let now: String?

  /// Creates an example.
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
  /// The text with spaces in the place of line ends.
  fileprivate var onOneLine: String { split(separator: "\n").joined(separator: " ") }
}
