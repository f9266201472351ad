import FormFile
import FormValidation
import Foundation
import TestSupport
import Testing

@testable import FormUI
@testable import tabstop

/// One form, one set of answers, three ways to give them: on the screen, line by line, all at once.
struct ParityTests {
  /// The project's forms and those of its tapes, without external checks.
  private static let forms: [(path: String, form: Form)] = Corpus.everyForm.compactMap { path in
    guard let data = FileManager.default.contents(atPath: Corpus.folder + path),
      let form = try? Form(bytes: [UInt8](data), file: path),
      !Session(form).asksOutside
    else { return nil }
    return (path, form)
  }

  private static let now = Moment("2026-11-21T12:00:00Z")

  @Test func `forms of all kinds are compared`() {
    let forms = ParityTests.forms
    #expect(forms.count >= 25)
    #expect(forms.contains { $0.form.pages.count > 1 && $0.form.hasReview })
    #expect(forms.contains { $0.form.fields.contains { $0.condition != nil } })
    #expect(forms.contains { !$0.form.checks.isEmpty })
    #expect(forms.contains { $0.form.reveal == .onSubmit })
  }

  @Test(arguments: forms.indices)
  func `line mode and --no-input give the same verdicts as the screen`(index: Int) {
    let (path, form) = ParityTests.forms[index]
    for _ in 0..<20 {
      var random = SeededGenerator()
      let lines = form.fields.map { field in
        field.isReadOnly ? "" : ParityTests.line(for: field.widget, using: &random)
      }
      let screen = ParityTests.filled(form, onScreenWith: lines)
      let plain = ParityTests.filled(form, lineByLineWith: lines)
      let unattended = ParityTests.filled(form, atOnceWith: lines, asked: screen.asked)
      let comment: Comment = "\(path), \(random), \(lines)"
      ParityTests.expectEqual(plain.session, screen.session, comment)
      ParityTests.expectEqual(unattended, screen.session, comment)
      #expect(plain.asked == screen.asked, comment)
    }
  }

  private static func expectEqual(_ left: Session, _ right: Session, _ comment: Comment) {
    for (index, field) in left.form.fields.enumerated() {
      #expect(left.fields[index].widget.value == right.fields[index].widget.value, comment)
      #expect(left.verdict(at: index).isValid == right.verdict(at: index).isValid, comment)
      let said = [left, right].map { session in
        session.violations(at: index).map { [$0.code, "\($0.isIncomplete)", $0.severity.rawValue] }
      }
      #expect(said[0] == said[1], comment)
      #expect(left.isAsked(fieldAt: index) == right.isAsked(fieldAt: index), comment)
      let words = [left, right].map { $0.messages(ofFieldAt: index).map(\.words) }
      #expect(words[0] == words[1], comment)
      #expect(left.ruler.answers[field.id] == right.ruler.answers[field.id], comment)
    }
    #expect(left.outcome == right.outcome, comment)
  }
}

/// What is typed.
extension ParityTests {
  private static let texts = [
    "a", "Ada", "ada_l", "ada@example.org", "not mail@", "2026-01-05", "12:30", "AB-1234", " x ",
    "日本", "https://example.org", "please", "M", "secret", "Correct horse 9!", ":colon", "0",
  ]
  private static let numbers = [
    "0", "1", "-5", "12.5", "12.50", "abc", "1e5", "99999", "007", "36",
  ]
  private static let dates = ["2026-01-05", "20260105", "2026-02-30", "2026", "0"]
  private static let times = ["12:30", "0930", "25:00", "12"]

  /// Returns a line for a field; an empty one keeps its answer.
  private static func line(
    for widget: any Widget,
    using random: inout SeededGenerator
  ) -> String {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return "" }
    switch widget.role {
    case .text where widget is TextField || widget.description.isSecret:
      return texts.randomElement(using: &random) ?? ""
    case .number: return numbers.randomElement(using: &random) ?? ""
    case .toggle: return Bool.random(using: &random) ? "yes" : "no"
    case .slider(let min, let max, let step):
      let steps = [0, 1, 2].map { min + step * Number($0) } + [max]
      let values = steps.map(\.description) + ["7.3", "-99", "100000"]
      return values.randomElement(using: &random) ?? ""
    case .range(let min, let max, let step):
      let ends = [min, min + step, max, max + step].map(\.description)
      let low = ends.randomElement(using: &random) ?? ""
      return "\(low)-\(ends.randomElement(using: &random) ?? "")"
    case .date: return dates.randomElement(using: &random) ?? ""
    case .time: return times.randomElement(using: &random) ?? ""
    case .text, .choice, .choices, .list, .button: return ""
    }
  }

  /// Returns the keys that replace a field's answer.
  private static func keys(for line: String, in widget: any Widget) -> [Key] {
    guard !line.isEmpty else { return [] }
    switch widget.role {
    case .toggle: return [line == "yes" ? .right : .left]
    case .range: return line.map { Key.character($0) }
    case .slider: return [.home] + line.map { Key.character($0) }
    default: return [.control("e"), .control("u")] + line.map { Key.character($0) }
    }
  }

  private static func filled(
    _ form: Form,
    onScreenWith lines: [String]
  ) -> (session: Session, asked: [Int]) {
    // In line mode, each answer moves on.
    var form = form
    form.enterUse = .next
    var session = Session(form, now: now)
    var asked: [Int] = []
    while session.outcome == nil, case .field(let index) = session.focus,
      index > asked.last ?? -1
    {
      asked.append(index)
      for key in keys(for: lines[index], in: session.fields[index].widget) {
        session.handle(.key(key))
      }
      // In multiline text, Enter inserts a line break; on a button, it presses that.
      let description = session.fields[index].widget.description
      let isLong = description.keepsLineBreaks || description.role == .button
      session.handle(.key(isLong ? .tab : .enter))
      if session.focus == .button { session.handle(.key(.enter)) }
    }
    if session.isReviewing { session.handle(.key(.function(2))) }
    if session.mode == .confirmingSubmit { session.handle(.key(.enter)) }
    return (session, asked)
  }

  private static func filled(
    _ form: Form,
    lineByLineWith lines: [String]
  ) -> (session: Session, asked: [Int]) {
    var plain = PlainSession(form, now: now)
    var asked: [Int] = []
    while let index = plain.index {
      asked.append(index)
      plain.take(lines[index].hasPrefix(":") ? ":" + lines[index] : lines[index])
      if plain.index == index { plain.take(":next") }
    }
    plain.take("yes")
    return (plain.session, asked)
  }

  private static func filled(
    _ form: Form,
    atOnceWith lines: [String],
    asked: [Int]
  ) -> Session {
    var form = form
    for index in asked where !lines[index].isEmpty {
      let isTaken = form.start(fieldAt: index, withTyped: lines[index])
      #expect(isTaken)
    }
    var session = Session(form, now: now)
    session.submitAtOnce()
    return session
  }
}
