package import FormValidation

/// Judges many records by one form, as if the answers of each were prefilled and submitted.
///
/// In most forms, an answer changes neither the questions nor other answers. Then the rules run on
/// the answers alone, hundreds of times faster than a session begins.
package struct RecordJudge: Sendable {
  /// An answer that no other record may have: the field, its rule, and what they may not share.
  package struct UniqueKey: Hashable, Sendable {
    package let index: Int
    package let clause: Int
    package let key: Value
  }

  /// The form.
  package let form: Form

  /// Whether the answers are judged without a session for each record.
  package let isDirect: Bool

  /// Whether a rule compares the answers of records.
  package let comparesRecords: Bool

  /// The answers of a record that gives none, by the index of the field.
  package let initial: [Value]

  private let rules: [RuleSet]
  private let normalizers: [[Normalizer]]
  private let intakes: [Intake]
  private let now: Moment?

  /// Whether a rule reads the answer of each field, besides its own.
  private let isRead: [Bool]

  /// The answers that rules read.
  private var answers: Answers

  /// A session to word violations with.
  private var session: Session

  /// The valid answers of each field, as far as they are known.
  private var memories: [ValidAnswers]

  /// Whether the answer of each field is known to be valid: in the current record, and if a record
  /// gives none.
  private var isSettled: [Bool]
  private var isSettledAtFirst: [Bool] = []

  /// The quick look at the texts of each field, if its answers are as given, and the field whose
  /// answer they have to repeat.
  private var looks: [PlainTextLook?] = []
  private var copied: [Int?] = []

  /// The texts of the current record that rules of other fields read, if they are as given.
  // Safe: a record is read by one thread, and what it was read from outlives its judgment.
  nonisolated(unsafe) private var texts: [UnsafeRawBufferPointer?]

  private let ids: [FieldID]

  /// What is told of violations, and of answers that are not texts, by field.
  private var told: [Memory<Violation, RecordViolation>]
  private var toldOfAnswers: [Memory<Value, [RecordViolation]>]

  /// The answers that widgets have adopted, by field.
  private var adoptions: [Memory<Value, Value?>]
  private var entries: [Memory<String, Value?>]

  /// Creates a judge, with the current time.
  package init(_ form: Form, now: Moment?) {
    let form = now.map(form.starting) ?? form
    self.form = form
    self.now = now
    session = Session(form, now: now)
    let rules = form.rulesOfFields
    self.rules = rules
    let conditions = Form.conditions(of: form.fields, in: form.sections)
    let measures = session.measures
    isDirect =
      form.lists.isEmpty && measures.followers.isEmpty && measures.optionSources.isEmpty
      && !measures.asksOutside && conditions.allSatisfy { $0 == nil }
    comparesRecords = rules.contains(where: \.comparesRecords)
    normalizers = zip(form.fields, rules).map { $0.normalizers + $1.spellings }
    intakes = form.fields.map { Intake($0.widget) }
    initial = session.fields.map(\.value)
    let reads = Set(rules.flatMap(\.reads))
    isRead = form.fields.map { reads.contains($0.id) }
    answers = Answers()
    if let now { answers[.now] = .text(now.description) }
    let (intakes, normalizers) = (intakes, normalizers)
    memories = rules.indices.map { index in
      ValidAnswers(
        isUsed: intakes[index] != .other && normalizers[index].isEmpty
          && rules[index].reads.allSatisfy { $0 == .now } && !rules[index].comparesRecords
      )
    }
    isSettled = rules.map { _ in false }
    texts = rules.map { _ in nil }
    ids = form.fields.map(\.id)
    told = rules.map { _ in Memory() }
    toldOfAnswers = rules.map { _ in Memory() }
    adoptions = rules.map { _ in Memory() }
    entries = rules.map { _ in Memory() }
    prepareLooks()
  }

  /// Finds out which answers can be judged by a look, or need not be judged at all.
  private mutating func prepareLooks() {
    isSettledAtFirst = rules.indices.map { index in
      let value = normalizers[index].apply(to: initial[index])
      return !rules[index].comparesRecords && rules[index].reads.allSatisfy { $0 == .now }
        && rules[index].verdict(on: value, among: answers).isValid
    }
    for index in rules.indices {
      let look = takesTexts(at: index) ? PlainTextLook(rules[index]) : nil
      let field = look?.copied.flatMap { ids.firstIndex(of: $0) }
      let isUsed = look?.copied == nil || field.map(takesTexts) == true
      looks.append(isUsed ? look : nil)
      copied.append(field)
    }
  }

  /// Whether a field takes a text as it is, and compares it with no other record's.
  private func takesTexts(at index: Int) -> Bool {
    [.text, .date].contains(intakes[index]) && normalizers[index].isEmpty
      && !rules[index].comparesRecords
  }
}

/// Answers as given.
extension RecordJudge {
  /// How the widget of a field adopts answers.
  private enum Intake {
    /// As they are, if they are of a kind.
    case text, number, flag, date
    /// As only the widget knows.
    case other

    init(_ widget: any Widget) {
      switch widget {
      case is TextField, is PasswordField: self = .text
      case is NumberField: self = .number
      case is Toggle: self = .flag
      case is DateField: self = .date
      default: self = .other
      }
    }
  }

  /// Begins a record that gives no answers.
  package mutating func begin() {
    for index in isSettled.indices { isSettled[index] = isSettledAtFirst[index] }
    for index in texts.indices where isRead[index] { texts[index] = nil }
  }

  /// Judges the answer of a field, since the record gives one.
  package mutating func unsettle(_ index: Int) {
    isSettled[index] = false
    texts[index] = nil
  }

  /// Returns whether a whole number is known to be a valid answer, which then need not be given.
  package mutating func settles(_ whole: Int, at index: Int) -> Bool {
    settles(index, if: intakes[index] == .number && memories[index].knows(whole))
      && !isRead[index]
  }

  /// Returns whether true or false is known to be a valid answer, which then need not be given.
  package mutating func settles(_ flag: Bool, at index: Int) -> Bool {
    settles(index, if: intakes[index] == .flag && memories[index].knows(flag)) && !isRead[index]
  }

  /// Returns whether a text is known to be a valid answer, which then need not be given.
  package mutating func settles(_ text: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let isPlain =
      looks[index]?.allows(text.bindMemory(to: UInt8.self)) ?? false
      && repeats(text, whatIsGivenAt: copied[index])
    guard settles(index, if: isPlain || memories[index].knows(text)) else { return false }
    if isRead[index] { texts[index] = text }
    return true
  }

  /// Returns whether a text repeats that of the field whose answer it has to repeat, if any.
  private func repeats(_ text: UnsafeRawBufferPointer, whatIsGivenAt index: Int?) -> Bool {
    guard let index else { return true }
    return texts[index].map { $0.elementsEqual(text) } ?? false
  }

  /// Judges the answer of a field no further if it is valid, and returns whether it is.
  private mutating func settles(_ index: Int, if isValid: Bool) -> Bool {
    if isValid { isSettled[index] = true }
    return isValid
  }

  /// Returns the answer of a field that is given a value; `nil` if it does not accept the value.
  package mutating func adopted(_ value: Value, at index: Int) -> Value? {
    switch (intakes[index], value) {
    case (.text, .text), (.flag, .bool): return value
    // A number with an exponent is written out.
    case (.number, .number(let number)) where !number.text.utf8.contains { $0 | 0x20 == 0x65 }:
      return value
    case (.date, .text(let text)) where text.isCalendarDate: return value
    default: break
    }
    if let known = adoptions[index][value] { return known }
    var form = form
    let answer = form.start(fieldAt: index, with: value) ? form.fields[index].widget.value : nil
    return adoptions[index].remember(answer, of: value, textSize: value.textSize)
  }

  /// Returns the answer of a field that is given a text as typed; `nil` if it does not accept it.
  ///
  /// An empty text is no answer, and leaves a default that cannot be cleared.
  package mutating func entered(_ text: String, at index: Int) -> Value? {
    if intakes[index] == .text || intakes[index] == .date && text.isCalendarDate {
      return .text(text)
    }
    if let known = entries[index][text] { return known }
    var form = form
    let isTaken = form.start(fieldAt: index, withTyped: text)
    let answer = isTaken || text.isEmpty ? form.fields[index].widget.value : nil
    return entries[index].remember(answer, of: text, textSize: text.utf8.count)
  }
}

/// Records judged by their answers alone.
extension RecordJudge {
  /// Returns all violations of a record, in order of the fields, given the answer of each field.
  ///
  /// The answers are normalized in place; some of them an earlier record may have.
  /// - Precondition: `isDirect`.
  package mutating func violations(
    in values: inout [Value],
    repeating repeated: [UniqueKey] = []
  ) -> [RecordViolation] {
    guard comparesRecords || isSettled.contains(false) else { return [] }
    normalize(&values)
    var violations: [RecordViolation] = []
    // Copied once: each of the fields would retain what they hold.
    let (rules, answers) = (rules, answers)
    for index in values.indices where !isSettled[index] {
      let isRemembered = memories[index].isUsed && !values[index].isText
      if isRemembered, let known = toldOfAnswers[index][values[index]] {
        violations += known
        continue
      }
      let clauses = repeated.isEmpty ? [] : repeated.filter { $0.index == index }.map(\.clause)
      let verdict =
        clauses.isEmpty
        ? rules[index].verdict(on: values[index], among: answers)
        : rules[index].verdict(onRepeated: values[index], among: answers, by: clauses)
      if verdict.isValid {
        memories[index].remember(values[index])
      } else {
        let all = verdict.violations.map { told(of: $0, on: values[index], at: index) }
        violations += isRemembered ? toldOfAnswers[index].remember(all, of: values[index]) : all
      }
    }
    return violations
  }

  /// Returns what no other record may share with the one whose normalized answers these are.
  package func uniqueKeys(in values: [Value]) -> [UniqueKey] {
    values.indices.flatMap { index in
      rules[index].comparesRecords
        ? rules[index].uniqueKeys(of: values[index], among: answers)
          .map { UniqueKey(index: index, clause: $0.clause, key: $0.key) } : []
    }
  }

  private mutating func normalize(_ values: inout [Value]) {
    for index in values.indices {
      if !normalizers[index].isEmpty { values[index] = normalizers[index].apply(to: values[index]) }
      if isRead[index] {
        answers[ids[index]] =
          texts[index].map { .text(String(decoding: $0, as: UTF8.self)) } ?? values[index]
      }
    }
  }

  private mutating func told(
    of violation: Violation,
    on value: Value,
    at index: Int
  ) -> RecordViolation {
    if let known = told[index][violation] { return known }
    // The message about an item of a list quotes it.
    let isList = session.measures.fields[index].isList
    if isList { session.ruler.setValue(value, at: index) }
    let words = RecordViolation(violation.attributed(to: ids[index]), at: index, session)
    if isList { return words }
    return told[index].remember(words, of: violation, textSize: words.message.utf8.count)
  }
}

/// Records judged by a session of their own.
extension RecordJudge {
  /// Returns a session for a record, given the form with its answers.
  package func session(for filled: Form) -> Session { Session(filled, now: now) }

  /// Returns all violations of a concluded session, in order of the fields.
  package func violations(
    in session: Session,
    repeating repeated: [UniqueKey] = []
  ) -> [RecordViolation] {
    form.fields.indices.filter(session.isAsked).flatMap { index in
      let clauses = repeated.filter { $0.index == index }.map(\.clause)
      let registration = session.ruler.registrations[index]
      var verdict = registration.verdict
      if !clauses.isEmpty {
        let answers = session.ruler.answers
        verdict = registration.rules.verdict(
          onRepeated: registration.value(among: answers),
          among: answers,
          by: clauses
        )
      }
      return verdict.violations.map {
        RecordViolation($0.attributed(to: registration.field), at: index, session)
      }
    }
  }

  /// Returns what no other record may share with that of a session.
  package func uniqueKeys(in session: Session) -> [UniqueKey] {
    let answers = session.ruler.answers
    return form.fields.indices.filter(session.isAsked).flatMap { index in
      rules[index].uniqueKeys(of: answers[form.fields[index].id], among: answers)
        .map { UniqueKey(index: index, clause: $0.clause, key: $0.key) }
    }
  }
}

extension String {
  /// Whether the text is a date by ISO 8601, as a widget returns it.
  fileprivate var isCalendarDate: Bool {
    var text = self
    return text.withUTF8 { CalendarDate(iso8601: UnsafeRawBufferPointer($0)) } != nil
  }
}

extension Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// The bytes of the text; 0 if it is none.
  fileprivate var textSize: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
}

extension Violation {
  /// Returns the violation with the name of its field.
  fileprivate func attributed(to field: FieldID) -> Violation {
    var violation = self
    violation.field = field
    return violation
  }
}

extension RecordViolation {
  /// Creates what is told of a violation of a session's field.
  fileprivate convenience init(_ violation: Violation, at index: Int, _ session: Session) {
    self.init(
      index: index,
      field: violation.field,
      rule: violation.rule,
      code: violation.code,
      message: session.words(ofProblem: violation, at: index)
    )
  }
}
