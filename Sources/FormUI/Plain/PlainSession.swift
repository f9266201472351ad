public import FormValidation

/// A form filled line by line, for screen readers and terminals that cannot draw a screen.
///
/// It drives a session as keys would, so every verdict, question and answer is the screen's. It
/// takes lines and yields lines, and a prompt; it never waits, reads or writes:
///
/// ```swift
/// while plain.outcome == nil {
///   write(plain.takeLines())
///   plain.take(readLine(after: plain.prompt))
/// }
/// ```
public struct PlainSession: Sendable {
  /// What there is to wait for before the next line.
  enum Awaited: Hashable, Sendable {
    /// What something outside says of the answer at a place.
    case verdict(place: Int)
    /// What something outside says of all answers, to submit them.
    case submit
  }

  /// The session that is driven.
  public internal(set) var session: Session

  /// What is waited for.
  var awaited: Awaited?

  /// What was said, and not taken yet.
  var said: [String] = []

  /// The fields that were asked and passed.
  var passed: Set<Int> = []

  /// Whether all questions were asked once, so that each answer from now on goes back to the end.
  var hasReachedEnd = false

  /// The page that was last said to begin.
  var pageSaid: Int?

  /// The field that something was proposed for by the last line, by its place.
  var proposed: Int?

  /// Whether the last line, or Ctrl-C, was to leave; the same again then does.
  var isConfirmingCancel = false

  /// The lines of an answer that goes on in the next one, their breaks included.
  var begun: String?

  /// Creates a session at the first question, with the signs to mark messages by and the time.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, glyphs: Glyphs = .unicode, now: Moment? = nil) {
    session = Session(form, glyphs: glyphs, now: now)
    say(form.title)
    form.intro?.textLines.forEach { say($0) }
    say(session.text(.opening))
    ask()
  }

  /// How the session ended; nothing while it goes on.
  public var outcome: Outcome? { session.outcome }

  /// Whether nothing is to be read before something outside has answered.
  public var isWaiting: Bool { awaited != nil && outcome == nil }

  /// Whether the next line is not to be shown while it is typed.
  public var isSecret: Bool { place.map { session.widgets[$0].role == .secret } ?? false }

  /// What stands before the next line: the present answer in brackets, where there is one.
  public var prompt: String {
    guard let place, begun == nil else { return "> " }
    let summary = session.summary(ofFieldAt: place).printable
    return summary.isEmpty ? "> " : "[\(summary)] > "
  }

  /// The lines said since they were last taken, without their ends; broken between words where they
  /// are longer than so many cells.
  public mutating func takeLines(wrappedTo columns: Int? = nil) -> [String] {
    defer { said = [] }
    guard let columns else { return said }
    return said.flatMap { $0.isEmpty ? [""] : $0.wrapped(to: max(1, columns)) }
  }

  /// Takes a line without its end.
  public mutating func take(_ line: String) {
    guard outcome == nil, awaited == nil else { return }
    let (wasConfirming, lastProposed) = (isConfirmingCancel, proposed)
    (isConfirmingCancel, proposed) = (false, nil)
    // In the midst of an answer everything is a part of it.
    switch begun == nil ? PlainLine(line) : .answer(line) {
    case .answer(let text): place == nil ? answerAtEnd(text) : answer(text)
    case .command(.cancel, _): cancel(isConfirmed: wasConfirming)
    case .command(.take, _): takeProposal(at: lastProposed ?? place)
    case .command(let command, let argument): perform(command, argument)
    case .unknown(let nearest): sayNoSuchCommand(nearest: nearest)
    }
  }

  /// Takes note that the answers are where they belong, and says so.
  public mutating func confirmDelivery() {
    say(session.text(.submitted))
  }

  /// Takes note that no more lines come.
  public mutating func endInput() {
    guard outcome == nil else { return }
    session.outcome = .cancelled
    say(session.text(.inputEnded))
  }

  /// Tells the session something: the time, an answer from outside, a request to end.
  public mutating func tell(_ body: (inout Session) -> Void) {
    body(&session)
    goOnWaiting()
  }

  /// The place of the question that is asked; nothing at the end, behind the last one.
  var place: Int? { session.focusedPlace }

  mutating func say(_ line: String) {
    said.append(line.printable)
  }
}
