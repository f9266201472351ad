/// One place of a mask.
enum MaskSign: Hashable, Sendable {
  /// A digit from 0 to 9, a letter of any script, or either of them is typed here.
  case digit, letter, either
  /// This sign stands here by itself.
  case literal(Unicode.Scalar)

  /// Whether something is typed here.
  var isSlot: Bool {
    if case .literal = self { false } else { true }
  }

  /// Whether what was typed may stand here.
  func allows(_ typed: Character) -> Bool {
    switch self {
    case .digit: typed.isASCIIDigit
    case .letter: typed.isLetter
    case .either: typed.isASCIIDigit || typed.isLetter
    case .literal: false
    }
  }
}
