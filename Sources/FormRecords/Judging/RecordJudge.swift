import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// Validates many records against one form, as if the answers of each were prefilled and submitted.
///
/// In most forms, an answer changes neither the questions nor other answers. Then only the rules
/// run on the answers, hundreds of times faster than starting a filling.
struct RecordJudge: ~Copyable {
  /// An answer that no other record may have: the field, its rule, and the shared key.
  struct UniqueKey: Hashable, Sendable {
    let field: FieldID
    let clause: Int
    let key: Value
  }

  let form: Form

  /// Whether the answers are validated without a filling for each record.
  let isDirect: Bool

  /// Whether a rule compares the answers of records.
  let comparesRecords: Bool

  /// The fields that every record must answer, whatever its other answers are.
  let neededFields: [FieldID]

  private let now: Moment?

  /// The validators of the fields, and the field whose answer each must repeat.
  private var fields: [FieldJudge] = []
  private var copied: [Int?] = []

  /// The answers that rules read.
  private var answers = Answers()

  /// The filling that words violations.
  private let speaker: RecordSpeaker

  /// Creates a validator, with the current time.
  init(_ form: Form, now: Moment?) {
    var form = now.map(form.starting) ?? form
    // Only what a record gives is given, not what the environment does.
    for index in form.fields.indices { form.fields[index].isGiven = false }
    self.form = form
    self.now = now
    let filling = Filling(form, now: now)
    speaker = RecordSpeaker(filling)
    let rules = form.rulesOfFields
    let conditions = Form.conditions(of: form.fields, in: form.sections)
    isDirect =
      form.lists.isEmpty && form.followers.isEmpty && filling.sheet.facts.optionSources.isEmpty
      && !filling.asksOutside && conditions.allSatisfy { $0 == nil }
    comparesRecords = rules.contains(where: \.comparesRecords)
    // Their answers may come from those to others.
    let followers = Set(form.followers.values.joined())
    neededFields = form.fields.indices.filter { index in
      !form.fields[index].isControl && form.fields[index].isSubmitted && !followers.contains(index)
        && conditions[index] == nil
        && (form.fields[index].isKept || rules[index].refuses(filling.sheet.fields[index].value))
        && !form.lists.contains { $0.indices.contains(index) }
    }
    .map { form.fields[$0].id }
    if let now { answers[.now] = .text(now.description) }
    addFields(obeying: rules)
  }

  /// Adds the validators of the fields.
  private mutating func addFields(obeying rules: [RuleSet]) {
    let reads = Set(rules.flatMap(\.reads))
    let share = CacheShare(fieldCount: rules.count)
    for (index, rules) in rules.enumerated() {
      let field = form.fields[index]
      fields.append(
        FieldJudge(
          field,
          at: index,
          rules,
          initial: speaker.filling.sheet.fields[index].value,
          isRead: reads.contains(field.id),
          among: answers,
          at: now,
          caching: share,
          speaker
        )
      )
    }
    let indices = Dictionary(
      zip(form.fields.lazy.map(\.id), form.fields.indices),
      uniquingKeysWith: { first, _ in first }
    )
    for index in fields.indices {
      let other = fields[index].copied.flatMap { indices[$0] }
      copied.append(other)
      if fields[index].copied != nil, other.map({ fields[$0].takesTexts }) != true {
        fields[index].dropCheck()
      }
    }
  }
}

/// Answers as given.
extension RecordJudge {
  /// Begins a record that gives no answers.
  mutating func begin() {
    for index in fields.indices { fields[index].begin() }
  }

  /// Sets the answer of a field, given the value that it made it of; `nil` for a typed text.
  mutating func give(_ answer: Value, for given: Value?, at index: Int) {
    let speaker = speaker
    fields[index].give(answer, for: given, among: answers, speaker)
  }

  /// Returns whether a whole number is known to be a valid answer, which then need not be set.
  mutating func settles(_ whole: Int, at index: Int) -> Bool {
    fields[index].settles(whole)
  }

  /// Returns whether true or false is known to be a valid answer, which then need not be set.
  mutating func settles(_ flag: Bool, at index: Int) -> Bool {
    fields[index].settles(flag)
  }

  /// Returns whether the verdict on a text is known, so that it need not be set.
  /// - Precondition: The text is well-formed UTF-8.
  mutating func settles(_ text: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let other = copied[index].flatMap { fields[$0].text }
    return fields[index].settles(text, repeating: other)
  }

  /// Returns the answer of a field that is given a value; `nil` if it does not accept the value.
  mutating func adopted(_ value: Value, at index: Int) -> Value? {
    fields[index].adopting(value)
  }

  /// Returns the answer of a field that is given a text as typed; `nil` if it does not accept it.
  ///
  /// An empty text is no answer, and leaves a default that cannot be cleared.
  mutating func entered(_ text: String, at index: Int) -> Value? {
    fields[index].entering(text)
  }
}

/// Records that are validated by their answers only.
extension RecordJudge {
  /// Returns the violations of the record, in order of the fields, given the answers that an
  /// earlier record has.
  /// - Precondition: `isDirect`.
  mutating func violations(repeating repeated: [UniqueKey] = []) -> [RecordViolation] {
    if fields.indices.contains(where: { fields[$0].finding == .open }) { judgeOpen(repeated) }
    var violations: [RecordViolation] = []
    for index in fields.indices where fields[index].finding == .invalid {
      violations += fields[index].violations
    }
    return violations
  }

  /// Validates the answers that depend on others.
  private mutating func judgeOpen(_ repeated: [UniqueKey]) {
    for index in fields.indices where fields[index].isRead {
      answers[form.fields[index].id] = fields[index].answerToRead()
    }
    let speaker = speaker
    for index in fields.indices where fields[index].finding == .open {
      let clauses =
        repeated.isEmpty ? [] : repeated.filter { $0.field == form.fields[index].id }.map(\.clause)
      fields[index].judge(among: answers, repeating: clauses, speaker)
    }
  }

  /// Returns the keys that no other record may share with the validated one.
  var uniqueKeys: [UniqueKey] {
    guard comparesRecords else { return [] }
    return fields.indices.flatMap { index in
      let field = form.fields[index].id
      return RecordJudge.uniqueKeys(
        fields[index].rules,
        on: fields[index].answer,
        of: field,
        answers
      )
    }
  }

  private static func uniqueKeys(
    _ rules: RuleSet,
    on answer: Value,
    of field: FieldID,
    _ answers: Answers
  ) -> [UniqueKey] {
    guard rules.comparesRecords else { return [] }
    return rules.uniqueKeys(of: answer, among: answers)
      .map { UniqueKey(field: field, clause: $0.clause, key: $0.key) }
  }
}

/// Records that are validated by their own fillings.
extension RecordJudge {
  /// Returns a filling for a record, given the form with its answers.
  func filling(for filled: Form) -> Filling { Filling(filled, now: now) }

  /// Returns all violations of a concluded filling, in order of the fields; a field that is not
  /// submitted has none unless the record gives it.
  func violations(
    in filling: Filling,
    repeating repeated: [UniqueKey] = []
  ) -> [RecordViolation] {
    filling.form.fields.indices.filter(filling.sheet.isActive).flatMap {
      index -> [RecordViolation] in
      let field = filling.form.fields[index]
      guard field.isSubmitted || field.isGiven || field.isPresence else { return [] }
      let clauses = repeated.filter { $0.field == field.id }.map(\.clause)
      let registration = filling.sheet.ruler.registrations[index]
      var (verdict, remarks) = (registration.verdict, registration.remarks)
      if !clauses.isEmpty {
        let answers = filling.sheet.ruler.answers
        (verdict, remarks) = registration.rules.findings(
          onRepeated: registration.value(among: answers),
          among: answers,
          by: clauses
        )
      }
      return (verdict.violations + remarks.warnings).map {
        RecordViolation($0, at: index, in: filling, by: speaker.narrator)
      }
    }
  }

  /// Returns the keys that no other record may share with that of a filling.
  func uniqueKeys(in filling: Filling) -> [UniqueKey] {
    guard comparesRecords else { return [] }
    let answers = filling.sheet.ruler.answers
    return filling.form.fields.indices.filter(filling.isAsked).flatMap { index in
      let field = filling.form.fields[index].id
      let rules = filling.sheet.ruler.registrations[index].rules
      return RecordJudge.uniqueKeys(rules, on: answers[field], of: field, answers)
    }
  }
}

/// A filling and the narrator of its form, which word violations.
///
/// A class: within a struct, each call moved 2,000 bytes.
final class RecordSpeaker {
  var filling: Filling
  let narrator: Narrator

  init(_ filling: Filling) {
    self.filling = filling
    narrator = Narrator(of: filling.form)
  }
}
