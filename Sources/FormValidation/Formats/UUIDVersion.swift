/// Which UUIDs will do.
/// - Source: RFC 9562, 4.1, 4.2, 5.9 and 5.10.
public enum UUIDVersion: String, Hashable, Sendable, CaseIterable {
  case v1 = "1"
  case v2 = "2"
  case v3 = "3"
  case v4 = "4"
  case v5 = "5"
  case v6 = "6"
  case v7 = "7"
  case v8 = "8"
  /// Zeros only.
  case `nil`
  /// The digit f only.
  case max
  /// Any of the above.
  case all
  /// Any digits at all in the five groups.
  case loose

  /// Where the digit of the version stands.
  static let versionPlace = 14

  /// Where the digit that begins with the variant stands.
  static let variantPlace = 19

  /// The version as wordings know it.
  var parameters: Parameters { ["version": .text(rawValue)] }

  /// What is wrong with a digit at a place, if anything is.
  func complaint(about digit: Int, at place: Int, after start: UUIDStart) -> Wording? {
    switch self {
    case .loose: nil
    case .nil: digit == 0 ? nil : Wording("uuid.only_zeros", "Use only zeros.")
    case .max: digit == 15 ? nil : Wording("uuid.only_f", "Use only the letter f.")
    case .all: complaintOfAny(about: digit, at: place, after: start)
    default:
      if place == Self.versionPlace, digit != Int(rawValue) {
        Wording("uuid.version", "Enter {version} here for the version.", parameters)
      } else {
        Self.variantComplaint(about: digit, at: place)
      }
    }
  }

  private func complaintOfAny(about digit: Int, at place: Int, after start: UUIDStart) -> Wording? {
    if place == Self.versionPlace {
      if 1...8 ~= digit { return nil }
      // Zeros alone can become the nil UUID, and the letter f alone the max one.
      let isPossible = start.only == digit && (digit == 0 || digit == 15)
      return isPossible ? nil : Wording("uuid.any_version", "Enter the version here, 1 to 8.")
    }
    switch start.version {
    case 0:
      return digit == 0
        ? nil : Wording("uuid.zeros_or_version", "Use only zeros, or a version from 1 to 8.")
    case 15:
      return digit == 15
        ? nil : Wording("uuid.f_or_version", "Use only the letter f, or a version from 1 to 8.")
    default: return Self.variantComplaint(about: digit, at: place)
    }
  }

  private static func variantComplaint(about digit: Int, at place: Int) -> Wording? {
    place == variantPlace && !(8...11 ~= digit)
      ? Wording("uuid.variant", "Enter 8, 9, a or b here.") : nil
  }
}
