/// A trait that a field has or not.
public enum FieldTrait: String, Hashable, Sendable, CaseIterable {
  /// It has the focus.
  case focused
  /// It can be changed.
  case enabled
  /// It is part of the form, according to its conditions.
  case visible
  /// It has lost the focus, or has it and was typed in.
  case touched
  /// The answer differs from the initial one.
  case dirty
  /// An external check is pending.
  case pending
  /// It is required.
  case required
  /// Its list of options is open.
  case open
}
