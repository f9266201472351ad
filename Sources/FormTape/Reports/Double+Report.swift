extension Double {
  /// Seconds with exactly three decimals, as the strictest readers of reports require.
  ///
  /// Invalid, negative or extremely long times become zero.
  var seconds: String {
    guard self > 0, self < 3.2e10 else { return "0.000" }
    let thousandths = Int((self * 1_000).rounded())
    let decimals = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
