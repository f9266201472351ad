/// Whether the labels of a domain name can be told apart where some are written right to left.
/// - Source: RFC 5893, 2.
struct DomainDirection {
  private var hasRightToLeft = false
  private var areAllPlain = true

  /// Whether the name as a whole keeps to the rule.
  var isValid: Bool { areAllPlain || !hasRightToLeft }

  /// Adds a label.
  mutating func add(_ label: some Collection<Unicode.Scalar>) {
    let directions = label.lazy.map(\.direction)
    hasRightToLeft =
      hasRightToLeft || directions.contains { $0 == .rightToLeft || $0 == .arabicNumber }
    areAllPlain = areAllPlain && DomainDirection.isPlain(directions)
  }

  /// Adds a label of ASCII, which goes left to right where it begins with a letter.
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
