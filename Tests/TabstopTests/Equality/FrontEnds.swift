import FormFile
import FormRecords
import FormValidation
import SourceText
import TestSupport

@testable import FormFilling
@testable import FormLines
@testable import FormNarration
@testable import FormScreens
@testable import FormTape
@testable import FormWidgets
@testable import Forms

/// A form filled by keys on a screen, and the same answers given to all other front ends.
struct FrontEnds {
  /// What is pressed in a field, and the line that gives the same answer; `nil` for a line made of
  /// the answer.
  struct Entry {
    var keys: [Key] = []
    var line: String?
    /// At the button of a repeated group: whether it adds an entry.
    var adds = false
  }

  /// A broken rule as every front end reports it.
  struct Problem: Hashable {
    let field: String
    let rule: String
    var severity = Severity.error.rawValue
    let code: String
    let message: String
  }

  private let form: Form
  private let now: Moment

  /// What says the messages of the form, whose words are looked up once.
  let narrator: Narrator

  /// The screen that the keys filled the form on.
  private(set) var screen: Screen

  /// The keys, in order.
  private(set) var keys: [Key] = []

  /// The fields that were asked, in order; the button of a repeated group before each entry that it
  /// adds, and at the end.
  private(set) var asked: [FieldID] = []

  /// How many entries were added to each repeated group, by its name.
  private var added: [FieldID: Int] = [:]

  /// The answers as typed lines, by field; none or empty for those that were kept.
  private(set) var lines: [FieldID: String] = [:]

  /// Fills a form by keys, given those for each field.
  init(_ form: Form, now: Moment, entry: (_ field: Field, _ widget: any Widget) -> Entry) {
    self.form = form
    self.now = now
    narrator = Narrator(of: form)
    // In line mode, each answer moves on.
    var filled = form
    filled.enterUse = .next
    screen = Screen(filled, now: now)
    PathStandIn.answer(&screen)
    while screen.filling.outcome == nil, screen.filling.sheet.progress != .refused,
      let index = screen.filling.sheet.focusedIndex
    {
      let field = screen.filling.form.fields[index]
      if screen.filling.sheet.facts.fields[index].isControl {
        pressButton(at: index, entry(field, screen.filling.sheet.fields[index].widget))
      } else if asked.contains(field.id) {
        break
      } else {
        asked.append(field.id)
        enter(entry(field, screen.filling.sheet.fields[index].widget), at: index)
        // In multiline text, Enter inserts a line break.
        press(screen.filling.sheet.facts.fields[index].traits.keepsLineBreaks ? .tab : .enter)
      }
      if screen.filling.focus == .button { press(.enter) }
    }
    if screen.filling.sheet.isReviewing { press(.function(2)) }
    if screen.filling.mode == .confirmingSubmit { press(.enter) }
  }

  private mutating func press(_ key: Key) {
    keys.append(key)
    screen.handle(.key(key))
    PathStandIn.answer(&screen)
  }

  /// Adds an entry to a repeated group, or passes by; line mode asks for the other buttons in no
  /// question.
  private mutating func pressButton(at index: Int, _ entry: Entry) {
    if screen.filling.sheet.fields[index].buttons?.change == .add {
      let name = screen.filling.form.fields[index].id
      asked.append(name)
      if entry.adds {
        added[name, default: 0] += 1
        return press(.enter)
      }
    }
    press(.tab)
  }

  /// Presses the keys in a field, unless they would leave it, or clear it, which no line can.
  private mutating func enter(_ entry: Entry, at index: Int) {
    var trial = screen
    for key in entry.keys {
      trial.handle(.key(key))
      PathStandIn.answer(&trial)
    }
    let (before, after) = (
      screen.filling.sheet.fields[index].widget.value,
      trial.filling.sheet.fields[index].widget.value
    )
    guard trial.filling.focus == .field(index), !after.isBlank || before.isBlank else { return }
    for key in entry.keys { press(key) }
    lines[screen.filling.form.fields[index].id] =
      entry.line
      ?? (after == before ? "" : screen.filling.sheet.fields[index].widget.line(for: after))
  }

  /// The fields that were given an answer.
  private var given: [FieldID] { asked.filter { lines[$0] ?? "" != "" } }

  /// Whether each added entry was given an answer, without which no other front end than line mode
  /// adds it.
  var givesEachEntry: Bool {
    screen.filling.form.lists.allSatisfy { list in
      list.entries.suffix(added[list.id, default: 0]).allSatisfy { entry in
        entry.contains { given.contains(screen.filling.form.fields[$0].id) }
      }
    }
  }
}

/// The other front ends.
extension FrontEnds {
  /// What the keys filled.
  var filling: Filling { screen.filling }

  /// The problems that keep the screen from submitting.
  var problems: [Problem] { problems(of: filling) }

  /// Returns the problems that keep a filling of the form from submitting.
  func problems(of filling: Filling) -> [Problem] {
    filling.form.fields.indices.filter(filling.isAsked).flatMap { index in
      let field = filling.form.fields[index].id.rawValue
      return zip(
        filling.sheet.verdict(at: index).violations,
        narrator.problems(ofFieldAt: index, in: filling.sheet)
      )
      .map { Problem(field: field, rule: $0.rule, code: $0.code, message: $1) }
    }
  }

  /// The problems and the warnings of fields that are submitted or given, in order of the fields.
  var reports: [Problem] {
    let warnings = screen.filling.form.fields.indices.filter(screen.filling.isAsked).flatMap {
      index in
      let field = screen.filling.form.fields[index].id.rawValue
      let remarks = screen.filling.ruler.registrations[index].remarks.filter {
        $0.severity == .warning
      }
      return zip(remarks, screen.narrator.warnings(aboutFieldAt: index, in: screen.filling.sheet))
        .map {
          let severity = $0.severity.rawValue
          return Problem(
            field: field,
            rule: $0.rule,
            severity: severity,
            code: $0.code,
            message: $1
          )
        }
    }
    let found = problems + warnings
    return screen.filling.form.fields.flatMap { field in
      guard field.isSubmitted || given.contains(field.id) else { return [Problem]() }
      return found.filter { $0.field == field.id.rawValue }
    }
  }

  /// Answers line by line, and returns what was asked and said.
  func plain() -> (filling: Filling, asked: [FieldID], said: [String]) {
    var plain = PlainFilling(form, now: now)
    var asked: [FieldID] = []
    var left = added
    func enter(_ line: String) {
      plain.enter(line)
      plain.update { PathStandIn.answer(&$0) }
    }
    plain.update { PathStandIn.answer(&$0) }
    while let name = plain.index.map({ plain.filling.form.fields[$0].id }) {
      asked.append(name)
      if let count = left[name], count > 0 {
        left[name] = count - 1
        enter("y")
        continue
      }
      let line = lines[name] ?? ""
      enter(line.hasPrefix(":") ? ":" + line : line)
      if plain.index.map({ plain.filling.form.fields[$0].id }) == name { enter(":next") }
    }
    _ = plain.takeLines()
    enter("yes")
    return (plain.filling, asked, plain.takeLines())
  }

  /// Submits the lines at once, as `--set` gives them; `nil` if one is refused.
  func typedAtOnce() -> Filling? {
    var form = form
    for name in given {
      guard let index = form.index(adding: name),
        form.start(fieldAt: index, withTyped: lines[name] ?? "")
      else { return nil }
    }
    return submitted(form)
  }

  /// Submits the answers at once, as `--answers` reads them.
  func readAtOnce() throws -> Filling {
    var form = form
    try form.hold(json, file: "answers.json")
    return submitted(form)
  }

  private func submitted(_ form: Form) -> Filling {
    var filling = Filling(form, now: now)
    PathStandIn.conclude(&filling)
    return filling
  }

  /// Plays the keys as a tape that expects what the screen shows, and returns the driver.
  func played() throws -> FormDriver {
    var form = form
    form.enterUse = .next
    var driver = try FormDriver(
      form,
      size: Size(columns: 120, rows: 200),
      start: now,
      checks: [PathField.check: StagedCheck(answer: PathStandIn.answer)]
    )
    let expectations = ScreenExpectations(screen, withSecrets: true)
    let rest = screen.filling.outcome == nil ? expectations.here : expectations.atTheEnd
    try driver.play((keys.tapeLines + rest).joined(separator: "\n"))
    return driver
  }

  /// Checks the answers as a record of JSON.
  func checkedAsJSON() throws -> [Problem] { try checked(json + "\n", as: .jsonl) }

  /// Checks the lines as a record of CSV; `nil` if there are none.
  ///
  /// A required answer without a column is reported once for all records, so those have blank cells.
  func checkedAsCSV() throws -> [Problem]? {
    guard !given.isEmpty else { return nil }
    let columns = asked.filter { name in
      guard let index = screen.filling.form.index(of: name),
        !screen.filling.sheet.facts.fields[index].isControl
      else { return false }
      let value = screen.filling.sheet.fields[index].widget.value
      return given.contains(name)
        || screen.filling.form.fields[index].isSubmitted && (value.isBlank || value == .bool(false))
    }
    let rows = [columns.map(\.rawValue), columns.map { lines[$0] ?? "" }]
    let text = rows.map { row in
      row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
    }
    return try checked(text.joined(), as: .csv)
  }

  /// The given answers as an object.
  var json: String {
    var answers: Answers = [:]
    for name in given {
      guard let index = screen.filling.form.index(of: name) else { continue }
      answers[name] = screen.filling.sheet.fields[index].widget.value
    }
    return Value.object(answers.nested).json
  }

  private func checked(_ records: String, as format: RecordFormat) throws -> [Problem] {
    let stream = ByteStream(Array(records.utf8))
    let report = Transcript()
    _ = try RecordCheck(
      form,
      now: now,
      options: RecordCheck.Options(),
      conclude: { PathStandIn.conclude(&$0) }
    )
    .run(
      [RecordSource(name: "records", format: format) { stream.read(into: $0) }],
      write: { report.add($0) }
    )
    return try report.text.split(separator: "\n").map { (line: Substring) -> Problem in
      guard case .object(let members) = try Value(json: String(line)) else { fatalError() }
      let text = { (name: String) -> String in members[name]?.text ?? "" }
      return Problem(
        field: text("field"),
        rule: text("rule"),
        severity: members.keys.contains("severity") ? text("severity") : Severity.error.rawValue,
        code: text("code"),
        message: text("message")
      )
    }
  }
}

/// Answers path fields from a file system that no machine has: there are no names, and nothing is
/// where a path has an `x`.
enum PathStandIn {
  /// Returns the answer to a request.
  @Sendable
  static func answer(to request: CheckRequest) -> CheckAnswer {
    if request.asksForOptions { return .options([]) }
    let isThere = !request.value.description.contains("x")
    return .verdict(isThere ? .valid : .incomplete("path.no_file", "There is no such file."))
  }

  /// Answers all that a form asks.
  static func answer(_ handler: inout some OutsideHandler) {
    while true {
      let requests = handler.filling.takeRequests()
      if requests.isEmpty { return }
      for request in requests {
        handler.handle(.answer(answer(to: request), to: request.id))
      }
    }
  }

  /// Submits a form once all is answered.
  @Sendable
  static func conclude(_ filling: inout Filling) {
    filling.hurry()
    answer(&filling)
    filling.submitAtOnce()
  }
}

extension Widget {
  /// Returns the line that gives an answer: names, or numbers of options whose names a list splits.
  fileprivate func line(for answer: Value) -> String {
    let choices = description.choices
    let name = { (value: Value) in
      choices.first { $0.value == value }?.label ?? value.description
    }
    guard case .list(let items) = answer else { return name(answer) }
    return items.map(name).joined(separator: ", ")
  }
}

extension [Key] {
  /// The commands of a tape that press the keys.
  fileprivate var tapeLines: [String] {
    var lines: [String] = []
    var text = ""
    for key in self {
      if let character = key.typed {
        text.append(character)
        continue
      }
      if !text.isEmpty { lines.append("Type " + text.tapeQuoted) }
      text = ""
      lines.append(key.tapeSpelling)
    }
    return text.isEmpty ? lines : lines + ["Type " + text.tapeQuoted]
  }
}
