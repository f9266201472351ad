extension String {
  /// Returns the text in a column of a width, left-aligned.
  func left(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text in a column of a width, right-aligned.
  func right(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// The number with one decimal.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
