/// Text must be a product number: 8 or 13 digits, the last of which is a check digit.
///
/// The other lengths of such numbers, 12 and 14, are optional.
struct EAN: Rule {
  let name = "ean"
  var traits: RuleTraits { RuleTraits(trims: true, proposing: self).readingDigits }
  var lengths: [Int] = EAN.usualLengths

  private static let usualLengths = [8, 13]

  var requirement: Wording {
    lengths == EAN.usualLengths
      ? Wording(
        "needs.ean",
        "A product number with its check digit",
        judging: "{label} must be a product number with its check digit."
      )
      : Wording(
        "needs.ean_of",
        "A product number of {list} digits",
        judging: "{label} must be a product number of {list} digits.",
        .words("list", .choice(of: lengths.map { .value("\($0)") }))
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.ean", "a product number") { scanner throws(FormatFinding) in
      // Weights count from the right, so both alternatives are summed.
      var (odd, even) = (0, 0)
      for count in 1...(max(lengths.max() ?? 1, 1)) {
        let digit = try scanner.digit()
        odd += digit * (count.isMultiple(of: 2) ? 3 : 1)
        even += digit * (count.isMultiple(of: 2) ? 1 : 3)
        guard scanner.isAtEnd, lengths.contains(count) else { continue }
        if (count.isMultiple(of: 2) ? even : odd).isMultiple(of: 10) { return }
      }
      throw scanner.isAtEnd
        ? .wrong(scanner.readRange, .checkDigits)
        : .wrong(scanner.index, Wording("most.digits", "At most {max} digits.", max: scanner.index))
    }
  }

  package static let definition = RuleDefinition(
    "ean",
    "A product's barcode number",
    standard: "GS1 General Specifications, 7.9, \"Check digit calculations\"",
    parameters: [
      RuleParameter(
        "lengths",
        .notations(.eanLength),
        "the lengths to accept, of 8, 12, 13 and 14; 8 and 13 if left out",
        isMain: true,
        default: [8, 13]
      )
    ],
    codes: [.format("ean", "max")],
    example: RuleExample("ean", passes: #""4006381333931""#, fails: #""4006381333932""#)
  ) { EAN(lengths: $0["lengths"]) }
}

extension EAN: Proposing {
  /// Returns the number with the right check digit.
  func proposal(for text: String) -> String? { text.withCheckDigit(of: self) }
}

extension RuleParameter.Notation {
  fileprivate static let eanLength = RuleParameter.Notation("a length: 8, 12, 13 or 14") {
    (value: Value) -> Int? in
    guard case .number(let number) = value, let length = number.wholeValue else { return nil }
    return [8, 12, 13, 14].contains(length) ? length : nil
  }
}

extension Clause {
  /// Text must be a product number.
  public static func ean(lengths: [Int] = [8, 13]) -> Clause { Clause(EAN(lengths: lengths)) }
}
