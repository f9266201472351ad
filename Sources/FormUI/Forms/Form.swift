public import FormValidation

/// A titled list of questions.
public struct Form: Hashable, Sendable {
  /// What the form is called.
  public var title: String

  /// What stands above the first field.
  public var intro: String?

  /// When fields show what their rules say.
  public var reveal: Reveal

  /// How many messages a field shows, until the person switches.
  public var errorsShown: ErrorsShown

  /// The questions, in order; no two have the same name.
  public let fields: [Field]

  /// What must hold of several answers at once, in order.
  public let checks: [Check]

  /// How violations are worded, and in which language; a session's own words are in it too.
  public var messages: MessageCatalogue

  /// Creates a form.
  /// - Precondition: there is a field, no two fields have the same name, and each check blames a
  ///   field of the form.
  public init(
    title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    fields: [Field],
    checks: [Check] = [],
    messages: MessageCatalogue = MessageCatalogue()
  ) {
    precondition(!fields.isEmpty, "a form asks at least one question")
    let names = Set(fields.map(\.id))
    precondition(names.count == fields.count, "two fields have the same name")
    precondition(checks.allSatisfy { names.contains($0.field) }, "a check blames no field")
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.fields = fields
    self.checks = checks
    self.messages = messages
  }

  /// The same form, holding other answers from the start.
  ///
  /// Answers of another kind than a field's, and to fields that there are none of, change nothing.
  public func starting(with answers: Answers) -> Form {
    let fields = fields.map { field in
      var field = field
      let answer = answers[field.id]
      if answer != .null { field.widget.value = answer }
      return field
    }
    return Form(
      title: title,
      intro: intro,
      reveal: reveal,
      errorsShown: errorsShown,
      fields: fields,
      checks: checks,
      messages: messages
    )
  }

  /// What must hold of each field's answer: its own rules, then the checks that blame it.
  /// - Complexity: O(n), in fields and checks.
  var rulesOfFields: [RuleSet] {
    let blaming = Dictionary(grouping: checks, by: \.field)
    return fields.map { field in
      field.allRules + RuleSet(blaming[field.id]?.map(\.clause) ?? [])
    }
  }
}
