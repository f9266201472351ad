import FormValidation

extension DateField {
  public var role: WidgetRole { .date }

  /// Takes a date as it would be typed or pasted: digits alone get their separators.
  public mutating func enter(_ line: String) -> Bool {
    value = .text(DigitGroups.date.grouped(String(line[...].trimmingWhitespace)))
    return true
  }
}
