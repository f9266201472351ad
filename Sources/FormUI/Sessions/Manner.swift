import FormValidation

/// How a message is shown.
enum Manner: Hashable, Sendable {
  /// Neutral: something is still missing.
  case hint
  /// Something must be changed.
  case error
  /// Something may be worth changing; it blocks nothing.
  case warning
  /// Something is worth knowing; it blocks nothing.
  case remark
}

extension Reveal {
  /// What showing a message depends on, besides the message.
  struct Circumstances {
    /// The state of the field.
    let state: FieldState
    /// Whether the field has the focus.
    let hasFocus: Bool
    /// Whether any key was pressed in the form.
    let hasBegun: Bool

    /// The same circumstances without other errors.
    var alone: Circumstances {
      var state = state
      state.showsError = false
      return Circumstances(
        state: state,
        hasFocus: hasFocus,
        hasBegun: hasBegun
      )
    }
  }

  /// Returns how a violation is shown; `nil` if it is not shown yet.
  func manner(of violation: Violation, in now: Circumstances) -> Manner? {
    let manner = mannerOfError(violation, in: now)
    guard manner == .error else { return manner }
    return switch violation.severity {
    case .error: .error
    case .warning: .warning
    case .info: .remark
    }
  }

  private func mannerOfError(_ violation: Violation, in now: Circumstances) -> Manner? {
    if now.state.wasSubmitted || now.state.showsError { return .error }
    switch self {
    case .polite:
      if now.hasFocus, now.state.isChanged { return violation.isIncomplete ? .hint : .error }
      return now.state.wasLeftChanged ? .error : nil
    case .immediately:
      guard now.hasBegun else { return nil }
      return violation.isIncomplete && !now.state.wasLeft ? .hint : .error
    case .onLeave:
      return now.state.wasLeft ? .error : nil
    case .onSubmit:
      return nil
    }
  }
}
