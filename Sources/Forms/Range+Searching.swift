extension Range<Int> {
  /// Returns the first number for which a condition holds, found by binary search; the end if there
  /// is none.
  ///
  /// The condition must hold for all numbers after the first.
  package func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
