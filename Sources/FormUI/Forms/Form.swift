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

  /// What Enter does in a field of one line.
  public var enterUse: EnterUse

  /// The questions, in order; no two have the same name.
  public internal(set) var fields: [Field]

  /// The parts with a name of their own, in order.
  public let sections: [Section]

  /// Whether all answers are shown once more before they are handed over.
  public var hasReview: Bool

  /// What must hold of several answers at once, in order.
  public let checks: [Check]

  /// How violations are worded, and in which language; a session's own words are in it too.
  public var messages: MessageCatalogue {
    didSet { tellWidgets(forms: messages.language.forms) }
  }

  /// Creates a form.
  /// - Precondition: there is a field, no two fields have the same name, each check blames a field
  ///   of the form, each section begins at one and behind the section before, and no conditions
  ///   depend on each other in a circle.
  public init(
    title: String,
    intro: String? = nil,
    reveal: Reveal = .polite,
    errorsShown: ErrorsShown = .first,
    enterUse: EnterUse = .next,
    fields: [Field],
    sections: [Section] = [],
    hasReview: Bool = false,
    checks: [Check] = [],
    messages: MessageCatalogue = MessageCatalogue()
  ) {
    precondition(!fields.isEmpty, "a form asks at least one question")
    let names = Set(fields.map(\.id))
    precondition(names.count == fields.count, "two fields have the same name")
    precondition(checks.allSatisfy { names.contains($0.field) }, "a check blames no field")
    precondition(
      sections.allSatisfy { fields.indices ~= $0.start },
      "a section has no field"
    )
    precondition(
      zip(sections, sections.dropFirst()).allSatisfy { $0.start <= $1.start },
      "sections are out of order"
    )
    precondition(
      Form.circle(ofConditionsOn: fields, in: sections) == nil,
      "conditions depend on each other in a circle"
    )
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.enterUse = enterUse
    self.fields = fields
    self.sections = sections
    self.hasReview = hasReview
    self.checks = checks
    self.messages = messages
    let forms = messages.language.forms
    if forms != LocalForms() { tellWidgets(forms: forms) }
  }

  private mutating func tellWidgets(forms: LocalForms) {
    for place in fields.indices { fields[place].widget.take(forms: forms) }
  }

  /// The same form, holding other answers from the start.
  ///
  /// Answers of another kind than a field's, and to fields that there are none of, change nothing.
  public func starting(with answers: Answers) -> Form {
    var form = self
    for place in fields.indices {
      let answer = answers[fields[place].id]
      if answer != .null { form.fields[place].widget.value = answer }
    }
    return form
  }

  /// What must hold of each field's answer: its own rules, then the checks that blame it.
  /// - Complexity: O(n), in fields and checks.
  var rulesOfFields: [RuleSet] {
    let blaming = Dictionary(grouping: checks, by: \.field)
    return fields.indices.map { place in
      let rules = fields[place].allRules
      return blaming[fields[place].id].map { rules + RuleSet($0.map(\.clause)) } ?? rules
    }
  }
}
