extension Double {
  /// The logarithm to the base 2 of a number above zero, to forty binary places.
  ///
  /// It is squared and halved bit by bit, so that it is the same wherever a form is filled.
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
