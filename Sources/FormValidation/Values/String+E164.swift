/// A region whose own way of writing telephone numbers is known.
/// - Source: NANPA, "About the North American Numbering Plan", for the countries that share it.
public enum PhoneRegion: String, Hashable, Sendable, CaseIterable {
  /// The United States.
  case us = "US"
  /// Canada.
  case ca = "CA"
}

extension String {
  /// The text as E.164 writes it, where it is a number with its country; other texts stay.
  ///
  /// Spaces, hyphens, points, slashes and parentheses go, and `00` in front becomes a plus. With a
  /// region, a number without a country gets that of the region.
  /// - Source: ITU-T E.164, 6; ITU-T E.123, 2, for the plus and the separators.
  func writtenByE164(in region: PhoneRegion?) -> String {
    var digits = ""
    var hasPlus = false
    // The 0 of +49 (0)30 is not dialed from abroad.
    let text = utf8.first == UInt8(ascii: "+") ? replacing("(0)", with: "") : self
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+" where !hasPlus && digits.isEmpty: hasPlus = true
      case " ", "\u{A0}", "-", "\u{2010}", "\u{2011}", ".", "/", "(", ")": continue
      default: return self
      }
    }
    if hasPlus { return "+" + digits }
    if digits.hasPrefix("00") { return "+" + digits.dropFirst(2) }
    // The region's own numbers have ten digits, with 1 in front or without.
    guard region != nil else { return self }
    if digits.utf8.count == 10 { return "+1" + digits }
    return digits.utf8.count == 11 && digits.hasPrefix("1") ? "+" + digits : self
  }
}
