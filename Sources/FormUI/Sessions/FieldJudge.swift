import FormValidation

/// Judges the answers of one field in many records, and remembers what it found out.
struct FieldJudge {
  /// The index of the field in the form.
  private let index: Int
  private let id: FieldID

  let rules: RuleSet
  private let normalizers: [Normalizer]
  private let intake: Intake

  /// Whether a rule reads the answer, besides the field's own.
  let isRead: Bool

  /// The field whose answer a text has to repeat, if the quick look needs that.
  var copied: FieldID? { look?.copied }

  /// The quick look at texts, if they are taken as they are.
  private var look: PlainTextLook?

  /// The answer in the current record, and if a record gives none.
  private(set) var answer: Value
  private let initial: Value
  private var isGiven = false

  /// Whether the answer is known to be valid, and need not be judged.
  private(set) var isSettled = false
  private let isSettledAtFirst: Bool

  /// The text of the current record that rules of other fields read, if it is valid.
  ///
  /// What it was read from outlives the judgment of the record.
  private(set) var text: UnsafeRawBufferPointer?

  private var valid: ValidAnswers

  /// The reports of violations, and of wrong answers that are not texts.
  private var reports: Memory<Violation, RecordViolation>
  private var reportsOfAnswers: Memory<Value, [RecordViolation]>

  /// The answers that the widget has adopted, and those that it has read from texts.
  private var adopted: Memory<Value, Value?>
  private var entered: Memory<String, Value?>

  /// Creates the judge of a field, given its answer in a record that gives none.
  init(
    _ field: Field,
    at index: Int,
    _ rules: RuleSet,
    initial: Value,
    isRead: Bool,
    among answers: Answers
  ) {
    self.index = index
    id = field.id
    self.rules = rules
    self.isRead = isRead
    let normalizers = field.normalizers + rules.spellings
    self.normalizers = normalizers
    intake = Intake(field.widget)
    self.initial = initial
    answer = initial
    let isAlone = rules.reads.allSatisfy { $0 == .now } && !rules.comparesRecords
    isSettledAtFirst =
      isAlone && rules.verdict(on: normalizers.apply(to: initial), among: answers).isValid
    valid = ValidAnswers(isUsed: isAlone && intake != .other && normalizers.isEmpty)
    (reports, reportsOfAnswers, adopted, entered) = (Memory(), Memory(), Memory(), Memory())
    look = takesTexts ? PlainTextLook(rules) : nil
  }

  /// Whether a text is taken as it is, and compared with no other record's.
  var takesTexts: Bool {
    (intake == .text || intake == .date) && normalizers.isEmpty && !rules.comparesRecords
  }

  /// Looks at no text, since the field whose answer it has to repeat does not take texts.
  mutating func stopLooking() { look = nil }
}

/// Answers as given.
extension FieldJudge {
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

  /// Begins a record that gives no answer.
  mutating func begin() {
    if isGiven { answer = initial }
    isGiven = false
    isSettled = isSettledAtFirst
    text = nil
  }

  /// Sets the answer of the record.
  mutating func give(_ answer: Value) {
    self.answer = answer
    isGiven = true
    isSettled = false
    text = nil
  }

  /// Returns whether a whole number is known to be a valid answer, which then need not be given.
  mutating func settles(_ whole: Int) -> Bool {
    guard intake == .number, valid.knows(whole) else { return false }
    isSettled = true
    return !isRead
  }

  /// Returns whether true or false is known to be a valid answer, which then need not be given.
  mutating func settles(_ flag: Bool) -> Bool {
    guard intake == .flag, valid.knows(flag) else { return false }
    isSettled = true
    return !isRead
  }

  /// Returns whether a text is known to be a valid answer, which then need not be given, if the
  /// field whose answer it has to repeat has a text.
  mutating func settles(
    _ text: UnsafeRawBufferPointer,
    repeating other: UnsafeRawBufferPointer?
  ) -> Bool {
    guard isPlain(text, repeating: other) || valid.knows(text) else { return false }
    isSettled = true
    if isRead { self.text = text }
    return true
  }

  private func isPlain(
    _ text: UnsafeRawBufferPointer,
    repeating other: UnsafeRawBufferPointer?
  ) -> Bool {
    guard let look, look.allows(text.bindMemory(to: UInt8.self)) else { return false }
    guard look.copied != nil else { return true }
    guard let other, other.count == text.count else { return false }
    return text.indices.allSatisfy { text[$0] == other[$0] }
  }

  /// Returns the answer if a form's field is given a value; `nil` if it does not accept the value.
  mutating func adopting(_ value: Value, _ form: Form) -> Value? {
    switch (intake, value) {
    case (.text, .text), (.flag, .bool): return value
    // A number with an exponent is written out.
    case (.number, .number(let number)) where !number.text.utf8.contains { $0 | 0x20 == 0x65 }:
      return value
    case (.date, .text(let text)) where text.isCalendarDate: return value
    default: break
    }
    if let known = adopted[value] { return known }
    var form = form
    let answer = form.start(fieldAt: index, with: value) ? form.fields[index].widget.value : nil
    return adopted.remember(answer, of: value, textSize: value.textSize)
  }

  /// Returns the answer if a form's field is given a text as typed; `nil` if it does not accept it.
  ///
  /// An empty text is no answer, and leaves a default that cannot be cleared.
  mutating func entering(_ text: String, _ form: Form) -> Value? {
    if intake == .text || intake == .date && text.isCalendarDate { return .text(text) }
    if let known = entered[text] { return known }
    var form = form
    let isTaken = form.start(fieldAt: index, withTyped: text)
    let answer = isTaken || text.isEmpty ? form.fields[index].widget.value : nil
    return entered.remember(answer, of: text, textSize: text.utf8.count)
  }
}

/// Judgments.
extension FieldJudge {
  /// Normalizes the answer, and returns what rules of other fields read.
  mutating func normalize() -> Value {
    if !normalizers.isEmpty { answer = normalizers.apply(to: answer) }
    return text.map { .text(String(decoding: $0, as: UTF8.self)) } ?? answer
  }

  /// Appends what is wrong with the answer, in the words of a session, given the clauses that it
  /// breaks because an earlier record has the same answer.
  mutating func judge(
    among answers: Answers,
    repeating clauses: [Int],
    _ session: inout Session,
    to violations: inout [RecordViolation]
  ) {
    let isRemembered = valid.isUsed && !answer.isText
    if isRemembered, let known = reportsOfAnswers[answer] {
      violations += known
      return
    }
    let verdict =
      clauses.isEmpty
      ? rules.verdict(on: answer, among: answers)
      : rules.verdict(onRepeated: answer, among: answers, by: clauses)
    if verdict.isValid { return valid.remember(answer) }
    let all = verdict.violations.map { report(of: $0, &session) }
    violations += isRemembered ? reportsOfAnswers.remember(all, of: answer) : all
  }

  private mutating func report(
    of violation: Violation,
    _ session: inout Session
  ) -> RecordViolation {
    if let known = reports[violation] { return known }
    // The message about an item of a list quotes it.
    let isList = session.measures.fields[index].isList
    if isList { session.ruler.setValue(answer, at: index) }
    let words = RecordViolation(violation.attributed(to: id), at: index, session)
    if isList { return words }
    return reports.remember(words, of: violation, textSize: words.message.utf8.count)
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
