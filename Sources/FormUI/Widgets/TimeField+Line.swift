import FormValidation

extension TimeField {
  public var role: WidgetRole { .time }

  /// Enters a time as typed or pasted: digits alone get their separators.
  public mutating func enter(_ line: String) -> Bool {
    value = .text(DigitGroups.time.grouped(String(line[...].trimmingWhitespace)))
    return true
  }
}
