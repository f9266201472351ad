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
  /// The mnemonic letter of a label, the matching letters of an option, or today in a calendar; and
  /// the same with the focus.
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
  /// The bar and the label of a focused field in error.
  case errorLabel
  /// A chosen answer without the focus.
  case chosen
  /// The filled part of a slider's track, or of the form's progress; and the rest of it.
  case track, emptyTrack
  /// A button at rest; the one that goes on or submits; and the brackets around a button and the
  /// focused one, which only a theme without grounds shows.
  case button, mainButton, buttonEdge, focusedButtonEdge
}

/// What a cell is part of, which a theme with enough colors shows by its background.
public enum Ground: UInt8, Sendable, CaseIterable {
  /// The form.
  case form
  /// A field at rest, with the focus, and in error.
  case field, focusedField, errorField
  /// Every other one of several fields at rest without blank rows between them.
  case alternateField
  /// An open list or calendar, a question, or a help page.
  case surface
  /// The name of a key in the key line.
  case keyCap
  /// A button at rest, or a chosen answer without the focus.
  case button
  /// The button that goes on or submits, at rest.
  case mainButton
}

/// The style of a cell and what it is part of.
package struct Paint: Hashable, Sendable {
  package var style: Style
  package var ground: Ground

  package init(_ style: Style, on ground: Ground = .form) {
    self.style = style
    self.ground = ground
  }

  /// Its number among those of all styles on each ground, in order.
  package var number: Int { Int(ground.rawValue) * Style.allCases.count + style.rawValue }

  /// Ordinary text of the form.
  package static let plain = Paint(.plain)
}
