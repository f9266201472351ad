/// A region with a national format for phone numbers.
/// - Source: NANPA, "About the North American Numbering Plan", for the countries that share it; ITU,
///   "National numbering plans", and the metadata of libphonenumber 9.0.43 (`nationalPrefix` and
///   `generalDesc`) for the others.
public enum PhoneRegion: String, Hashable, Sendable, CaseIterable {
  /// The United States.
  case us = "US"
  /// Canada.
  case ca = "CA"
  /// Germany.
  case de = "DE"
  /// Spain.
  case es = "ES"
  /// France.
  case fr = "FR"
  /// The United Kingdom.
  case gb = "GB"
  /// Japan.
  case jp = "JP"

  /// Whether the region shares the North American numbering plan.
  var isNorthAmerican: Bool { self == .us || self == .ca }

  /// The country code.
  var callingCode: String {
    switch self {
    case .us, .ca: "1"
    case .de: "49"
    case .es: "34"
    case .fr: "33"
    case .gb: "44"
    case .jp: "81"
    }
  }

  /// Whether a 0 precedes a number dialed within the region.
  var hasTrunkPrefix: Bool { !isNorthAmerican && self != .es }

  /// Returns the possible numbers of digits after the country code, or after the 0, by the first of
  /// them; empty if no number begins with it.
  func lengths(after first: Int) -> [Int] {
    switch (self, first) {
    case (_, 0): []
    case (.us, _), (.ca, _): first == 1 ? [] : [10]
    // The longest numbers by E.164 have 15 digits.
    case (.de, _): Array(5...13)
    case (.es, 5...), (.fr, _): [9]
    case (.es, _): []
    case (.gb, 1): [9, 10]
    case (.gb, 4), (.gb, 6): []
    case (.gb, 8): [7, 9, 10]
    case (.gb, _): [10]
    case (.jp, 1), (.jp, 3), (.jp, 4), (.jp, 6): [9]
    case (.jp, _): [9, 10]
    }
  }

  /// The possible numbers of digits, whichever is first.
  var lengths: [Int] { Set((1...9).flatMap(lengths(after:))).sorted() }

  /// A number as it is written in the region, reserved for fiction where there are such numbers.
  var example: String {
    switch self {
    case .us, .ca: "(212) 555-1234"
    case .de: "030 23125000"
    case .es: "612 34 56 78"
    case .fr: "01 99 00 12 34"
    case .gb: "020 7946 0958"
    case .jp: "03-1234-5678"
    }
  }

  /// Returns digits dialed in the region as those of an international number, without the plus;
  /// `nil` if they are not a number there.
  fileprivate func international(_ digits: String) -> String? {
    if isNorthAmerican, digits.utf8.count == 11, digits.hasPrefix("1") { return digits }
    if hasTrunkPrefix, !digits.hasPrefix("0") { return nil }
    let number = digits.dropFirst(hasTrunkPrefix ? 1 : 0)
    return lengths.contains(number.utf8.count) ? callingCode + number : nil
  }
}

extension String {
  /// Returns the text in E.164 format if it is a number with a country code; other texts are
  /// unchanged.
  ///
  /// Spaces, hyphens, dots, slashes, and parentheses are removed, and a leading `00` becomes a
  /// plus. With a region, a number without a country code gets the region's.
  /// - Source: ITU-T E.164, 6; ITU-T E.123, 2, for the plus and the separators.
  func writtenByE164(in region: PhoneRegion?) -> String {
    var digits = ""
    var hasPlus = false
    let plain = withPlainDigits
    // The 0 of +49 (0)30 is not dialed from abroad.
    let text = plain.utf8.first == UInt8(ascii: "+") ? plain.replacing("(0)", with: "") : plain
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+" where !hasPlus && digits.isEmpty: hasPlus = true
      case " ", "-", ".", "/", "(", ")": continue
      default: return self
      }
    }
    if hasPlus { return "+" + digits }
    if digits.hasPrefix("00") { return "+" + digits.dropFirst(2) }
    return region?.international(digits).map { "+" + $0 } ?? self
  }
}
