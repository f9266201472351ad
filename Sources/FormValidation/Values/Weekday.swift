/// A day of the week, Monday first.
public enum Weekday: String, Hashable, Sendable, CaseIterable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The day's number, from 1 on Monday.
  /// - Source: ISO 8601.
  package var number: Int { (Weekday.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The day's name as shown in messages.
  package var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
