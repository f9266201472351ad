package import FormWidgets

/// The labels of a form's buttons, and of the keys that do the same.
public struct Buttons: Equatable, Sendable {
  /// The label for submitting; `nil` for the default one in the form's language, as for the others.
  public var submit: String?

  /// The label for moving to the next page.
  public var next: String?

  /// The label for moving back to the previous page.
  public var back: String?

  /// The label for quitting without submitting.
  public var cancel: String?

  /// Creates the labels of buttons.
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

  /// The words that the labels replace.
  package var texts: [(word: Word, text: String)] {
    [
      (.submit, submit), (.submitButton, submit), (.nextButton, next), (.backButton, back),
      (.cancel, cancel),
    ].compactMap { word, text in text.map { (word, $0) } }
  }
}
