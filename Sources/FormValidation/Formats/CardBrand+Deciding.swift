extension CardBrand {
  /// The brand of the card whose number begins like this; nothing while its digits leave that open.
  ///
  /// Where brands share a range, the one whose numbers have more digits in common counts, and of
  /// two with as many the one that is known around the world: 6011 is Discover, though RuPay has
  /// 60.
  public init?(ofNumber number: String) {
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

  /// How many digits the number of a card can have that begins like this, in order; where no brand
  /// is known to begin so, what any card's can.
  /// - Source: ISO/IEC 7812-1, 4, for any card: at most 19; 12 is the least in use.
  public static func digitCounts(ofNumber number: String) -> [Int] {
    let start = CardStart(number.firstDigits)
    let brands = allCases.filter { $0.allows(start) }
    return (12...19).filter { count in
      brands.isEmpty || brands.contains { $0.hasLength(count) }
    }
  }

  /// How many of the first digits it takes for a number to be one of the brand, whatever comes;
  /// nothing where these do not do.
  private func countOfDecidingDigits(in digits: [Int]) -> Int? {
    (1...digits.count).first { count in
      var start = CardStart(digits.prefix(count))
      start.isStrict = true
      return allows(start)
    }
  }

  /// Whether the brand is that of one country, which may share ranges with one known everywhere.
  private var isRegional: Bool {
    switch self {
    case .elo, .hipercard, .verve, .rupay, .dankort: true
    default: false
    }
  }
}

extension String {
  /// The first digits of a number, as many as tell something of a brand.
  fileprivate var firstDigits: [Int] {
    utf8.lazy.compactMap(\.decimalDigit).prefix(6).map { Int($0) }
  }
}

extension CardStart {
  /// Creates the start of some digits.
  fileprivate init(_ digits: some Sequence<Int>) {
    self.init()
    for digit in digits { add(digit) }
  }
}
