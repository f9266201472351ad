import FormValidation

/// What the reference says of a rule, beside what its row in `RuleKey` says.
///
/// Reading a form never touches the reference: it is made theme by theme when somebody looks a rule
/// up.
public struct RuleReference: Sendable {
  /// The rule's name in a form file.
  public let name: String

  /// What holds, in a few words.
  public let summary: String

  /// What is to know about it beyond that, if there is anything.
  public let details: String

  /// The standard behind it, if there is one.
  public let standard: String?

  /// Where it leaves that standard, if it does.
  public let deviations: String?

  /// Its parameters, each with what it means; the modifiers that every rule takes are left out.
  public let parameters: [(name: String, meaning: String)]

  /// One way to use it.
  public let example: RuleExample

  /// The codes of the violations it gives; those of rules within it are left out.
  public let codes: [String]

  /// What it is for, where that is not the kind of value its row names.
  private let purpose: String?

  /// Creates the reference of a rule; line ends in its texts count as spaces.
  init(
    _ name: String,
    _ summary: String,
    details: String = "",
    holdsFor purpose: String? = nil,
    standard: String? = nil,
    deviations: String? = nil,
    parameters: KeyValuePairs<String, String> = [:],
    example: RuleExample,
    codes: [String]
  ) {
    self.name = name
    self.summary = summary
    self.details = details.onOneLine
    self.purpose = purpose
    self.standard = standard?.onOneLine
    self.deviations = deviations?.onOneLine
    self.parameters = parameters.map { ($0.key, $0.value.onOneLine) }
    self.example = example
    self.codes = codes
  }

  /// Other libraries' names for it, which form files may use.
  public var aliases: [String] { key?.aliases ?? [] }

  /// The parameter that may stand alone behind the name, if there is one.
  public var mainParameter: String? { key?.main }

  /// Whether it is made of rules, whose codes it gives too.
  public var hasRulesWithin: Bool { parameters.contains { $0.name == "rules" } }

  /// What it holds for: "a text".
  public var holdsFor: String {
    if let purpose { return purpose }
    guard let key else { return "" }
    if key.isAboutForm { return "a whole form" }
    return key.kind == .any ? "any answer" : "a \(key.kind.rawValue)"
  }

  private var key: RuleKey? { RuleKey.named(name) }
}

extension String {
  fileprivate var onOneLine: String {
    split(separator: "\n").joined(separator: " ")
  }
}
