import FormValidation

extension Number {
  /// The base-2 logarithm of a number above zero, precise enough for drawing.
  ///
  /// Computed from the leading digits and the exponent, so that no number is too large.
  var logarithm: Double {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    let (whole, fraction) = (parts[0], parts.count > 1 ? parts[1] : "")
    let digits = (whole + fraction).drop { $0 == "0" }.prefix(17)
    let place = whole == "0" ? -fraction.prefix { $0 == "0" }.count : whole.count
    guard let leading = Double(digits) else { return 0 }
    return leading.logarithm + Double(place - digits.count) * Number.doublingsOfTen
  }

  /// The base-2 logarithm of ten.
  private static let doublingsOfTen = 3.321928094887362
}

extension Double {
  /// The base-2 logarithm of a number above zero, to forty binary places.
  ///
  /// Computed bit by bit by squaring and halving, so that it is the same on every machine.
  var logarithm: Double {
    var rest = significand
    var sum = Double(exponent)
    var bit = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        sum += bit
      }
      bit /= 2
    }
    return sum
  }
}
