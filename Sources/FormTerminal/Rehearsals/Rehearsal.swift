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

  /// What the form knows, in one line without its end.
  let line: @Sendable (Session) -> String

  /// Creates a rehearsal.
  /// - Parameters:
  ///   - descriptor: Where lines about the form go.
  ///   - start: The date and time that the session begins at.
  ///   - line: What the form knows, in one line without its end.
  public init(
    on descriptor: Int32,
    start: Moment,
    line: @escaping @Sendable (Session) -> String
  ) {
    self.descriptor = descriptor
    self.start = start
    self.line = line
  }

  /// Writes what the form knows; a player that has gone away wants to know nothing.
  func tell(of session: Session) {
    var rest = Array((line(session) + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
