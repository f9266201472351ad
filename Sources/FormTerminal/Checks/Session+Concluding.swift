public import FormUI
public import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Session {
  /// Submits the answers that the form holds, with nobody there to change them, once everything
  /// that remote rules ask has been answered.
  ///
  /// Where answers keep the form from being submitted there is no outcome, and its fields know why.
  /// - Parameter checks: What answers the questions of remote rules, by the names that rules use.
  /// - Throws: `TerminalError` where the system refuses what waiting for answers takes.
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
