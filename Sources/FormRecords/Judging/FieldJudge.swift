import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// Validates the answers of one field in many records, caching the results.
struct FieldJudge {
  /// The field without an answer of a record, and its index in the form.
  private let field: Field
  private let index: Int

  /// The time of the check, if the widget needs it.
  private let now: Moment?

  let rules: RuleSet
  private let normalizers: [Normalizer]

  /// Whether an answer is at most trimmed.
  private let onlyTrims: Bool

  /// The kind of the widget's values, and its type if it adopts some of them unchanged.
  private let kind: ValueKind
  private let widget: (any TransparentWidget.Type)?

  /// Whether the answer is a list of texts, whose items messages quote.
  private let isList: Bool

  /// Whether a rule of another field reads the answer.
  let isRead: Bool

  /// The field whose answer a text must repeat, if the fast check needs it.
  var copied: FieldID? { check?.copied }

  /// Whether a rule gives warnings.
  private let warns: Bool

  /// The fast check for texts, if they are adopted unchanged.
  private var check: PlainTextCheck?

  /// Whether the verdict depends only on the answer.
  private let isAlone: Bool

  /// The answer in the current record, and the one if a record gives none.
  private(set) var answer: Value
  private let initial: Value
  private var isGiven = false

  /// What is known about the answer in the current record, and about the one if a record gives
  /// none.
  private(set) var finding = Finding.open
  private var initialFinding = Finding.open

  /// What is known about an answer.
  enum Finding {
    /// Nothing; it is validated once all answers are given.
    case open
    case valid, invalid
  }

  /// The violations of the last validated answer, and of the one if a record gives none.
  private var found: [RecordViolation] = []
  private var initiallyFound: [RecordViolation] = []

  /// Whether the answer was validated in the current record.
  private var isJudged = false

  /// The text of the current record that rules of other fields read, if its verdict was known.
  ///
  /// Its source outlives the validation of the record.
  private(set) var text: UnsafeRawBufferPointer?

  /// The values whose verdict is known, and the reports of violations by their hash.
  private var known: KnownAnswers
  private var reports: Cache<Int, [Report]>

  /// A violation and its report.
  ///
  /// An object, because a dictionary copies a violation to compare it, with ten reference counts.
  private final class Report {
    private let violation: Violation
    let words: RecordViolation

    init(_ violation: Violation, _ words: RecordViolation) {
      (self.violation, self.words) = (violation, words)
    }

    func isOf(_ other: Violation) -> Bool { violation == other }
  }

  /// The choices, if the answer is one of them.
  private var choices: ChoiceTable?

  /// The answers that the widget has adopted, and those that it has read from texts.
  private var adopted: Cache<Value, Value?>
  private var entered: Cache<String, Value?>

  /// Creates the validator of a field, given its answer in a record that gives none.
  init(
    _ field: Field,
    at index: Int,
    _ rules: RuleSet,
    initial: Value,
    isRead: Bool,
    among answers: Answers,
    at now: Moment?,
    caching share: CacheShare,
    _ speaker: RecordSpeaker
  ) {
    (self.field, self.index) = (field, index)
    self.rules = rules
    self.isRead = isRead
    let normalizers = field.answerNormalizers + rules.normalizers
    self.normalizers = normalizers
    onlyTrims = normalizers.allSatisfy { $0 == .trim || $0 == .plainDigits }
    let traits = field.widget.traits
    self.now = traits.needsNow ? now : nil
    kind = traits.kind
    isList = traits.role == .list
    widget = type(of: field.widget) as? any TransparentWidget.Type
    choices = field.widget is any ChoosingWidget ? ChoiceTable(of: field.widget) : nil
    self.initial = initial
    answer = initial
    warns = rules.severities.contains(.warning)
    isAlone = rules.reads.allSatisfy { $0 == .now } && !rules.comparesRecords
    known = KnownAnswers(isUsed: isAlone, in: share)
    (reports, adopted, entered) = (Cache(share), Cache(share), Cache(share))
    // A date that rules allow as typed is not the answer yet.
    check =
      takesTexts && traits.role == .text
      ? PlainTextCheck(rules, isForASCII: !normalizers.isEmpty) : nil
    give(initial, for: nil, among: answers, speaker)
    // What is not submitted is not in records of submitted answers.
    (initialFinding, initiallyFound) = field.isSubmitted ? (finding, found) : (.valid, [])
    begin()
  }

  /// Whether a text is adopted unchanged or trimmed, not compared with other records, and valid or
  /// not, without warnings.
  var takesTexts: Bool {
    widget != nil && kind == .text && onlyTrims && !rules.comparesRecords && !warns
  }

  /// Turns off the fast check, because the field whose answer a text must repeat does not support
  /// it.
  mutating func dropCheck() { check = nil }
}

/// Answers as given.
extension FieldJudge {
  /// Begins a record that gives no answer.
  mutating func begin() {
    if isGiven { answer = initial }
    isGiven = false
    isJudged = false
    finding = initialFinding
    text = nil
  }

  /// Sets the answer of the record, and validates it if it depends on no other, given the value that
  /// the widget made it of; `nil` for a typed text.
  mutating func give(
    _ answer: Value,
    for given: Value?,
    among answers: Answers,
    _ speaker: RecordSpeaker
  ) {
    self.answer = answer
    isGiven = true
    text = nil
    finding = .open
    guard isAlone else { return }
    normalize()
    let key = key(of: answer, for: given)
    if let key, let reports = known.reports(on: key) { return conclude(reports) }
    judge(among: answers, repeating: [], speaker)
    if let key { known.remember(found, on: key) }
  }

  /// Returns the value whose verdict is that on an answer; `nil` if there is none.
  private func key(of answer: Value, for given: Value?) -> Value? {
    switch given {
    // The widget may read it differently where it is typed.
    case .text?, nil: adoptsUnchanged(answer) ? answer : nil
    case let given?: given
    }
  }

  /// Returns whether a whole number is known to be a valid answer, which then need not be set.
  mutating func settles(_ whole: Int) -> Bool {
    guard !isRead, known.isValid(whole) else { return false }
    finding = .valid
    return true
  }

  /// Returns whether true or false is known to be a valid answer, which then need not be set.
  mutating func settles(_ flag: Bool) -> Bool {
    guard !isRead, known.isValid(flag) else { return false }
    finding = .valid
    return true
  }

  /// Returns whether the verdict on a text is known, so that it need not be set, given the text of
  /// the field whose answer it must repeat.
  mutating func settles(
    _ text: UnsafeRawBufferPointer,
    repeating other: UnsafeRawBufferPointer?
  ) -> Bool {
    if !isRead, let reports = known.reports(on: text) {
      conclude(reports)
      return true
    }
    // A text that begins and ends with visible ASCII is the same once trimmed.
    let isTrimmed = normalizers.isEmpty || text.last.map { 0x21..<0x7F ~= $0 } ?? true
    guard isTrimmed, check?.allows(text, repeating: other) == true else { return false }
    finding = .valid
    if isRead { self.text = text } else { known.remember([], on: text) }
    return true
  }

  private func adoptsUnchanged(_ value: Value) -> Bool { widget?.adoptsUnchanged(value) == true }

  /// Returns the answer if the field is given a value; `nil` if it does not accept the value.
  mutating func adopting(_ value: Value) -> Value? {
    if adoptsUnchanged(value) || choices?.hasChoice(value) == true { return value }
    if let known = adopted[value] { return known }
    var field = field
    let answer = field.widget.adopt(given: value) ? self.answer(of: &field) : nil
    return adopted.remember(answer, of: value, textSize: value.textSize)
  }

  /// Returns the answer if the field is given a text as typed; `nil` if it does not accept it.
  ///
  /// An empty text is no answer, and leaves a default that cannot be cleared.
  mutating func entering(_ text: String) -> Value? {
    if kind == .text, adoptsUnchanged(.text(text)) { return .text(text) }
    if let choice = choices?.choice(named: text) { return choice }
    if let known = entered[text] { return known }
    var field = field
    let isTaken = field.widget.enter(stored: text)
    let answer = isTaken || text.isEmpty ? self.answer(of: &field) : nil
    return entered.remember(answer, of: text, textSize: text.utf8.count)
  }

  /// Returns what a field makes of an answer once it knows the time, as in a filling: a time of an
  /// hour.
  private func answer(of field: inout Field) -> Value {
    if let now { _ = field.widget.handle(.now(now), in: .line) }
    return field.widget.value
  }
}

/// Validation.
extension FieldJudge {
  /// The violations of the answer.
  var violations: [RecordViolation] { isJudged ? found : initiallyFound }

  /// Normalizes the answer.
  private mutating func normalize() {
    if !normalizers.isEmpty { answer = normalizers.apply(to: answer) }
  }

  /// Returns the answer for rules of other fields.
  mutating func answerToRead() -> Value {
    if let text { return .text(String(decoding: text, as: UTF8.self)) }
    if finding == .open { normalize() }
    return answer
  }

  /// Validates the answer, worded by a filling, given the clauses that it breaks because an earlier
  /// record has the same answer.
  mutating func judge(
    among answers: Answers,
    repeating clauses: [Int],
    _ speaker: RecordSpeaker
  ) {
    normalize()
    var violations: [Violation] = []
    if clauses.isEmpty {
      let verdict = rules.verdict(on: answer, among: answers)
      if !verdict.isValid { violations = verdict.violations }
      if warns { violations += rules.remarks(on: answer, among: answers).warnings }
    } else {
      let found = rules.findings(onRepeated: answer, among: answers, by: clauses)
      violations = found.verdict.violations + found.remarks.warnings
    }
    var reports: [RecordViolation] = []
    for violation in violations {
      let quoting = speaker.narrator.quoting(
        answer,
        in: violation,
        at: index,
        in: speaker.filling.sheet
      )
      reports.append(report(of: quoting, speaker))
    }
    conclude(reports)
  }

  /// Records the violations of the answer, if any.
  private mutating func conclude(_ reports: [RecordViolation]) {
    isJudged = true
    found = reports
    finding = reports.isEmpty ? .valid : .invalid
  }

  private mutating func report(
    of violation: Violation,
    _ speaker: RecordSpeaker
  ) -> RecordViolation {
    let hash = violation.hashValue
    let known = reports[hash] ?? []
    if let report = known.first(where: { $0.isOf(violation) }) { return report.words }
    if isList { speaker.filling.sheet.ruler.setValue(answer, at: index) }
    let words = RecordViolation(
      violation,
      at: index,
      in: speaker.filling,
      by: speaker.narrator
    )
    if isList { return words }
    let report = Report(violation, words)
    reports.remember(known + [report], of: hash, textSize: words.message.utf8.count)
    return words
  }
}

extension Value {
  /// The number of bytes of the text; 0 if it is not a text.
  fileprivate var textSize: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
}
