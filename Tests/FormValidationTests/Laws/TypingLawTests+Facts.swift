@testable import FormValidation

extension TypingLawTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "\u{301}", "\u{323}", "\u{304}", "L", "ß", "1", "٣", "\u{200D}",
    "\u{200B}", "\u{202E}", "i", "\u{307}", "👨", " ", ",", ".", "'", "ᄀ", "ᅡ", "日", "_", "\u{FE0F}",
  ]
  private static let scripts = [
    "aé", "Ωά", "яй", "Աա", "აბ", "אב", "عر", "कि", "কি", "அ", "ก", "한", "ひ", "カ", "漢",
  ]
  private static let numbers = ["1,234.50", "90", "-12.5", "180", "65535", "1,5", "0.00", "100"]
  private static let digits = ["0", "1", "9", "-", ".", ",", " ", "5", "e"]
  private static let places = ["51.5, -0.12", "-90,180", "0,0"]
  private static let phones = ["+14155552671", "+4930123456", "(011) 555-1234", "+21112345678"]

  private static let texts: [Sample] = [
    Sample(.noSuspicious(), ["Zoë 42", "👨‍👩‍👧", "क्\u{200D}ष", "1٣"], pieces),
    Sample(.noSuspicious([.mixedDigits, .hiddenOverlay]), ["a1", "i", "٣"], pieces),
    Sample(.normalized(), ["été", "ᄀ", "a\u{323}"], pieces),
    Sample(.normalized(.nfkc), ["été", "ᄀ"], pieces),
    Sample(.minWords(2), ["a b", "can't do", "1.5 x"], pieces),
    Sample(.maxWords(2), ["a b", "can't do", "1.5 x", "日本"], pieces),
    Sample(.length(1...2, unit: .words), ["a b", "日本", "a.b"], pieces),
    Sample(.prohibited, [""], ["a", " "]),
    Sample(.alpha(of: .de), ["äß", "a\u{308}"], pieces + ["\u{308}"]),
    Sample(.alphanumeric(of: .fr, ignoring: "-"), ["é-1"], pieces),
    Sample(.contains("a", "é", position: 2), ["xxa", "e\u{301}xé"], pieces),
    Sample(.equals("İX", ignoreCase: true), ["i̇x", "İx"], ["x", "\u{307}", "i"]),
    Sample(.equals(field: "other"), ["sécret🇩🇪", "sécret"], pieces),
    Sample(.notEquals(field: "other"), ["sécret🇩🇪", "sécret"], pieces),
  ]

  private static let secrets: [Sample] = [
    Sample(.nistPassword(singleFactor: false), ["password", "ocelot 99", "e\u{301}"], pieces),
    Sample(
      Clause(Password(min: 1, max: 2, unit: .scalars, normalization: .nfkc)),
      ["L\u{304}", "ﬁ", "ᄀ", "ab"],
      pieces
    ),
    Sample(.notCommonPassword(list: ["tabstop"]), ["password1", "t4bstop!", "dragon"], pieces),
    Sample(.notContainsFields("other"), ["secre", "terce", "sécret", "xterces"], pieces),
  ]

  private static let measures: [Sample] = [
    Sample(.port, numbers, digits), Sample(.latitude, numbers, digits),
    Sample(.longitude, numbers, digits), Sample(.percentage(max: 250), numbers, digits),
    Sample(.latLong, places, digits), Sample(.currencyAmount(), numbers, digits),
    Sample(
      .currencyAmount(Currency("KWD"), separator: .comma, allowNegative: true),
      ["-1.234,500", "12"],
      digits
    ),
    Sample(
      .decimal(minFractionDigits: 1, maxFractionDigits: 2, separator: .comma),
      ["1,5", "-12,25", "1.5"],
      digits
    ),
    Sample(.phone(level: .valid), phones, digits + ["+"]),
    Sample(.phone(.ca, level: .possible), phones, digits + ["(", ")", "+"]),
  ]

  /// The samples of rules on words, secrets and measures, and of scripts.
  static let factSamples =
    texts + secrets + measures
    + CharacterSetName.allCases.dropFirst(8).flatMap { set in
      [
        Sample(.onlyCharacters(set), scripts, pieces),
        Sample(.excludesCharacters(set), scripts, pieces),
        Sample(.containsCharacters(set, max: 1), scripts, pieces),
      ]
    }
}
