import FormValidation

/// Descriptions leave out typed text, since it may be secret.
extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The form, the focus and the number of problems: `Session("Sign up", focus: email, problems: 2)`.
  public var description: String {
    let focused = focusedPlace.map { form.fields[$0].id.rawValue } ?? "button"
    return "Session(\"\(form.title)\", focus: \(focused), problems: \(problems.invalid.count))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
