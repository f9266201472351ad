public import FormFilling
import FormNarration
public import FormValidation
public import FormWidgets
public import Forms

/// A form filled out line by line, for screen readers and terminals that cannot draw a screen.
///
/// It drives a filling as keys would, so verdicts, questions, and answers are the same as on the
/// screen. It handles lines and yields lines and a prompt; it never waits, reads, or writes. A
/// `LineTerminal` does that:
///
/// ```swift
/// var terminal = try LineTerminal(reading: .terminal)
/// var plain = PlainFilling(form, glyphs: terminal.glyphs)
/// let outcome = try terminal.run(&plain)
/// ```
public struct PlainFilling: Sendable {
  /// What to wait for before the next line.
  enum Awaited: Equatable, Sendable {
    /// The external check of the answer at an index.
    case verdict(index: Int)
    /// The options or the default of the question at an index.
    case loading(index: Int)
    /// External checks before a submit.
    case submit
    /// The reply to a submit.
    case reply
  }

  /// The filling that is driven.
  public internal(set) var filling: Filling

  /// Says everything that is not the form's own, in its language.
  let narrator: Narrator

  /// What the filling waits for.
  var awaited: Awaited?

  /// The printed lines that were not taken yet.
  var said: [String] = []

  /// The fields that were asked and passed, by their keys.
  var passed: Set<FieldID> = []

  /// Whether all questions were asked once, so that each further answer returns to the end.
  var hasReachedEnd = false

  /// The page last announced.
  var pageSaid: Int?

  /// The index of the field with a suggestion from the last line.
  var proposed: Int?

  /// Whether the last line or Ctrl-C was a request to quit, so that the next one does.
  var isConfirmingCancel = false

  /// Whether the last line was a yes to the question before a submit.
  var isSubmitConfirmed = false

  /// The last line printed about a submit that waits for its reply, and its time, in turns of the
  /// spinner.
  var progressSaid: (line: String, turns: Int)?

  /// The lines of an unfinished answer, including their line breaks.
  var begun: String?

  /// Creates a filling at the first question, with the symbols for messages and the time.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, glyphs: Glyphs = .unicode, now: Moment? = nil) {
    self.init(Filling(form, inASCII: glyphs == .ascii, now: now), glyphs)
  }

  /// Creates a filling at the first question of another one, or at the question whether to resume a
  /// draft.
  package init(_ filling: Filling, _ glyphs: Glyphs = .unicode) {
    self.filling = filling
    narrator = Narrator(of: filling.sheet.facts.form, glyphs)
    if !filling.sheet.facts.form.isQuestion {
      say(filling.sheet.facts.form.title)
      narrator.lines(ofMarkup: filling.sheet.facts.form.intro ?? "").forEach { say($0) }
      say(narrator.text(.opening))
    }
    begin()
  }

  /// Asks whether to resume a draft if one is offered; otherwise, asks the first question after a
  /// notice.
  mutating func begin() {
    if let question = narrator.draftQuestion(of: filling) {
      say("")
      say((question + [narrator.text(.typeYesOrNo)]).joined(separator: " "))
    } else {
      if let notice = filling.notice { say(notice.spokenText(in: filling, by: narrator)) }
      ask()
    }
  }

  /// The outcome; `nil` until the filling ends.
  public var outcome: Outcome? { filling.outcome }

  /// Whether to wait for an external check before reading the next line.
  package var isWaiting: Bool { awaited != nil && outcome == nil }

  /// Whether the next line must not be echoed.
  package var isSecret: Bool { index.map { filling.sheet.facts.fields[$0].isSecret } ?? false }

  /// The prompt for the next line: the current answer in brackets, if any.
  package var prompt: String {
    guard let index, begun == nil else { return "> " }
    let summary = narrator.summary(ofFieldAt: index, in: filling.sheet)
    if summary.isEmpty { return "> " }
    let whole = summary.prefix(PlainFilling.promptLimit)
    let rest = whole.endIndex == summary.endIndex ? "" : narrator.glyphs.hint
    return "[\(String(whole).printable)\(rest)] > "
  }

  /// The maximum number of characters of an answer in a prompt.
  private static let promptLimit = 1_000

  /// Returns the lines printed since the last call, without line breaks, wrapped between words to a
  /// width.
  package mutating func takeLines(wrappedTo columns: Int? = nil) -> [String] {
    defer { said = [] }
    guard let columns else { return said }
    return said.flatMap { $0.isEmpty ? [""] : $0.wrapped(to: max(1, columns)) }
  }

  /// Handles a line without its line break, or the beginning of one that was too long.
  package mutating func enter(_ line: String, isCut: Bool = false) {
    guard outcome == nil, awaited == nil else { return }
    let line = line.withoutKeySequences
    if let complaint = complaint(aboutControlsIn: line) { return refuseLine(because: complaint) }
    if isCut { say("\(narrator.glyphs.warning) \(narrator.text(.lineCut))") }
    let (wasConfirming, lastProposed) = (isConfirmingCancel, proposed)
    (isConfirmingCancel, isSubmitConfirmed, proposed) = (false, false, nil)
    // Within an unfinished answer, everything is part of it.
    if filling.mode == .offeringDraft, PlainLine(line) != .command(.cancel, "") {
      return answerWhetherToResume(line)
    }
    switch begun == nil ? PlainLine(line) : .answer(line) {
    case .answer(let text): index == nil ? answerAtEnd(text) : answer(text)
    case .command(.cancel, _): cancel(isConfirmed: wasConfirming)
    case .command(.take, _): acceptProposal(at: lastProposed ?? index)
    case .command(let command, let argument): perform(command, argument)
    case .unknown(let nearest): sayNoSuchCommand(nearest: nearest)
    }
  }

  /// Returns why a line with a control character other than a tab is refused; `nil` if it has none.
  private func complaint(aboutControlsIn line: String) -> String? {
    let verdict = PlainFilling.rulesOfLines.verdict(on: .text(line.replacing("\t", with: " ")))
    return verdict.violations.first.map(words)
  }

  private func words(of violation: Violation) -> String {
    filling.sheet.facts.form.messages.text(besideFieldOf: violation, label: nil)
  }

  private static let rulesOfLines: RuleSet = [.noControl]

  /// Rejects a line that is not valid UTF-8, and expects it again.
  package mutating func refuseGarbledLine() {
    refuseLine(because: narrator.text(.lineGarbled))
  }

  /// Rejects a line with more than some bytes, whose end is lost, and expects it again.
  package mutating func refuseLine(longerThan limit: Int) {
    let rules: RuleSet = [.maxLength(limit, unit: .bytes)]
    let verdict = rules.verdict(on: .text(String(repeating: "x", count: limit + 1)))
    refuseLine(because: verdict.violations.first.map(words) ?? narrator.text(.lineCut))
  }

  private mutating func refuseLine(because complaint: String) {
    guard outcome == nil, awaited == nil else { return }
    isConfirmingCancel = false
    say("\(narrator.glyphs.error) \(narrator.text(.error)): \(complaint)")
  }

  /// Reports that the answers were delivered.
  package mutating func confirmDelivery() {
    if !filling.sheet.facts.form.isQuestion { say(narrator.text(.submitted)) }
  }

  /// Handles the end of input.
  package mutating func endInput() {
    guard outcome == nil else { return }
    filling.end(as: .cancelled)
    say(narrator.text(.inputEnded))
  }

  /// Passes an event to the filling: the time, the answer of a check, a request to end.
  package mutating func update(_ body: (inout Filling) -> Void) {
    body(&filling)
    goOnWaiting()
  }

  /// The index of the current question; `nil` at the end.
  var index: Int? { filling.mode == .offeringDraft ? nil : filling.sheet.focusedIndex }

  mutating func say(_ line: String) {
    said.append(line.printable)
  }
}
