/// A region with a national format for phone numbers.
public enum PhoneRegion: String, Hashable, Sendable, CaseIterable {
  /// Argentina.
  case ar = "AR"
  /// Austria.
  case at = "AT"
  /// Australia.
  case au = "AU"
  /// Belgium.
  case be = "BE"
  /// Canada.
  case ca = "CA"
  /// Switzerland.
  case ch = "CH"
  /// Chile.
  case cl = "CL"
  /// Colombia.
  case co = "CO"
  /// Germany.
  case de = "DE"
  /// Spain.
  case es = "ES"
  /// France.
  case fr = "FR"
  /// The United Kingdom.
  case gb = "GB"
  /// Ireland.
  case ie = "IE"
  /// India.
  case `in` = "IN"
  /// Japan.
  case jp = "JP"
  /// Liechtenstein.
  case li = "LI"
  /// Luxembourg.
  case lu = "LU"
  /// Mexico.
  case mx = "MX"
  /// New Zealand.
  case nz = "NZ"
  /// Peru.
  case pe = "PE"
  /// The United States.
  case us = "US"
  /// South Africa.
  case za = "ZA"

  /// Creates the region of two capital letters, with GB for the commonly used UK; `nil` if it is
  /// not one of these.
  public init?(rawValue code: String) {
    let known = code == "UK" ? "GB" : code
    guard let region = PhoneRegion.allCases.first(where: { $0.rawValue == known }) else {
      return nil
    }
    self = region
  }

  /// How numbers are dialed there.
  ///
  /// Examples are reserved for fiction where there are such numbers.
  var plan: PhonePlan {
    switch self {
    case .us, .ca: .northAmerican
    case .ar:
      PhonePlan("54", zero: .optional, ["1236": [10], "8": [10, 11], "9": [11]], "011 2345-6789")
    case .at:
      PhonePlan(
        "43",
        [
          "1": Array(4...13), "2": Array(7...13), "3467": Array(6...13), "5": Array(5...13),
          "8": Array(8...13), "9": Array(9...13),
        ],
        "01 234567890"
      )
    case .au:
      PhonePlan(
        "61",
        exit: "0011",
        whole: 1,
        ["1": Array(5...10), "23478": [9]],
        "(02) 5550 1234"
      )
    case .be: PhonePlan("32", ["1235-9": [8], "4": [8, 9]], "02 234 56 78")
    case .ch: PhonePlan("41", ["2-79": [9], "8": [9, 12]], "044 668 18 00")
    case .cl:
      PhonePlan("56", zero: .none, ["2-57-9": [9], "6": Array(9...11), "1": [11]], "(2) 2123 4567")
    case .co:
      PhonePlan("57", zero: .optional, ["1": [11], "369": [10], "4": [8]], "(601) 2345678")
    // The longest numbers by E.164 have 15 digits.
    case .de: PhonePlan("49", ["1-9": Array(5...13)], "030 23125000")
    case .es: PhonePlan("34", zero: .none, ["4-9": [9]], "612 34 56 78")
    case .fr: PhonePlan("33", ["1-9": [9]], "01 99 00 12 34")
    case .gb:
      PhonePlan("44", ["1": [9, 10], "23579": [10], "8": [7, 9, 10]], "020 7946 0958")
    case .ie:
      PhonePlan(
        "353",
        whole: 1,
        [
          "1": Array(8...10), "2569": Array(7...9), "4": Array(7...10), "7": [9], "8": [9, 10],
        ],
        "01 234 5678"
      )
    case .in: PhonePlan("91", zero: .optional, ["1": Array(8...13), "2-9": [10]], "081234 56789")
    case .jp:
      PhonePlan("81", exit: "010", ["134": [9], "25-9": [9, 10]], "03-1234-5678")
    case .li: PhonePlan("423", zero: .none, ["2379": [7], "6": [9], "8": [7, 9]], "234 56 78")
    case .lu: PhonePlan("352", zero: .none, ["2-57-9": Array(4...11), "6": [9]], "27 12 34 56")
    case .mx: PhonePlan("52", zero: .none, ["2-9": [10]], "222 123 4567")
    case .nz:
      PhonePlan(
        "64",
        [
          "1": [10], "29": Array(8...10), "346": [8], "5": [7, 9, 10], "7": [8, 9],
          "8": Array(5...10),
        ],
        "03 234 5678"
      )
    case .pe: PhonePlan("51", zero: .optional, ["14-8": [8], "9": [9]], "(01) 1234567")
    case .za: PhonePlan("27", ["1-79": [9], "8": Array(5...10)], "021 123 4567")
    }
  }
}

/// How the phone numbers of a region are dialed.
/// - Source: NANPA, "About the North American Numbering Plan", for the countries that share it; ITU,
///   "National numbering plans", and the metadata of libphonenumber 9.0.43 (`internationalPrefix`,
///   `nationalPrefix` and `generalDesc`) for the others.
struct PhonePlan: Hashable, Sendable {
  /// The use of a 0 before a number that is dialed within the region.
  enum Zero {
    case none, optional, required
  }

  /// The country code.
  let code: String

  /// What is dialed before a country code, besides 00.
  let exit: String

  let zero: Zero

  /// A first digit of numbers that are dialed without a 0, though others need it.
  let whole: Int?

  /// The possible numbers of digits after the country code, or after the 0, by the first of them;
  /// empty if no number begins with it.
  private let byFirst: [[Int]]

  /// The possible numbers of digits, whichever is first.
  let lengths: [Int]

  /// A number as it is written in the region.
  let example: String

  /// Whether it is the North American numbering plan.
  var isNorthAmerican: Bool { code == "1" }

  /// The plan of the United States, Canada and other countries.
  static let northAmerican =
    PhonePlan("1", exit: "011", zero: .none, ["2-9": [10]], "(212) 555-1234")

  /// Creates a plan; lengths are listed for first digits such as `1-35`.
  init(
    _ code: String,
    exit: String = "00",
    zero: Zero = .required,
    whole: Int? = nil,
    _ lengths: [String: [Int]],
    _ example: String
  ) {
    (self.code, self.exit, self.zero, self.whole) = (code, exit, zero, whole)
    var byFirst: [[Int]] = Array(repeating: [], count: 10)
    for (firsts, lengths) in lengths {
      var last = 0
      var isRange = false
      for byte in firsts.utf8 {
        guard let digit = byte.decimalDigit.map(Int.init) else { isRange = true; continue }
        for first in isRange ? last + 1...digit : digit...digit { byFirst[first] = lengths }
        (last, isRange) = (digit, false)
      }
    }
    self.byFirst = byFirst
    self.lengths = Set(byFirst.joined()).sorted()
    self.example = example
  }

  /// Returns the possible numbers of digits, given the first of them.
  func lengths(after first: Int) -> [Int] { byFirst[first] }

  /// The number of digits of a mobile number as it is dialed in Argentina, with 15 after the area
  /// code instead of the 9 before it.
  static let markedLength = 12

  /// Returns how many digits precede the 15 in such a number, or in one that is being typed and is
  /// longer than others; `nil` if it is none.
  ///
  /// The only area code of two digits is 11.
  func mobileMark(in number: some StringProtocol) -> Int? {
    guard code == "54", number.utf8.count >= PhonePlan.markedLength - 1 else { return nil }
    return (number.hasPrefix("11") ? 2...2 : 3...4).first { number.dropFirst($0).hasPrefix("15") }
  }

  /// Returns digits dialed in the region as those of an international number, without the plus;
  /// `nil` if they are not a number there.
  fileprivate func international(_ digits: String) -> String? {
    if isNorthAmerican, digits.utf8.count == 11, digits.hasPrefix("1") { return digits }
    let hasZero = zero != .none && digits.hasPrefix("0")
    let first = digits.utf8.first?.decimalDigit.map(Int.init)
    if zero == .required, !hasZero, first == nil || first != whole { return nil }
    let number = digits.dropFirst(hasZero ? 1 : 0)
    if let mark = mobileMark(in: number), number.utf8.count == PhonePlan.markedLength {
      return code + "9" + number.prefix(mark) + number.dropFirst(mark + 2)
    }
    return lengths.contains(number.utf8.count) ? code + number : nil
  }
}

extension String {
  /// Returns the text in E.164 format if it is a number with a country code; other texts are
  /// unchanged.
  ///
  /// Spaces, hyphens, dots, slashes, and parentheses are removed, and a leading `00`, or the
  /// region's own prefix of international numbers, becomes a plus. With a region, a number without
  /// a country code gets the region's. An extension follows as `;ext=12`.
  /// - Source: ITU-T E.164, 6; ITU-T E.123, 2, for the plus and the separators; RFC 3966, 3, for
  ///   extensions.
  func writtenByE164(in region: PhoneRegion?) -> String {
    let plain = withPlainDigits
    let end = plain.firstIndex { $0.isLetter || ";,".contains($0) } ?? plain.endIndex
    guard let number = plain[..<end].numberByE164(in: region?.plan) else { return self }
    if end == plain.endIndex { return number }
    return PhoneExtension.digits(of: plain[end...]).map { "\(number);ext=\($0)" } ?? self
  }
}

extension Substring {
  /// Returns the text without an extension in E.164 format; `nil` if it is none.
  fileprivate func numberByE164(in plan: PhonePlan?) -> String? {
    var digits = ""
    var hasPlus = false
    // The 0 of +49 (0)30 is not dialed from abroad.
    let text = utf8.first == UInt8(ascii: "+") ? String(replacing("(0)", with: "")) : String(self)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+" where !hasPlus && digits.isEmpty: hasPlus = true
      case " ", "-", ".", "/", "(", ")": continue
      default: return nil
      }
    }
    if hasPlus { return "+" + digits }
    for exit in [plan?.exit ?? "00", "00"] where digits.hasPrefix(exit) {
      return "+" + digits.dropFirst(exit.utf8.count)
    }
    return plan?.international(digits).map { "+" + $0 }
  }
}
