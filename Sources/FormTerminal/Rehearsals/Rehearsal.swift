public import FormUI
public import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A session controlled by a tape player, which sends cues with the time and gets replies.
///
/// The reply to a cue follows everything drawn before it, as a sequence that terminals do not show.
/// The form's state goes to a descriptor, a line per request.
public struct Rehearsal: Sendable {
  /// The descriptor for the lines.
  let descriptor: Int32

  /// The initial date and time.
  let start: Moment

  /// Returns the form's state and the time of its next timer, in one line without a line break.
  let line: @Sendable (Session, _ due: Duration?) -> String

  /// Returns the player's answer to a request, and its delay.
  let answer: @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?

  /// Returns a request and its answer from outside, in one line without a line break.
  let heard: @Sendable (CheckRequest, CheckAnswer) -> String

  /// Creates a rehearsal.
  /// - Parameters:
  ///   - descriptor: The descriptor for lines about the form.
  ///   - start: The initial date and time.
  ///   - answer: Returns the player's answer to a request, and its delay; `nil` to run the
  ///     external check.
  ///   - heard: Returns a request and its external answer, in one line without a line break.
  ///   - line: Returns the form's state and the time of its next timer, in one line without a line
  ///     break.
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

  /// Writes the form's state.
  func tell(of session: Session, due: Duration?) {
    send(line(session, due))
  }

  /// Writes the answer to a request.
  func tell(of answer: CheckAnswer, to request: CheckRequest) {
    send(heard(request, answer))
  }

  /// Writes a line; if the player is gone, it is dropped.
  private func send(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
