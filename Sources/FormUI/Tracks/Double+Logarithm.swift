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
