/// Checks whether the labels of a domain name stay distinguishable when some are written right to
/// left.
/// - Source: RFC 5893, 2.
struct DomainDirection {
  private var hasRightToLeft = false
  private var areAllPlain = true

  /// Whether the entire name obeys the rule.
  var isValid: Bool { areAllPlain || !hasRightToLeft }

  /// Adds a label.
  mutating func add(_ label: some Collection<Unicode.Scalar>) {
    let directions = label.lazy.map(\.direction)
    hasRightToLeft =
      hasRightToLeft || directions.contains { $0 == .rightToLeft || $0 == .arabicNumber }
    areAllPlain = areAllPlain && DomainDirection.isPlain(directions)
  }

  /// Adds an ASCII label, which is written left to right if it begins with a letter.
  mutating func add(ascii label: some BidirectionalCollection<UInt8>) {
    guard let first = label.first, let last = label.last else { return }
    let isPlain = first.capital != nil && (last.capital != nil || last.decimalDigit != nil)
    areAllPlain = areAllPlain && isPlain
  }

  private static func isPlain(_ directions: some Collection<Unicode.Scalar.Direction>) -> Bool {
    guard let first = directions.first else { return true }
    var end = first
    var (hasArabic, hasEuropean) = (false, false)
    for direction in directions {
      if direction != .mark { end = direction }
      switch direction {
      case .leftToRight where first == .rightToLeft: return false
      case .rightToLeft where first == .leftToRight: return false
      case .arabicNumber where first == .leftToRight: return false
      case .arabicNumber: hasArabic = true
      case .europeanNumber: hasEuropean = true
      default: break
      }
    }
    switch first {
    case .rightToLeft: return end != .neutral && !(hasArabic && hasEuropean)
    case .leftToRight: return end == .leftToRight || end == .europeanNumber
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// The direction in which a scalar of a domain name is written.
  /// - Source: Unicode Standard Annex #9, table 4.
  enum Direction {
    case leftToRight
    /// Hebrew, Arabic and others, the classes R and AL.
    case rightToLeft
    case arabicNumber
    case europeanNumber
    /// A mark, which follows the direction of the letter before it.
    case mark
    case neutral
  }

  /// The direction of the scalar; exact for scalars that domain names may contain.
  var direction: Direction {
    if isASCII {
      return isASCIILetter ? .leftToRight : isASCIIDigit ? .europeanNumber : .neutral
    }
    // There are none of these below Hebrew.
    if value >= 0x590 {
      if Direction.rightToLefts.contains(self) { return .rightToLeft }
      if Direction.europeanNumbers.contains(self) { return .europeanNumber }
      if Direction.arabicNumbers.contains(self) { return .arabicNumber }
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      return Direction.leftToRightMarks.contains(self) ? .leftToRight : .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber:
      return Direction.neutralLetters.contains(self) ? .neutral : .leftToRight
    default: return .neutral
    }
  }
}
