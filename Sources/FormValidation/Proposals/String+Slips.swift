extension String {
  /// Whether one slip of the hand makes the text of another one: a character left out, doubled or
  /// put in, one in the place of another, or two the wrong way round.
  /// - Complexity: O(n), in bytes.
  package func isOneSlip(from other: String) -> Bool {
    let (typed, meant) = (Array(utf8), Array(other.utf8))
    guard abs(typed.count - meant.count) <= 1, typed != meant else { return false }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let (typedRest, meantRest) = (typed[start...], meant[start...])
    if typed.count != meant.count {
      return typed.count > meant.count
        ? typedRest.dropFirst().elementsEqual(meantRest)
        : typedRest.elementsEqual(meantRest.dropFirst())
    }
    if typedRest.dropFirst().elementsEqual(meantRest.dropFirst()) { return true }
    return typedRest.prefix(2).elementsEqual(meantRest.prefix(2).reversed())
      && typedRest.dropFirst(2).elementsEqual(meantRest.dropFirst(2))
  }
}
