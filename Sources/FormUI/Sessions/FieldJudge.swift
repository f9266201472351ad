import FormValidation

/// Judges the answers of one field in many records, and remembers what it found out.
struct FieldJudge {
  /// The index of the field in the form.
  private let index: Int

  let rules: RuleSet
  private let normalizers: [Normalizer]
  private let intake: Intake

  /// Whether a rule reads the answer, besides the field's own.
  let isRead: Bool

  /// The field whose answer a text has to repeat, if the quick look needs that.
  var copied: FieldID? { look?.copied }

  /// The quick look at texts, if they are taken as they are.
  private var look: PlainTextLook?

  /// Whether the verdict depends on the answer alone.
  private let isAlone: Bool

  /// The answer in the current record, and if a record gives none.
  private(set) var answer: Value
  private let initial: Value
  private var isGiven = false

  /// What is known of the answer in the current record, and of that of a record that gives none.
  private(set) var finding = Finding.open
  private var initialFinding = Finding.open

  /// What is known of an answer.
  enum Finding {
    /// Nothing; it is judged once all answers are given.
    case open
    case valid, invalid
  }

  /// What is wrong with the answer that was judged last, and with that of a record that gives none.
  private var found: [RecordViolation] = []
  private var initiallyFound: [RecordViolation] = []

  /// Whether the answer was judged in the current record.
  private var isJudged = false

  /// The text of the current record that rules of other fields read, if its verdict was known.
  ///
  /// What it was read from outlives the judgment of the record.
  private(set) var text: UnsafeRawBufferPointer?

  /// The answers whose verdict is known, and the reports of violations by their hash.
  private var known: KnownAnswers
  private var reports: Memory<Int, [Report]>

  /// A violation and its report.
  ///
  /// An object, since a dictionary copies a violation to compare it, with ten reference counts.
  private final class Report {
    private let violation: Violation
    let words: RecordViolation

    init(_ violation: Violation, _ words: RecordViolation) {
      (self.violation, self.words) = (violation, words)
    }

    func isOf(_ other: Violation) -> Bool { violation == other }
  }

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
    among answers: Answers,
    _ session: inout Session
  ) {
    self.index = index
    self.rules = rules
    self.isRead = isRead
    let normalizers = field.normalizers + rules.spellings
    self.normalizers = normalizers
    intake = Intake(field.widget)
    self.initial = initial
    answer = initial
    isAlone = rules.reads.allSatisfy { $0 == .now } && !rules.comparesRecords
    known = KnownAnswers(isUsed: isAlone && intake != .other && normalizers.isEmpty)
    (reports, adopted, entered) = (Memory(), Memory(), Memory())
    look = takesTexts ? PlainTextLook(rules) : nil
    give(initial, among: answers, &session)
    (initialFinding, initiallyFound) = (finding, found)
    begin()
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
    isJudged = false
    finding = initialFinding
    text = nil
  }

  /// Sets the answer of the record, and judges it if it depends on no other.
  mutating func give(_ answer: Value, among answers: Answers, _ session: inout Session) {
    self.answer = answer
    isGiven = true
    text = nil
    finding = .open
    if isAlone { judge(among: answers, repeating: [], &session) }
  }

  /// Returns whether a whole number is known to be a valid answer, which then need not be given.
  mutating func settles(_ whole: Int) -> Bool {
    guard intake == .number, known.isValid(whole) else { return false }
    finding = .valid
    return !isRead
  }

  /// Returns whether true or false is known to be a valid answer, which then need not be given.
  mutating func settles(_ flag: Bool) -> Bool {
    guard intake == .flag, known.isValid(flag) else { return false }
    finding = .valid
    return !isRead
  }

  /// Returns whether the verdict on a text is known, which then need not be given, with the text of
  /// the field whose answer it has to repeat.
  mutating func settles(
    _ text: UnsafeRawBufferPointer,
    repeating other: UnsafeRawBufferPointer?
  ) -> Bool {
    let bytes = text.bindMemory(to: UInt8.self)
    if look?.allows(bytes, repeating: other) == true {
      finding = .valid
    } else if let reports = known.reports(on: text) {
      conclude(reports)
    } else {
      return false
    }
    if isRead { self.text = text }
    return true
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
  /// What is wrong with the answer.
  var violations: [RecordViolation] { isJudged ? found : initiallyFound }

  /// Normalizes the answer.
  private mutating func normalize() {
    if !normalizers.isEmpty { answer = normalizers.apply(to: answer) }
  }

  /// Returns what rules of other fields read.
  mutating func answerToRead() -> Value {
    if let text { return .text(String(decoding: text, as: UTF8.self)) }
    if finding == .open { normalize() }
    return answer
  }

  /// Judges the answer, in the words of a session, given the clauses that it breaks because an
  /// earlier record has the same answer.
  mutating func judge(
    among answers: Answers,
    repeating clauses: [Int],
    _ session: inout Session
  ) {
    normalize()
    if let reports = known.reports(on: answer) { return conclude(reports) }
    let verdict =
      clauses.isEmpty
      ? rules.verdict(on: answer, among: answers)
      : rules.verdict(onRepeated: answer, among: answers, by: clauses)
    var reports: [RecordViolation] = []
    if !verdict.isValid {
      let violations = verdict.violations
      for index in violations.indices { reports.append(report(of: violations[index], &session)) }
    }
    known.remember(reports, on: answer)
    conclude(reports)
  }

  /// Notes what is wrong with the answer of the record, if anything is.
  private mutating func conclude(_ reports: [RecordViolation]) {
    isJudged = true
    found = reports
    finding = reports.isEmpty ? .valid : .invalid
  }

  private mutating func report(
    of violation: Violation,
    _ session: inout Session
  ) -> RecordViolation {
    let hash = violation.hashValue
    let known = reports[hash] ?? []
    if let report = known.first(where: { $0.isOf(violation) }) { return report.words }
    // The message about an item of a list quotes it.
    let isList = session.measures.fields[index].isList
    if isList { session.ruler.setValue(answer, at: index) }
    let words = RecordViolation(violation, at: index, session)
    if isList { return words }
    let report = Report(violation, words)
    reports.remember(known + [report], of: hash, textSize: words.message.utf8.count)
    return words
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
  /// The bytes of the text; 0 if it is none.
  fileprivate var textSize: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
}
