public import FormUI
public import FormValidation

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
        _ = Posix.wait(for: [desk.descriptor], until: deadline.map { desk.instant(of: $0) })
        desk.tell(&self)
      }
    }
    submitAtOnce()
  }
}
