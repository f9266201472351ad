/// What a cell is for; a terminal decides how that looks.
///
/// Styles are numbered from 0, in their order.
public enum Style: Int, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// The form's title.
  case title
  /// Text of less weight: help, bounds, the key line.
  case quiet
  /// A field's label.
  case label
  /// The label of the field with the focus.
  case focusedLabel
  /// The letter of a label that goes to its field with Alt, or the letters of an option that were
  /// looked for; and the same in what has the focus.
  case mnemonic, focusedMnemonic
  /// What was typed.
  case value
  /// What is selected of what was typed.
  case selection
  /// Where more can be typed.
  case room
  /// A toggle or a slider, in the field with the focus.
  case focusedControl
  /// What stands in an empty text field.
  case placeholder
  /// Something is broken.
  case error
  /// Something may be worth a change.
  case warning
  /// Something is still missing.
  case hint
  /// Something holds.
  case success
  /// A button with the focus.
  case focusedButton
  /// What the session has to say.
  case notice
}
