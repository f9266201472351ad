/// Whether a phone number has an extension.
public enum PhoneExtension: String, Hashable, Sendable, CaseIterable {
  /// It may have one: `x12`, `ext. 12` or `;ext=12`.
  case allowed
  /// It has none.
  case refused
  /// It must have one.
  case required
}

extension PhoneExtension {
  /// The words before the digits, in any case.
  /// - Source: RFC 3966, 3, "extension"; libphonenumber 9.0.43.
  static let words = [";ext=", "extension", "extn", "ext", "x", "anexo"]

  /// The maximum number of digits.
  static let digitLimit = 20

  /// Returns the digits of an extension, with the word before it; `nil` if it is none.
  static func digits(of text: Substring) -> Substring? {
    var rest = text.drop { " ,".contains($0) }
    let lowercase = rest.lowercased()
    guard let word = words.first(where: lowercase.hasPrefix) else { return nil }
    rest = rest.dropFirst(word.count)
    if let next = rest.first, ".:".contains(next), word != ";ext=" { rest.removeFirst() }
    if rest.first == " ", word != ";ext=" { rest.removeFirst() }
    let isNumber = rest.utf8.allSatisfy { $0.decimalDigit != nil }
    return isNumber && 1...digitLimit ~= rest.utf8.count ? rest : nil
  }
}
