import FormValidation

extension TypingLawTests {
  private static let codeTexts = [
    "192.0.2.0/24", "2001:db8::/32", "::ffff:1.2.3.4/96", "00-1B-63-84-45-E6", "001b.6384.45e6",
    "01ARZ3NDEKTSV4RRFFQ69G5FAV", "1.0.0-rc.1+b.05", "1.2.3", "Zm9vYg==", "a-_b", "ab.cd.ef",
    "4006381333931", "96385074", "0378-5955", "2434561X", "US0378331005", "490154203237518",
    "DEUTDEFF500", "text/html; a=\"b\"", "text/a+b", "{\"a\": [1.5, {}, true]}", "[-1e3, null]",
  ]
  private static let codePieces = [
    "0", "1", "a", "F", "X", "-", ":", ".", "/", "=", "+", ";", " ", "\"", "\\", "[", "}", "{", "]",
    ",", "é", "\u{301}",
  ]

  /// The samples of codes and texts for programs.
  static let codeSamples: [Sample] =
    listedSamples
    + [
      .cidr(), .cidr(version: .v4), .cidr(version: .v6), .mac, .ulid, .semver, .base64(),
      .base64(urlSafe: true, padding: false), .jwt, .mimeType, .ean(), .ean(lengths: [8]), .issn,
      .isin, .imei, .bic, .json, .regexSyntax,
    ].map { (clause: Clause) in
      // Half of what is tried is near a text that passes.
      let passing = codeTexts.filter { clause.standing(of: $0) == .valid }
      return Sample(
        clause,
        codeTexts + Array(repeating: passing, count: 8).flatMap(\.self),
        codePieces
      )
    }

  /// The samples of codes from lists, and of numbers of people.
  private static let listedSamples: [Sample] = [
    Sample(.countryCode(), ["FR", "US"], ["A", "f", "é", "1", " "]),
    Sample(.currencyCode(.numeric), ["978", "008"], ["1", "9", "A"]),
    Sample(
      .timeZone(),
      ["Etc/GMT+12", "UTC", "America/Indiana/Knox"],
      ["/", "1", "a", "_", "GMT"]
    ),
    Sample(
      .languageTag(),
      ["zh-cmn-Hans-CN", "en-u-ca-buddhist-x-1", "i-klingon", "sl-rozaj-1994"],
      ["-", "x", "u", "en", "US", "1", "_", "rozaj", "é"]
    ),
    Sample(
      .languageTag(.wellFormed),
      ["abc-def-ghi-Latn", "en-a-bb"],
      ["-", "x", "a", "1", "abcd"]
    ),
    Sample(
      .nationalID(),
      ["44051401359", "131052-308T", "x-2482300w"],
      ["-", "1", "A", " ", "é"]
    ),
    Sample(.nationalID(.country("SE")), ["198803200016", "880320-0016"], ["-", "1", "19", "+"]),
    Sample(.passwordStrength(2), ["password2024", "kx7!qz", "aaaa"], ["a", "1", "!", "é", "qwe"]),
  ]
}
