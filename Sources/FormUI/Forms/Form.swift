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
  ///
  /// Of fields with the same name the first is kept. A section that begins after the last field is
  /// left out, and so is a check that blames no field of the form. A form without fields is
  /// submitted at once. Where conditions depend on each other in a circle, each is settled once for
  /// every change; `circle(ofConditionsOn:in:)` finds such fields.
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
    var names: Set<FieldID> = []
    let isKept = fields.map { names.insert($0.id).inserted }
    self.title = title
    self.intro = intro
    self.reveal = reveal
    self.errorsShown = errorsShown
    self.enterUse = enterUse
    self.fields = zip(fields, isKept).compactMap { $1 ? $0 : nil }
    self.sections = Form.sections(sections, from: isKept)
    self.hasReview = hasReview
    self.checks = checks.filter { names.contains($0.field) }
    self.messages = messages
    let forms = messages.language.forms
    if forms != LocalForms() { tellWidgets(forms: forms) }
  }

  private mutating func tellWidgets(forms: LocalForms) {
    for place in fields.indices { fields[place].widget.take(forms: forms) }
  }

  /// Sections in order, beginning at the fields that are kept.
  private static func sections(_ sections: [Section], from isKept: [Bool]) -> [Section] {
    let isInOrder = zip(sections, sections.dropFirst()).allSatisfy { $0.start <= $1.start }
    let fit = sections.filter { isKept.indices ~= $0.start }
    if isInOrder, !isKept.contains(false) { return fit }
    return fit.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .compactMap { _, section in
        let start = isKept[..<section.start].count { $0 }
        guard isKept[section.start...].contains(true) else { return nil }
        return Section(section.kind, section.title, from: start, when: section.condition)
      }
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
      let field = fields[place]
      let rules =
        field.widget.role == .secret ? field.allRules.hidingAnswer : field.allRules
      return blaming[field.id].map { rules + RuleSet($0.map(\.clause)) } ?? rules
    }
  }
}
