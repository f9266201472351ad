/// A password must not contain the answers of other fields.
struct NotContainsFields: Rule {
  let name = "not_contains_fields"
  var traits: RuleTraits { RuleTraits(textLimit: 10_000) }

  let fields: [FieldID]

  init(_ fields: [FieldID]) {
    self.fields = fields
  }

  var reads: [FieldID] { fields }

  var requirement: Wording {
    let names = Wording.List.choice(of: fields.map(Wording.field))
    return Wording("needs.without_fields", "Without your {list}", .words("list", names))
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    let password = text.foldedLoosely
    let field = fields.first { field in
      guard case .text(let other) = answers[field] else { return false }
      return NotContainsFields.parts(of: other).contains { part in
        password.contains(part) || password.contains(part.reversed())
      }
    }
    guard let field else { return .valid }
    return .invalid(
      "password.contains_field",
      Message(
        "Do not include {other_label}.",
        judging: "{label} must not contain {other_label}."
      ),
      // The name of the other field; callers that know labels show its label instead.
      ["other_label": .text(field.rawValue)]
    )
  }

  /// Returns the parts of a text that a password must not contain.
  /// - Complexity: O(n), in scalars of the text's first 256; people's names are shorter.
  private static func parts(of text: String) -> [[Unicode.Scalar]] {
    let folded = String(text.unicodeScalars.prefix(256)).foldedLoosely
    let name = Array(folded.prefix { $0 != "@" })
    let words = name.split { !$0.isLetter && !$0.isDecimalDigit }.map(Array.init)
    return ([folded, name] + words).filter { part in
      part.count >= 3 && part.contains { $0 != " " }
    }
  }

  package static let definition = RuleDefinition(
    "not_contains_fields",
    "Contains no part of other answers",
    details: """
      Looks for the other texts, for what precedes the @ of an email address, and for each word
      of a name, forward and backward, ignoring case and accents; but for nothing shorter than
      three letters. Messages never reveal the other answers.
      """,
    parameters: [.main("fields", .fieldOrFields, "the other field, or a list of fields")],
    codes: [ViolationCode("password.contains_field", "other_label")],
    example: RuleExample(
      "not_contains_fields: [name]",
      passes: #""lovelace""#,
      fails: #""xada1""#,
      among: #"{"name": "Ada"}"#
    )
  ) { NotContainsFields($0["fields"]) }
}

extension [Unicode.Scalar] {
  /// Returns whether other scalars occur in these, consecutively.
  fileprivate func contains(_ part: some Collection<Unicode.Scalar>) -> Bool {
    guard count >= part.count else { return false }
    return (0...count - part.count).contains { self[$0...].starts(with: part) }
  }
}

extension Clause {
  /// A password must not contain the answers of other fields.
  public static func notContainsFields(_ fields: FieldID...) -> Clause {
    Clause(NotContainsFields(fields))
  }

  /// A password must not contain the answers of other fields.
  public static func notContainsFields(_ fields: [FieldID]) -> Clause {
    Clause(NotContainsFields(fields))
  }
}
