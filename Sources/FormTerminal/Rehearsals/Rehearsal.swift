public import FormUI
public import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A session that a player of tapes has in hand: it is told the time by cues, and answers them.
///
/// The answer to a cue stands on the screen behind everything drawn before it, where terminals show
/// nothing of it. What the form knows goes to a descriptor, a line each time it is asked for.
public struct Rehearsal: Sendable {
  /// Where the lines go.
  let descriptor: Int32

  /// The date and time that the session begins at.
  let start: Moment

  /// What the form knows and when something happens in it by itself, in one line without its end.
  let line: @Sendable (Session, _ due: Duration?) -> String

  /// What a player answers to a question, and how long after it.
  let answer: @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?

  /// A question and what was answered to it outside, in one line without its end.
  let heard: @Sendable (CheckRequest, CheckAnswer) -> String

  /// Creates a rehearsal.
  /// - Parameters:
  ///   - descriptor: Where lines about the form go.
  ///   - start: The date and time that the session begins at.
  ///   - answer: What the player answers to a question, and how long after it; `nil` if it leaves
  ///     that to what is outside.
  ///   - heard: A question and what was answered outside, in one line without its end.
  ///   - line: What the form knows and when something happens in it by itself, in one line without
  ///     its end.
  public init(
    on descriptor: Int32,
    start: Moment,
    answer: @escaping @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?,
    heard: @escaping @Sendable (CheckRequest, CheckAnswer) -> String,
    line: @escaping @Sendable (Session, _ due: Duration?) -> String
  ) {
    self.answer = answer
    self.heard = heard
    self.descriptor = descriptor
    self.start = start
    self.line = line
  }

  /// Writes what the form knows.
  func tell(of session: Session, due: Duration?) {
    send(line(session, due))
  }

  /// Writes what was answered to a question.
  func tell(of answer: CheckAnswer, to request: CheckRequest) {
    send(heard(request, answer))
  }

  /// Writes a line; a player that has gone away wants to know nothing.
  private func send(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
