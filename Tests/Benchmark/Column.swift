extension String {
  /// The text in a column of a width, at its left.
  func left(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text in a column of a width, at its right.
  func right(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// The number with one digit behind the point.
  var short: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
