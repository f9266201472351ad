/// How a letter joins those beside it, if it does.
enum JoiningType {
  /// To the letter before it, in the order of a right-to-left script.
  case right
  /// To the letter after it.
  case left
  /// To both.
  case dual
  /// Ignored by the letters around it.
  case transparent
  case none

  /// How a scalar joins.
  init(_ scalar: Unicode.Scalar) {
    // No letter below Arabic joins.
    guard scalar.value >= 0x300 else {
      self = .none
      return
    }
    let isMark =
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: true
      default: false
      }
    if isMark != JoiningType.oddMarks.contains(scalar) {
      self = .transparent
    } else if JoiningType.duals.contains(scalar) {
      self = .dual
    } else if JoiningType.rights.contains(scalar) {
      self = .right
    } else {
      self = JoiningType.lefts.contains(scalar) ? .left : .none
    }
  }
}
