public import FormUI
public import FormValidation

extension Session {
  /// Submits the answers that the form holds, without a user, once all remote rules have been
  /// answered.
  ///
  /// If answers keep the form from being submitted, there is no outcome, and its fields have the
  /// messages.
  /// - Parameters:
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: What the answers are submitted to; `nil` for the caller alone.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func conclude(
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) throws(TerminalError) {
    if let handler { expectReply(within: handler.timeout) }
    guard asksOutside else { return submitAtOnce() }
    let desk = try CheckDesk(checks, submittingTo: handler)
    defer { desk.cancelAll() }
    hurry()
    wait(at: desk, while: \.isWaiting)
    submitAtOnce()
    wait(at: desk, while: \.isHandingOver)
  }

  private mutating func wait(at desk: CheckDesk, while isUnfinished: KeyPath<Session, Bool>) {
    while self[keyPath: isUnfinished] {
      desk.putQuestions(of: &self)
      _ = Posix.wait(for: [desk.descriptor], until: deadline.map { desk.instant(of: $0) })
      desk.tell(&self)
    }
  }
}
