import FormValidation

/// How a message is shown.
enum Manner: Hashable, Sendable {
  /// Neutral: something is still missing.
  case hint
  /// Something is to be changed.
  case error
  /// Something may be worth a change; it blocks nothing.
  case warning
  /// Something is worth knowing; it blocks nothing.
  case remark
}

extension Reveal {
  /// What the decision to show a message rests on, beside the message.
  struct Circumstances {
    /// What happened to the field.
    let state: FieldState
    /// Whether the field has the focus.
    let hasFocus: Bool
    /// Whether any key was pressed in the form.
    let hasBegun: Bool

    /// The same, as if no other error were shown.
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

  /// How a violation is shown, or nothing where it is not shown yet.
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
