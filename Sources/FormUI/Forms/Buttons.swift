/// The texts of a form's buttons, and of the keys that do the same.
public struct Buttons: Equatable, Sendable {
  /// The text for submitting; `nil` for the usual one in the form's language, as of the others.
  public var submit: String?

  /// The text for moving to the next page.
  public var next: String?

  /// The text for moving back to the previous page.
  public var back: String?

  /// The text for quitting without submitting.
  public var cancel: String?

  /// Creates the texts of buttons.
  public init(
    submit: String? = nil,
    next: String? = nil,
    back: String? = nil,
    cancel: String? = nil
  ) {
    self.submit = submit
    self.next = next
    self.back = back
    self.cancel = cancel
  }

  /// Returns the text used for a word; `nil` for the usual one.
  func text(for word: SessionWord) -> String? {
    switch word {
    case .submit, .submitButton: submit
    case .nextButton: next
    case .backButton: back
    case .cancel: cancel
    default: nil
    }
  }
}
