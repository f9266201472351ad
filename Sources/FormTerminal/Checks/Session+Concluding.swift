public import FormUI
public import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Session {
  /// Submits the answers that the form holds, without a user, once all remote rules have been
  /// answered.
  ///
  /// If answers keep the form from being submitted, there is no outcome, and its fields have the
  /// messages.
  /// - Parameter checks: The functions that remote rules call, by name.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func conclude(
    asking checks: [String: OutsideCheck] = [:]
  ) throws(TerminalError) {
    if asksOutside {
      let desk = try CheckDesk(checks)
      defer { desk.cancelAll() }
      hurry()
      while isWaiting {
        desk.putQuestions(of: &self)
        let left = deadline.map { ContinuousClock.now.duration(to: desk.instant(of: $0)) }
        let timeout = left.map { max(0, min($0 / .milliseconds(1), 60_000).rounded(.up)) }
        var source = pollfd(fd: desk.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&source, 1, timeout.map { Int32($0) } ?? -1)
        desk.tell(&self)
      }
    }
    submitAtOnce()
  }
}
