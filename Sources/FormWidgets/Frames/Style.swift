/// The role of a cell; the theme determines its appearance.
///
/// Styles are numbered from 0, in order.
public enum Style: Int, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// The form's title.
  case title
  /// Secondary text: help, bounds, the key line.
  case quiet
  /// A field's label.
  case label
  /// The label of the focused field.
  case focusedLabel
  /// The mnemonic letter of a label, or the matching letters of an option; and the same with the
  /// focus.
  case mnemonic, focusedMnemonic
  /// The typed text.
  case value
  /// The selected text.
  case selection
  /// The unused part of an input field.
  case room
  /// A toggle or slider in the focused field.
  case focusedControl
  /// The placeholder of an empty text field.
  case placeholder
  /// An error.
  case error
  /// A warning.
  case warning
  /// A hint about what is missing.
  case hint
  /// A fulfilled requirement.
  case success
  /// A focused button.
  case focusedButton
  /// The current option or day, and its letters that match a filter.
  case current, currentMatch
  /// A key in the key line.
  case key
  /// A notice.
  case notice
  /// Bold text and code in a note; emphasized text.
  case strong, emphasis
}
