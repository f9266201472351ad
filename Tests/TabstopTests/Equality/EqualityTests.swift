import FormFile
import FormTape
import FormValidation
import Foundation
import RuleSamples
import SeededRandom
import SourceText
import SystemCalls
import TestSupport
import Testing

@testable import FormFilling
@testable import FormNarration
@testable import FormScreens
@testable import FormWidgets
@testable import Forms
@testable import tabstop

/// One form, one set of answers, all ways to give them: on the screen, by a tape, line by line, all
/// at once, and as a record to check.
struct EqualityTests {
  private static let now = Moment("2026-11-21T12:00:00Z") ?? .startOf2000

  /// The project's forms and those of its tapes, without external checks.
  private static let forms: [(path: String, form: Form)] = Corpus.everyForm.compactMap { path in
    guard var text = try? String(contentsOfFile: Corpus.folder + path, encoding: .utf8) else {
      return nil
    }
    // As if the program had printed these.
    text.replace("{command: [git, tag, --sort=-creatordate]}", with: "[v2.0, v1.1]")
    text.replace("{command: [git, config, --default=, user.email]}", with: "ada@example.org")
    // An object cannot have two entries without names.
    text.replace("    key: name\n    value: value\n", with: "")
    // Answers are given by the names of fields, and line mode asks for optional groups.
    text.replace(/[ ]+member: .*\n/, with: "")
    text.replace(/[ ]+optional: true\n([ ]+rules: .*\n)?/, with: "")
    let folder = PathParts(Corpus.folder + path).folder
    let extensions = FormExtensions(in: folder, allowsCommands: false)
    guard let form = try? Form(bytes: Array(text.utf8), file: path, extensions: extensions) else {
      return nil
    }
    // Only what path fields ask is answered here.
    var rest = form
    for index in form.fields.indices where form.fields[index].widget is PathField {
      rest.fields[index].widget = TextField()
    }
    return Filling(rest).asksOutside ? nil : (path, form)
  }

  @Test func `forms of all kinds are compared`() {
    let forms = Self.forms
    #expect(forms.count >= 25)
    #expect(Set(Corpus.forms).isSubset(of: forms.map(\.path)))
    #expect(forms.contains { $0.form.pages.count > 1 && $0.form.hasReview })
    #expect(forms.contains { $0.form.fields.contains { $0.condition != nil } })
    #expect(forms.contains { !$0.form.checks.isEmpty })
    #expect(forms.contains { $0.form.fields.contains { $0.widget is PathField } })
    #expect(forms.contains { !$0.form.lists.isEmpty })
    #expect(forms.contains { $0.form.reveal == .onSubmit })
  }

  @Test(arguments: forms.indices)
  func `all front ends give the same results for a form`(index: Int) throws {
    let path = Self.forms[index].path
    var form = Self.forms[index].form
    var random = SeededGenerator()
    let seed = random.description
    for code in Language.codes.shuffled(using: &random).prefix(2) {
      form.messages.language = try #require(Language.named(code))
      let ends = FrontEnds(form, now: Self.now) { field, widget in
        field.isReadOnly ? FrontEnds.Entry() : .random(for: widget, using: &random)
      }
      try Self.expectEqual(ends, "\(path), \(code), \(seed), \(ends.lines)")
    }
  }

  @Test(arguments: RuleDefinition.all.filter { $0.example.passes != nil }.map(\.name))
  func `all front ends give the same results for a rule's examples`(name: String) throws {
    let definition = try #require(RuleDefinition.named(name))
    let clause = try Clause(yaml: definition.example.spelling)
    var answers: [String: Value] = [:]
    if case .object(let members)? = try definition.example.among.map({ try Value(json: $0) }) {
      answers = members
    }
    let example = definition.example
    let values = try [example.passes, example.fails].map { json in
      try json.map { try Value(json: $0) }
    }
    let examples = zip(values, [true, false]).compactMap { value, isValid in
      value.map { Example(value: $0, isValid: isValid) }
    }
    let now = definition.example.now.flatMap { Moment($0) } ?? Self.now
    try Self.compare(clause, of: clause.kind, on: examples, among: answers, at: now)
  }

  @Test(arguments: RuleSample.all.indices.filter { RuleSample.all[$0].clause.remote == nil })
  func `all front ends give the same results for every variant of a rule`(index: Int) throws {
    let sample = RuleSample.all[index]
    let now = String(sample.answers[.now]).flatMap { Moment($0) } ?? Self.now
    var answers = sample.answers.nested
    answers[FieldID.now.rawValue] = nil
    try Self.compare(
      sample.clause,
      of: .any,
      on: [Example(value: sample.value, isValid: true)],
      among: answers,
      at: now
    )
  }

  /// A value that a rule judges.
  private struct Example {
    let value: Value
    let isValid: Bool
  }

  /// Compares the front ends on a form of a rule, with examples and variants of the typed ones.
  private static func compare(
    _ clause: Clause,
    of kind: ValueKind,
    on examples: [Example],
    among answers: [String: Value],
    at now: Moment
  ) throws {
    guard let first = examples.first else { return }
    let own = widget(for: first.value, of: kind)
    let form = form(of: clause, own, among: answers)
    let index = form.fields.endIndex - 1
    var random = SeededGenerator()
    let seed = random.description
    for example in examples {
      guard let line = line(for: example.value, in: own), line.canBeTyped else { continue }
      let variants =
        own.traits.role == .text ? (0..<2).map { _ in random.mangled(line) } : []
      for typed in [line] + variants where typed.canBeTyped {
        let ends = FrontEnds(form, now: now) {
          $0.id == form.fields[index].id ? .init($1, typing: typed) : .init()
        }
        let comment: Comment = "\(clause.rule), \(seed), \(typed.debugDescription)"
        if typed == line { #expect(ends.problems.isEmpty == example.isValid, comment) }
        try expectEqual(ends, comment)
      }
    }
  }

  /// Returns a form of a rule on its last field, after those that the rule reads.
  private static func form(
    of clause: Clause,
    _ widget: any Widget,
    among answers: [String: Value]
  ) -> Form {
    let check = Check(clause)
    let field = check?.field ?? "answer"
    let others = answers.filter { $0.key != field.rawValue && $0.value != .null }
      .sorted { $0.key < $1.key }
      .map { Field(FieldID($0.key), Self.widget(for: $0.value, of: .any, holding: $0.value)) }
    let own = Field(field, label: "Answer", widget, rules: check == nil ? [clause] : [])
    return Form(title: "Rule", fields: others + [own], checks: check.map { [$0] } ?? [])
  }

  /// Returns a widget for answers to a rule of a kind.
  private static func widget(
    for value: Value,
    of kind: ValueKind,
    holding start: Value = .null
  ) -> any Widget {
    var widget: any Widget =
      switch (kind, value) {
      case (.number, _), (.any, .number): NumberField()
      case (.toggle, _), (.any, .bool): Toggle()
      case (.list, _), (.any, .list): Tags()
      default: TextField()
      }
    if start != .null { widget.value = start }
    return widget
  }

  /// Returns a value as typed; `nil` if the widget has no such answer.
  private static func line(for value: Value, in widget: any Widget) -> String? {
    switch (widget.traits.role, value) {
    case (.toggle, .bool(let flag)): flag ? "yes" : "no"
    case (.list, .list(let items)) where Set(items).count == items.count:
      items.allSatisfy { String($0) != nil }
        ? items.map(\.description).joined(separator: ", ") : nil
    case (.text, .text(let text)), (.number, .text(let text)): text
    case (.text, .number(let number)), (.number, .number(let number)): number.description
    default: nil
    }
  }
}

/// What is compared.
extension EqualityTests {
  private static func expectEqual(_ ends: FrontEnds, _ comment: Comment) throws {
    let plain = ends.plain()
    expectEqual(plain.filling, ends, "line mode: \(comment)")
    #expect(plain.asked == ends.asked, comment)
    let problems = ends.problems
    #expect(ends.problems(of: plain.filling) == problems, "line mode: \(comment)")
    if ends.givesEachEntry { try expectEqualAtOnce(ends, comment) }
    try expectShown(ends, comment)
    if case .submitted = ends.filling.outcome { return }
    for problem in problems {
      // Line mode says the first of several, unless they are a checklist.
      let isFirst = problems.first { $0.field == problem.field } == problem
      guard isFirst, let index = ends.filling.form.index(of: FieldID(problem.field)) else {
        continue
      }
      let words = ends.narrator.spokenMessages(at: index, in: ends.filling.sheet)
      #expect(words.allSatisfy { word in plain.said.contains { $0.contains(word) } }, comment)
    }
  }

  /// Compares the front ends that are given all answers at once.
  private static func expectEqualAtOnce(_ ends: FrontEnds, _ comment: Comment) throws {
    let problems = ends.problems
    let typed = try #require(ends.typedAtOnce(), comment)
    expectEqual(typed, ends, "--set: \(comment)")
    expectEqual(try ends.readAtOnce(), ends, "--answers: \(comment)")
    #expect(ends.problems(of: typed) == problems, "--set: \(comment)")
    let reports = ends.reports
    #expect(try ends.checkedAsJSON() == reports, "check of \(ends.json): \(comment)")
    if let found = try ends.checkedAsCSV() { #expect(found == reports, "CSV: \(comment)") }
  }

  /// Compares the screen with that of a tape, and what it shows with the problems.
  private static func expectShown(_ ends: FrontEnds, _ comment: Comment) throws {
    let driver: FormDriver
    do {
      driver = try ends.played()
    } catch {
      Issue.record("tape: \(error)\n\(comment)")
      return
    }
    let scene = try #require(driver.scene.form)
    #expect(scene == FormScene(ends.screen), "tape: \(comment)")
    guard ends.filling.outcome == nil, let focus = scene.focus, let field = scene[focus] else {
      return
    }
    #expect(!field.errors.isEmpty, "the focus is on a problem: \(comment)")
    // Without blanks, as a message may be wrapped where it has none.
    let screen = driver.lines.joined().letters
    for text in field.shown {
      #expect(
        screen.contains(text.letters),
        "\(text) is not on the screen: \(comment)\n\(driver.lines)"
      )
    }
  }

  private static func expectEqual(_ left: Filling, _ ends: FrontEnds, _ comment: Comment) {
    let right = ends.filling
    #expect(left.form.messages == right.form.messages, comment)
    for (index, field) in left.form.fields.enumerated() {
      #expect(
        left.sheet.fields[index].widget.value == right.sheet.fields[index].widget.value,
        comment
      )
      #expect(
        left.sheet.verdict(at: index).isValid == right.sheet.verdict(at: index).isValid,
        comment
      )
      let said = [left, right].map { filling in
        filling.sheet.violations(at: index).map {
          [$0.code, "\($0.isIncomplete)", $0.severity.rawValue]
        }
      }
      #expect(said[0] == said[1], comment)
      #expect(left.isAsked(fieldAt: index) == right.isAsked(fieldAt: index), comment)
      let words = [left, right].map { filling in
        ends.narrator.messages(ofFieldAt: index, in: filling.sheet).map(\.words)
      }
      #expect(words[0] == words[1], comment)
      #expect(left.ruler.answers[field.id] == right.ruler.answers[field.id], comment)
    }
    #expect(left.outcome == right.outcome, comment)
  }
}

extension String {
  /// Whether the text is typed character by character into one line.
  fileprivate var canBeTyped: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control
          && scalar.properties.generalCategory != .format
      }
  }

  /// The text without blanks and the mark beside a field.
  fileprivate var letters: String { filter { !$0.isWhitespace && $0 != "▌" } }
}

/// The built program: records are judged as `fill --no-input` judges prefilled answers.
struct ProgramEqualityTests {
  /// Answers by the names that the forms use, right and wrong.
  private static let records = [
    "{}", #"{"name": "A", "email": "ada@", "terms": false, "monthly": 3}"#,
    #"{"name": "Ada Lovelace", "email": "ada@example.org", "password": "x", "confirm": "y", "age": 7}"#,
    #"{"username": "ada", "email": "ada@example.org", "terms": true, "age": 36.5, "volume": 11}"#,
  ]

  @Test(arguments: Corpus.forms)
  func `a record has the verdict and the messages of prefilled answers`(path: String) throws {
    let form = Corpus.folder + path
    let known = try String(contentsOfFile: form, encoding: .utf8)
    for record in Self.records {
      // Answers to other fields are refused in other words.
      let members = try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any]
      let kept = (members ?? [:]).filter { known.contains("id: \($0.key)") }
      let data = try JSONSerialization.data(withJSONObject: kept)
      let text = String(decoding: data, as: UTF8.self)
      let filled = try runProgram(
        ["fill", form, "--no-input", "--allow-commands", "--answers", "-"],
        environment: PseudoFilling.environment,
        input: text
      )
      let checked = try runProgram(
        ["check", form, "-", "--allow-commands", "--format", "text"],
        environment: PseudoFilling.environment,
        input: text
      )
      #expect((filled.status == 0) == (checked.status == 0), "\(text)")
      guard filled.status < 2 else { continue }
      let lines = checked.output.replacing("standard input:1: ", with: "")
      #expect(lines == filled.complaint, "\(text)")
    }
  }
}
