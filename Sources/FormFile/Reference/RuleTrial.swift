package import FormValidation
package import SourceText

/// One rule, written as in a form file, evaluated against values as the only rule of an optional
/// field.
///
/// A blank value is therefore valid, unless the rule is about blank ones. Only for a rule on any
/// kind of value are JSON's null and an empty list values like any other.
package struct RuleTrial: Sendable {
  /// The verdict on a value.
  package struct Answer: Sendable {
    /// The verdict as a JSON object, on one line.
    package let json: String

    /// Whether the value is valid.
    package let isValid: Bool
  }

  /// Errors for which a form file would reject the rule, although it can be evaluated.
  package let doubts: Diagnostics?

  private let rules: RuleSet
  private let kind: ValueKind
  private let normalizers: [Normalizer]
  private let answers: Answers
  private let messages: MessageCatalog

  /// Creates a trial of a rule in YAML or JSON, at a time for rules that read the clock, with
  /// messages in a language.
  /// - Throws: All errors in the spelling, if it cannot be read.
  package init(
    _ spelling: String,
    normalizers: [Normalizer] = [],
    now: Moment? = nil,
    language: Language = .english
  ) throws(Diagnostics) {
    let (clause, doubts) = try Clause.reading(yaml: spelling)
    self.doubts = doubts
    rules = [clause]
    kind = clause.kind
    self.normalizers = normalizers
    messages = MessageCatalog(in: language)
    answers = now.map { [.now: .text($0.description)] } ?? [:]
  }

  /// Returns the verdict on a value as typed.
  ///
  /// A rule on texts or numbers gets the text as a field of its kind reads it, without white space
  /// around a format, for example; a rule on other kinds gets JSON, or the text itself if it is not
  /// JSON.
  package func answer(toTyped text: String) -> Answer {
    switch kind {
    case .text: answer(to: rules.normalizers.apply(to: .text(text)))
    case .number: answer(to: ([.trim] + rules.normalizers).apply(to: .text(text)))
    case .toggle, .list, .any: answer(to: (try? Value(json: text)) ?? .text(text))
    }
  }

  /// Returns the verdict on a JSON value.
  /// - Throws: The errors in the value, with its line number.
  package func answer(toJSON json: String, line: Int) throws(Diagnostics) -> Answer {
    let value = try Value(json: json, file: "value \(line)")
    guard kind == .any, value == .null || value == [], let clause = rules.clauses.first else {
      return answer(to: value)
    }
    return answer(clause.verdict(on: value, among: answers), on: value)
  }

  private func answer(to value: Value) -> Answer {
    let value = normalizers.apply(to: value)
    return answer(
      rules.verdict(on: value, among: answers),
      on: value,
      remarks: rules.remarks(on: value, among: answers)
    )
  }

  private func answer(
    _ verdict: Verdict,
    on value: Value,
    remarks: [Violation] = []
  ) -> Answer {
    var members = [("verdict", verdict.name.json)]
    if let violation = verdict.violations.first {
      members += [
        ("code", violation.code.json),
        ("message", message(of: violation, on: value).json),
        ("params", violation.parameters.json),
      ]
      if let range = violation.range {
        members.append(("range", "[\(range.lowerBound), \(range.upperBound)]"))
      }
    }
    if !remarks.isEmpty {
      let objects = remarks.map { object(of: $0, on: value) }.joined(separator: ", ")
      members.append(("remarks", "[\(objects)]"))
    }
    let json = "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    return Answer(json: json, isValid: verdict.isValid)
  }

  /// Returns the message of a violation, which may mention the value.
  private func message(of violation: Violation, on value: Value) -> String {
    var violation = violation
    if violation.isReworded, violation.parameters["value"] == nil {
      violation.parameters["value"] = .text(value.description)
    }
    return messages.text(of: violation, whileTyping: true)
  }

  /// Returns a nonblocking violation as a JSON object.
  private func object(of remark: Violation, on value: Value) -> String {
    let members = [
      ("severity", remark.severity.rawValue), ("code", remark.code),
      ("message", message(of: remark, on: value)),
    ]
    return "{" + members.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ") + "}"
  }
}

extension Verdict {
  /// The name of the verdict.
  fileprivate var name: String {
    switch self {
    case .valid: "valid"
    case .incomplete: "incomplete"
    case .invalid: "invalid"
    }
  }
}

extension Parameters {
  fileprivate var json: String {
    "{" + pairs.map { "\($0.name.json): \($0.value.json)" }.joined(separator: ", ") + "}"
  }
}
