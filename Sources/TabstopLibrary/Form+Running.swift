import Dispatch
public import FormFilling
import FormLines
import FormScreens
public import FormTerminal
public import FormValidation
import FormWidgets
import Forms
import Glibc
import Synchronization

extension Form {
  /// Runs the form in the terminal, and restores the terminal before it returns.
  ///
  /// ```swift
  /// if case .submitted(let answers) = try await form.run() { print(answers["name"]) }
  /// ```
  ///
  /// If the environment requests lines instead of a full screen, the questions are asked one by
  /// one. The form has its own thread, so checks may use the main actor. When the task is canceled,
  /// the form ends as interrupted, and no other one does.
  /// - Parameters:
  ///   - appearance: The appearance of the screen.
  ///   - usesMouse: Whether the form handles the mouse; otherwise the terminal selects text with
  ///     it.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the form closes, and that
  ///     can reject them; `nil` for none.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if there is no usable terminal; `.busy` if another form is open on
  ///   it.
  public func run(
    _ appearance: Appearance = Appearance(),
    usesMouse: Bool = true,
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) async throws(TerminalError) -> Outcome {
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "form").async {
          continuation.resume(
            returning: Result { () throws(TerminalError) in
              try fill(
                appearance,
                usesMouse: usesMouse,
                checks: checks,
                submittingTo: handler,
                until: cancellation
              )
            }
          )
        }
      }
    } onCancel: {
      cancellation.request()
    }
    return try result.get()
  }

  private func fill(
    _ appearance: Appearance,
    usesMouse: Bool,
    checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler?,
    until cancellation: Cancellation
  ) throws(TerminalError) -> Outcome {
    if cancellation.isRequested { return .interrupted(.terminate) }
    let form = starting(inEnvironment: { name in getenv(name).map { String(cString: $0) } })
    if Terminal.environmentWantsLines {
      var terminal = try LineTerminal(reading: .terminal)
      if cancellation.isRequested(of: terminal.use) { return .interrupted(.terminate) }
      let glyphs = appearance.isASCII ? .ascii : terminal.glyphs
      var plain = PlainFilling(form, glyphs: glyphs, now: LocalClock.now)
      return try terminal.run(&plain, asking: checks, submittingTo: handler)
    }
    var terminal = try Terminal(appearance, usesMouse: usesMouse)
    if cancellation.isRequested(of: terminal.use) { return .interrupted(.terminate) }
    var screen = Screen(form, glyphs: terminal.glyphs, now: LocalClock.now)
    return try terminal.run(&screen, asking: checks, submittingTo: handler)
  }
}

extension TypedForm {
  /// Runs the form in the terminal, and restores the terminal before it returns.
  ///
  /// ```swift
  /// guard let signup = try await form.run() else { exit(1) }
  /// ```
  ///
  /// The parameters are those of `Form.run`, whose outcome also tells Esc from Ctrl-C and from a
  /// task that was canceled:
  ///
  /// ```swift
  /// let outcome = try await form.form.run()
  /// guard let signup = try form.result(of: outcome) else { exit(Int32(outcome.exitStatus)) }
  /// ```
  /// - Returns: The answers as the type; `nil` if the form was not submitted.
  /// - Throws: `TerminalError` if there is no usable terminal, or another form is open on it;
  ///   `AnswerDecodingError` if the answers do not fit the type.
  public func run(
    _ appearance: Appearance = Appearance(),
    usesMouse: Bool = true,
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) async throws -> Answered? {
    let outcome = try await form.run(
      appearance,
      usesMouse: usesMouse,
      asking: checks,
      submittingTo: handler
    )
    return try result(of: outcome)
  }
}

/// The cancellation of the task that a form runs in.
private final class Cancellation: Sendable {
  private let state = Mutex((isRequested: false, use: TerminalUse?.none))

  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Returns whether the form is canceled already; otherwise, ends that use of the terminal once it
  /// is.
  func isRequested(of use: TerminalUse) -> Bool {
    state.withLock { state in
      state.use = use
      return state.isRequested
    }
  }

  /// Ends the form, even if its terminal is not open yet.
  func request() {
    let use = state.withLock { state in
      state.isRequested = true
      return state.use
    }
    use?.requestEnd()
  }
}
