/// Something that is true of a field or is not.
public enum FieldTrait: String, Hashable, Sendable, CaseIterable {
  /// It has the focus.
  case focused
  /// It can be changed.
  case enabled
  /// It is part of the form, as its conditions are.
  case visible
  /// The focus was in it and left it, or is in it and something was typed.
  case touched
  /// The answer differs from the one the form started with.
  case dirty
  /// A rule waits for an answer from outside.
  case pending
  /// It must be answered.
  case required
  /// Its list of options is open.
  case open
}
