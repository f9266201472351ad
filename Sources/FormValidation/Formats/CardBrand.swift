/// A payment card brand, recognized by the first digits of its numbers.
///
/// Brands overlap where they share ranges: a number that begins with 6 may be a Maestro card, among
/// others.
/// - Source: Wikipedia, "Payment card number", section "Issuer identification number (IIN)", as of
///   July 2024; for Elo and Hipercard, which it does not list, Braintree's credit-card-type 10,
///   "card-types.ts". The ranges of regional brands are known only as far as they are published.
public enum CardBrand: String, Hashable, Sendable, CaseIterable {
  case visa, mastercard, amex, discover, diners, jcb, unionpay, maestro, mir, troy, elo, hipercard
  case verve, rupay, dankort

  /// The brand's name.
  public var label: String {
    switch self {
    case .visa: "Visa"
    case .mastercard: "Mastercard"
    case .amex: "American Express"
    case .discover: "Discover"
    case .diners: "Diners Club"
    case .jcb: "JCB"
    case .unionpay: "UnionPay"
    case .maestro: "Maestro"
    case .mir: "Mir"
    case .troy: "Troy"
    case .elo: "Elo"
    case .hipercard: "Hipercard"
    case .verve: "Verve"
    case .rupay: "RuPay"
    case .dankort: "Dankort"
    }
  }

  /// The possible numbers of digits, as a set of bits.
  private var lengths: UInt32 {
    switch self {
    case .visa: CardBrand.bits(13, 16, 18, 19)
    case .amex: CardBrand.bits(15)
    case .discover: CardBrand.bits(16, 19)
    case .diners: CardBrand.bits(14, 16, 19)
    case .jcb, .mir: CardBrand.bits(16, 17, 18, 19)
    case .unionpay: CardBrand.bits(14, 15, 16, 17, 18, 19)
    case .maestro: CardBrand.bits(12, 13, 14, 15, 16, 17, 18, 19)
    case .verve: CardBrand.bits(16, 18, 19)
    case .mastercard, .troy, .elo, .hipercard, .rupay, .dankort: CardBrand.bits(16)
    }
  }

  /// Returns whether a number of the brand can begin with some digits.
  func allows(_ start: CardStart) -> Bool {
    switch self {
    case .visa: start.isIn(4...4, 1)
    case .mastercard: start.isIn(51...55, 2) || start.isIn(2221...2720, 4)
    case .amex: start.isIn(34...34, 2) || start.isIn(37...37, 2)
    case .discover: start.isIn(6011...6011, 4) || start.isIn(644...649, 3) || start.isIn(65...65, 2)
    case .diners:
      start.isIn(300...305, 3) || start.isIn(3095...3095, 4) || start.isIn(36...36, 2)
        || start.isIn(38...39, 2)
    case .jcb: start.isIn(3528...3589, 4)
    case .unionpay: start.isIn(62...62, 2) || start.isIn(8100...8171, 4)
    case .maestro: start.isIn(50...50, 2) || start.isIn(56...58, 2) || start.isIn(6...6, 1)
    case .mir: start.isIn(2200...2204, 4)
    case .troy: start.isIn(9792...9792, 4)
    case .elo, .hipercard, .verve, .rupay, .dankort: allowsRegionally(start)
    }
  }

  private func allowsRegionally(_ start: CardStart) -> Bool {
    switch self {
    case .hipercard: start.isIn(606_282...606_282, 6) || start.isIn(637_095...637_095, 6)
    case .verve:
      start.isIn(506_099...506_198, 6) || start.isIn(650_002...650_027, 6)
        || start.isIn(507_865...507_964, 6)
    case .rupay:
      start.isIn(60...60, 2) || start.isIn(65...65, 2) || start.isIn(81...82, 2)
        || start.isIn(508...508, 3) || start.isIn(353...353, 3) || start.isIn(356...356, 3)
    case .dankort: start.isIn(5019...5019, 4) || start.isIn(4571...4571, 4)
    default: CardBrand.eloRanges.contains { start.isIn($0, 6) }
    }
  }

  /// Returns whether a number of the brand can have a number of digits.
  func hasLength(_ count: Int) -> Bool { lengths & 1 << UInt32(count) != 0 }

  /// The maximum number of digits in a number of the brand.
  var maxLength: Int { UInt32.bitWidth - 1 - lengths.leadingZeroBitCount }

  private static func bits(_ lengths: Int...) -> UInt32 {
    lengths.reduce(0) { $0 | 1 << UInt32($1) }
  }

  private static let eloRanges: [ClosedRange<Int>] = [
    401_178...401_179, 431_274...431_274, 438_935...438_935, 451_416...451_416,
    457_393...457_393, 457_631...457_632, 504_175...504_175, 506_699...506_778,
    509_000...509_999, 627_780...627_780, 636_297...636_297, 636_368...636_368,
    650_031...650_033, 650_035...650_051, 650_405...650_439, 650_485...650_538,
    650_541...650_598, 650_700...650_718, 650_720...650_727, 650_901...650_978,
    651_652...651_679, 655_000...655_019, 655_021...655_058,
  ]
}

extension CardBrand {
  /// Creates the brand of the card whose number begins with these digits; `nil` while they are
  /// ambiguous.
  ///
  /// If brands share a range, the one that has more digits in common with the number wins; if
  /// equal, the international brand wins: 6011 is Discover, although RuPay has 60.
  package init?(ofNumber number: String) {
    let digits = number.firstDigits
    guard !digits.isEmpty else { return nil }
    var best: (brand: CardBrand, rank: Int)?
    for brand in CardBrand.allCases where brand.allows(CardStart(digits)) {
      if let count = brand.countOfDecidingDigits(in: digits) {
        let rank = count * 2 + (brand.isRegional ? 0 : 1)
        if rank > best?.rank ?? 0 { best = (brand, rank) }
      } else if !brand.isRegional {
        return nil
      }
    }
    guard let best else { return nil }
    self = best.brand
  }

  /// Returns the possible numbers of digits of a card number that begins with these digits, in
  /// order; those of any card, if no brand is known to begin this way.
  /// - Source: ISO/IEC 7812-1, 4, for any card: at most 19; 12 is the smallest in use.
  package static func digitCounts(ofNumber number: String) -> [Int] {
    let start = CardStart(number.firstDigits)
    let brands = allCases.filter { $0.allows(start) }
    return (12...19).filter { count in
      brands.isEmpty || brands.contains { $0.hasLength(count) }
    }
  }

  /// Returns how many of the first digits make a number one of the brand, whatever follows; `nil`
  /// if all of them do not.
  private func countOfDecidingDigits(in digits: [Int]) -> Int? {
    (1...digits.count).first { count in
      var start = CardStart(digits.prefix(count))
      start.isStrict = true
      return allows(start)
    }
  }

  /// Whether the brand is national; its ranges may overlap an international brand's.
  private var isRegional: Bool {
    switch self {
    case .elo, .hipercard, .verve, .rupay, .dankort: true
    default: false
    }
  }
}

extension String {
  /// The first digits of a number, as many as help to identify a brand.
  fileprivate var firstDigits: [Int] {
    utf8.lazy.compactMap(\.decimalDigit).prefix(6).map { Int($0) }
  }
}

extension CardStart {
  /// Creates the start of a number from some digits.
  fileprivate init(_ digits: some Sequence<Int>) {
    self.init()
    for digit in digits { add(digit) }
  }
}

/// The first digits of a card number, up to six of them.
struct CardStart {
  private var number = 0
  private var count = 0

  /// Whether a start matches only if no further digits can contradict it.
  var isStrict = false

  /// Whether all relevant digits are present.
  var isWhole: Bool { count == 6 }

  /// Whether the first digit, if there is one, is 0.
  private(set) var beginsWithZero = false

  /// Adds the next digit; digits after the sixth do not affect the brand.
  mutating func add(_ digit: Int) {
    guard count < 6 else { return }
    if count == 0 { beginsWithZero = digit == 0 }
    number = number * 10 + digit
    count += 1
  }

  /// Returns whether these digits have, or can still get, a start of some length in a range.
  ///
  /// A strict start must be in the range, whatever follows.
  func isIn(_ range: ClosedRange<Int>, _ length: Int) -> Bool {
    if count >= length { return range.contains(number / CardStart.tens(count - length)) }
    let scale = CardStart.tens(length - count)
    let numbers = number * scale...number * scale + scale - 1
    return isStrict ? range.contains(numbers) : range.overlaps(numbers)
  }

  private static func tens(_ power: Int) -> Int {
    (0..<power).reduce(1) { ten, _ in ten * 10 }
  }
}
