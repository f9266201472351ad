/// A country and its postal codes.
struct PostalCountry {
  /// The country's two uppercase letters.
  let code: String

  /// The format of its codes.
  let shape: PostalShape

  /// Returns the country with two letters, in any case, if its codes are known; UK is GB.
  static func named(_ code: String) -> PostalCountry? { byCode[code.countryCode] }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// The letters of every country whose codes are known.
  static let codes = all.map(\.code)

  /// Every country whose codes are known.
  /// - Source: Universal Postal Union, "Postal addressing systems"; for the United Kingdom Royal
  ///   Mail, "Programmers' guide", 8.3, for the Netherlands PostNL: no letters SA, SD and SS.
  static let all: [PostalCountry] = [
    "AD ad[1-7]00", "AR 9999|[A-HJ-NP-Z]9999AAA", "AT [1-9]999", "AU 9999", "AZ az ?9999",
    "BA [78]9999", "BD [1-8]999|[9][0-4]99", "BE [1-9]999", "BG [1-9]999", "BR 99999-?999",
    "BY 2[1-4]9999",
    "CA [ABCEGHJ-NPRSTVXY]9[ABCEGHJ-NPRSTV-Z] ?9[ABCEGHJ-NPRSTV-Z]9"
      + "|[ABCEGHJ-NPRSTVXY]9[ABCEGHJ-NPRSTV-Z]-9[ABCEGHJ-NPRSTV-Z]9",
    "CH [1-9]999", "CL 999-?9999",
    "CN 0[1-7]9999|1[0-356]9999|2[0-7]9999|3[0-6]9999|4[0-7]9999|5[1-7]9999|6[1-7]9999"
      + "|7[1-5]9999|8[1345]9999|[9][09]9999",
    "CO 0[58]9999|1[135789]9999|2[0357]9999|4[147]9999|5[024]9999|6[368]9999|7[036]9999"
      + "|8[1568]9999|[9][14579]9999",
    "CR 99999", "CY 9999", "CZ 999 ?99", "DE 99999", "DK 9999", "DO 99999", "DZ 99999", "EE 99999",
    "EG 99999", "ES [0-4]9999|5[0-2]999", "FI 99999",
    "FR 0[1-9]999|[1-8]9999|[9][0-5]999|[9]7[1-8]99|[9]8[4678]99",
    "GB A9 ?9AA|A99 ?9AA|A9A ?9AA|AA9 ?9AA|AA99 ?9AA|AA9A ?9AA|gir ?0aa", "GE 9999",
    "GR 999 ?99", "HR [1-5]9999", "HT ht9999", "HU 9999", "ID 99999",
    "IE [AC-FHKNPRTV-Y]9[0-9W] ?[0-9AC-FHKNPRTV-Y][0-9AC-FHKNPRTV-Y]"
      + "[0-9AC-FHKNPRTV-Y][0-9AC-FHKNPRTV-Y]",
    "IL 99999|9999999",
    "IN 1[1-9]9999|2[0-8]9999|3[0-46-9]9999|499999|5[0-36-9]9999|6[0-47-9]9999|7[0-9]9999"
      + "|8[0-5]9999|[9]99999",
    "IR [13-9][13-9][13-9][13-9][1346-9][013-9][013-9][013-9][013-9][013-9]", "IS 999",
    "IT 99999", "JO 99999", "JP 999-?9999", "KE 99999", "KR 99999|999-?999", "KZ 999999",
    "LI [9]48[5-9]|[9]4[9][0-7]", "LK 99999", "LT lt-99999|99999", "LU 9999", "LV lv-9999",
    "MA 99999",
    "MC [9]8099", "MD md-?9999", "MG 999", "MT AAA ?9999", "MX 99999", "MY 99999", "NG 999999",
    "NL [1-9]999 ?[A-RT-Z]A|[1-9]999 ?S[BCE-RT-Z]", "NO 9999",
    "NP 10999|2[12]999|3[234]999|4[45]999|5[67]999|[9]77", "NZ 9999", "PE 99999", "PH 9999",
    "PK 99999", "PL 99-999", "PR 00[679]99|00[679]99-9999|00[679]99 9999", "PT [1-9]999-999",
    "RO 999999", "RS 99999", "RU 999999", "SA 99999|99999-9999", "SE [1-9]99 ?99", "SG 999999",
    "SI 9999", "SK 999 ?99", "SM 478[9]9", "SN 99999", "TH 99999", "TN 9999", "TR 99999",
    "TW 999|99999|999999", "UA 99999", "US 99999|99999-9999", "UY 99999", "UZ 999999",
    "VA 00120", "VN 99999|999999", "ZA 9999", "ZM 99999",
  ].compactMap { entry in
    let parts = entry.split(separator: " ", maxSplits: 1)
    guard let code = parts.first, let pattern = parts.last, parts.count == 2 else { return nil }
    return PostalCountry(code: String(code), shape: PostalShape(pattern))
  }

  /// The first half of a United Kingdom code, which identifies the town.
  static let outward = PostalShape("A9|A99|A9A|AA9|AA99|AA9A|gir")
}

extension String {
  /// The two letters of a country in uppercase, with GB for the commonly used UK.
  /// - Source: ISO 3166-1, where UK is reserved for the United Kingdom, whose code is GB.
  var countryCode: String {
    let code = uppercased()
    return code == "UK" ? "GB" : code
  }
}

/// The countries whose postal codes a rule accepts.
public enum PostalRegion: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A country, by its two letters.
  case country(String)
  /// The country in another field; if that has no known country, any code is accepted.
  case field(FieldID)
  /// Any known country.
  case any

  /// Creates the region of a country.
  public init(stringLiteral country: String) {
    self = .country(country)
  }

  /// The countries whose postal codes are known, by their two letters.
  package static var knownCountries: [String] { PostalCountry.codes }
}

/// The format of a country's postal codes.
///
/// `9` is a digit, `A` a letter, `[…]` one of those listed, so `[9]` is a nine; a space or hyphen
/// followed by `?` is optional; any other character is literal. `|` separates alternatives. Letters
/// may be lowercase.
struct PostalShape {
  /// One character of a code.
  private struct Part {
    var characters = ASCIISet()
    var isOptional = false
  }

  private let alternatives: [[Part]]

  /// Creates the format that a text describes.
  init(_ pattern: some StringProtocol) {
    alternatives = pattern.split(separator: "|").map { PostalShape.parts(of: Array($0.utf8)) }
  }

  /// Returns how far a text fits the alternative that it fits best.
  /// - Complexity: O(n), in alternatives.
  func fit(_ bytes: UnsafeBufferPointer<UInt8>) -> CodeSet.Fit {
    var longest = 0
    var isStart = false
    for alternative in alternatives {
      switch PostalShape.fit(bytes, alternative) {
      case .whole: return .whole
      case .start: isStart = true
      case .upTo(let index): longest = max(longest, index)
      }
    }
    return isStart ? .start : .upTo(longest)
  }

  private static func fit(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [Part]) -> CodeSet.Fit {
    var index = 0
    for number in parts.indices {
      let isOptional = parts[number].isOptional
      guard index < bytes.count else {
        return isOptional && number == parts.count - 1 ? .whole : .start
      }
      if bytes[index] < 0x80, parts[number].characters.contains(bytes[index]) {
        index += 1
      } else if !isOptional {
        return .upTo(index)
      }
    }
    return index == bytes.count ? .whole : .upTo(index)
  }

  private static func parts(of shape: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < shape.count {
      let end = endOfPart(shape, from: start)
      var part = Part()
      for byte in UInt8(0)..<0x80 where accepts(shape[start..<end], byte) {
        part.characters.insert(byte)
      }
      part.isOptional = end < shape.count && shape[end] == UInt8(ascii: "?")
      parts.append(part)
      start = part.isOptional ? end + 1 : end
    }
    return parts
  }

  private static func endOfPart(_ shape: [UInt8], from start: Int) -> Int {
    guard shape[start] == UInt8(ascii: "[") else { return start + 1 }
    let close = shape[start...].firstIndex(of: UInt8(ascii: "]"))
    return close.map { $0 + 1 } ?? shape.count
  }

  private static func accepts(_ part: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    switch part.first {
    case UInt8(ascii: "9"): byte.decimalDigit != nil
    case UInt8(ascii: "A"): byte.capital != nil
    case UInt8(ascii: "["): accepts(set: part.dropFirst().dropLast(), byte.capital ?? byte)
    // A literal letter is lowercase in the table.
    case let wanted?: (wanted.capital ?? wanted) == (byte.capital ?? byte)
    case nil: false
    }
  }

  private static func accepts(set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var rest = set
    while let first = rest.popFirst() {
      var last = first
      if rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
        last = rest.popFirst() ?? first
      }
      if first <= last, first...last ~= byte { return true }
    }
    return false
  }
}
