public import FormValidation

/// The role of a widget for users who do not see it.
public enum WidgetRole: Hashable, Sendable {
  /// A text.
  case text
  /// A text that no one else may see.
  case secret
  /// A number, with optional limits and steps.
  case number(min: Number?, max: Number?, step: Number?)
  /// A yes or no.
  case toggle
  /// A number within limits, in steps.
  case slider(min: Number, max: Number, step: Number)
  /// Two numbers within limits, in steps, the lower one first.
  case range(min: Number, max: Number, step: Number)
  /// A date.
  case date
  /// A time of day.
  case time
  /// One of several answers, by their labels.
  case choice([String])
  /// Any of several answers, by their labels.
  case choices([String])
  /// Several answers.
  case list
}
