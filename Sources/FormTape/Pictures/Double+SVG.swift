extension Double {
  /// The number with at most two decimals, as written in SVG and CSS; the same on every machine.
  var svg: String {
    guard magnitude < 1e12 else { return "0" }
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0" : "") + "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }
}
