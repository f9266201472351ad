/// A position of a mask.
enum MaskSign: Hashable, Sendable {
  /// A digit from 0 to 9, a letter of any script, or either is typed here.
  case digit, letter, either
  /// A fixed symbol.
  case literal(Unicode.Scalar)

  /// Whether something is typed here.
  var isSlot: Bool {
    if case .literal = self { false } else { true }
  }

  /// Returns whether a typed character is allowed here.
  func allows(_ typed: Character) -> Bool {
    switch self {
    case .digit: typed.isASCIIDigit
    case .letter: typed.isLetter
    case .either: typed.isASCIIDigit || typed.isLetter
    case .literal: false
    }
  }
}
