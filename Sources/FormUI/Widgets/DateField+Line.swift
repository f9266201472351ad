import FormValidation

extension DateField {
  public var role: WidgetRole { .date }

  /// Enters a date as typed or pasted: digits alone get their separators.
  public mutating func enter(_ line: String) -> Bool {
    value = .text(DigitGroups.date.grouped(String(line[...].trimmingWhitespace)))
    return true
  }
}
