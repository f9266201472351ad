public import FormValidation

/// What a widget is to somebody who does not see it.
public enum WidgetRole: Hashable, Sendable {
  /// A text.
  case text
  /// A text that nobody else is to see.
  case secret
  /// A number, maybe between two others or on one side of one, maybe in steps.
  case number(min: Number?, max: Number?, step: Number?)
  /// A yes or a no.
  case toggle
  /// A number between two others, in steps.
  case slider(min: Number, max: Number, step: Number)
  /// Two numbers between two others, in steps, the lower one first.
  case range(min: Number, max: Number, step: Number)
  /// A date.
  case date
  /// A time of the day.
  case time
  /// One of several answers, by their labels.
  case choice([String])
  /// Any of several answers, by their labels.
  case choices([String])
  /// Several answers.
  case list
}
