/// A day of the week, Monday first.
public enum Weekday: String, Hashable, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day's name as a message shows it.
  public var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
