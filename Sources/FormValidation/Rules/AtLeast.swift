/// A number of several fields must be answered.
package struct AtLeast: FormRule {
  package let name = "at_least"
  package var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  package let count: Int
  package let fields: [FieldID]
  package let field: FieldID

  /// Creates the rule; a duplicate field counts once.
  package init(_ count: Int, of fields: [FieldID], at field: FieldID) {
    self.count = count
    self.fields = fields.removingRepeats
    self.field = field
  }

  package var reads: [FieldID] { fields.filter { $0 != field } }

  package var requirement: Wording {
    Wording(
      Message(
        "needs.at_least_fields",
        "At least {min} of {fields}",
        one: "One of {fields}",
        counting: "min"
      ),
      parameters
    )
  }

  package func verdict(on value: Value, among answers: Answers) -> Verdict {
    var actual = 0
    for other in fields where other == field ? value.isAnswer : answers[other].isAnswer {
      actual += 1
      if actual == count { return .valid }
    }
    return verdict(onCount: actual)
  }

  /// Returns the verdict on too few answers; out of line, so that a valid count is faster.
  @inline(never)
  private func verdict(onCount actual: Int) -> Verdict {
    var parameters = self.parameters
    parameters["actual"] = .number(Number(actual))
    parameters["missing"] = .number(Number(count - actual))
    return .incomplete(
      "form.at_least",
      Message(
        "Answer at least {min} of: {fields}.",
        judging: Message(
          "At least {min} of these must be answered: {fields}.",
          one: "At least one of these must be answered: {fields}.",
          counting: "min"
        ),
        one: "Answer at least one of: {fields}.",
        counting: "min"
      ),
      parameters
    )
  }

  private var parameters: Parameters {
    [
      "min": .number(Number(count)),
      "fields": .list(fields.map { .text($0.rawValue) }),
    ]
  }

  package static let definition = RuleDefinition(
    "at_least",
    "Enough of several fields are answered",
    details: """
      Belongs under the form's checks. White space and a toggle that is off do not count as
      answers; zero does.
      """,
    isAboutForm: true,
    parameters: [
      .required("count", .count, "how many"), .required("of", .fields, "the fields"),
      .required("at", .field, "the field that shows the error"),
    ],
    codes: [ViolationCode("form.at_least", "min", "actual", "missing", "fields")],
    example: RuleExample(
      "at_least: {count: 1, of: [email, phone], at: email}",
      passes: #""ada@example.com""#,
      fails: #""""#,
      among: #"{"phone": ""}"#
    )
  ) { arguments throws(RuleArgumentError) in
    let (count, fields): (Int, [FieldID]) = (arguments["count"], arguments["of"])
    guard 1...Set(fields).count ~= count else {
      throw RuleArgumentError("count", "expected 1 to \(Set(fields).count), found \(count)")
    }
    return AtLeast(count, of: fields, at: arguments["at"])
  }
}

extension Value {
  /// Whether this counts as an answer.
  fileprivate var isAnswer: Bool {
    if case .bool(let flag) = self { flag } else { !isBlankOnceTrimmed }
  }
}

extension [FieldID] {
  /// The names without duplicates, in order.
  var removingRepeats: [FieldID] {
    var seen: Set<FieldID> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Clause {
  /// A number of several fields must be answered, or one field is marked.
  public static func atLeast(_ count: Int, of fields: [FieldID], at field: FieldID) -> Clause {
    Clause(AtLeast(count, of: fields, at: field))
  }
}
