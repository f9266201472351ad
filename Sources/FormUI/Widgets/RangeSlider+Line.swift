import FormValidation

extension RangeSlider {
  public var role: WidgetRole { .range(min: min, max: max, step: step) }

  /// Both ends as they can be typed.
  public var summary: String? { "\(shown.low) - \(shown.high)" }

  /// Enters two numbers as typed, `5-9`, `5 – 9` or `5, 9`.
  public mutating func enter(_ line: String) -> Bool {
    guard let (low, high) = line[...].ends else { return false }
    type(low: String(low), high: String(high))
    return true
  }

  public mutating func paste(_ text: String) -> KeyUse { pasteLine(text) }
}

extension Substring {
  /// The two numbers of a range, separated by a dash, a comma or white space.
  fileprivate var ends: (low: Substring, high: Substring)? {
    let text = trimmingWhitespace
    // A dash at the start is the sign of the first number.
    let digits = text.dropFirst(text.first == "-" ? 1 : 0).drop { $0 == "." || $0.isASCIIDigit }
    let low = text[..<digits.startIndex]
    let rest = digits.trimmingWhitespace
    let isDivided = rest.first.map("-–—,;".contains) ?? false
    guard isDivided || rest.startIndex > digits.startIndex else { return nil }
    let high = rest.dropFirst(isDivided ? 1 : 0).trimmingWhitespace
    return TypedNumber.canType(low) && TypedNumber.canType(high) ? (low, high) : nil
  }
}
