/// Text must be an amount of money in digits, without a currency symbol.
struct CurrencyAmount: Rule {
  let name = "currency_amount"
  var traits: RuleTraits { RuleTraits(trims: true).readingDigits }
  var currency: Currency?
  var separator = DecimalSeparator.point
  var allowNegative = false

  var requirement: Wording {
    currency.map {
      Wording(
        "needs.amount_in",
        "An amount in {currency}",
        judging: "{label} must be an amount in {currency}.",
        ["currency": .text($0.code)]
      )
    }
      ?? Wording(
        "needs.amount",
        "An amount of money",
        judging: "{label} must be an amount of money."
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.currency_amount", "an amount") { scanner throws(FormatFinding) in
      try scan(&scanner)
    }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if allowNegative { _ = scanner.skip("-") }
    let first = try scanner.digit()
    let start = scanner.index
    while scanner.next?.decimalDigit != nil { scanner.index += 1 }
    if scanner.next == group {
      // No number of thousands begins with a zero, but a fraction does.
      guard first > 0 else {
        throw .wrong(
          scanner.index,
          separator == .point ? .useDecimalPoint : .useDecimalComma
        )
      }
      // One to three digits precede the first separator.
      guard scanner.index - start < 3 else {
        throw .wrong(
          scanner.index,
          "money.group_thousands",
          "Group thousands from the right, or not at all."
        )
      }
      while scanner.next == group {
        scanner.index += 1
        for _ in 0..<3 { _ = try scanner.digit() }
      }
    }
    guard scanner.next == separator.byte else { return }
    let digits = currency?.fractionDigits ?? 2
    guard digits > 0 else {
      throw .wrong(scanner.index, fact: "money.no_decimals", "This currency has no decimals.")
    }
    scanner.index += 1
    for _ in 0..<digits { _ = try scanner.digit() }
  }

  private var group: UInt8 {
    separator == .point ? DecimalSeparator.comma.byte : DecimalSeparator.point.byte
  }

  package static let definition = RuleDefinition(
    "currency_amount",
    "An amount of money, without a symbol",
    details: """
      It has as many decimals as the currency, or none and no separator. The other separator may
      group thousands, all of them or none.
      """,
    standard: "ISO 4217, for the decimals; without a currency there are two",
    parameters: [
      RuleParameter(
        "currency",
        .notation(.currency),
        "three capital letters, like EUR",
        isMain: true
      ),
      RuleParameter(
        "separator",
        .notation(.separator),
        "what precedes the decimals, \".\" or \",\"",
        default: DecimalSeparator.point
      ),
      RuleParameter("allow_negative", .flag, "true to accept amounts below zero", default: false),
    ],
    codes: [.format("currency_amount")],
    example: RuleExample("currency_amount: EUR", passes: #""1,234.50""#, fails: #""0.505""#)
  ) {
    CurrencyAmount(
      currency: $0[optional: "currency"],
      separator: $0["separator"],
      allowNegative: $0["allow_negative"]
    )
  }
}

extension RuleParameter.Notation {
  fileprivate static let currency = RuleParameter.Notation("three capital letters, like EUR") {
    value in
    value.text.flatMap { Currency($0) }
  }
}

extension Clause {
  /// Text must be an amount of money.
  public static func currencyAmount(
    _ currency: Currency? = nil,
    separator: DecimalSeparator = .point,
    allowNegative: Bool = false
  ) -> Clause {
    Clause(CurrencyAmount(currency: currency, separator: separator, allowNegative: allowNegative))
  }
}

/// A currency and its number of decimals.
public struct Currency: Hashable, Sendable {
  /// Its three uppercase ASCII letters.
  public let code: String

  /// Creates a currency; `nil` if the code is not three uppercase letters.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
    self.code = code
  }

  /// The number of decimals of an amount; two, unless the standard says otherwise.
  /// - Source: ISO 4217, list one, "Minor unit", as of 2024.
  public var fractionDigits: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }
}
