import FormValidation

extension RuleSample {
  private static let others: Answers = ["other": "secret", "empty": ""]

  static let basics: [RuleSample] =
    [
      RuleSample(.required, "a"), RuleSample(.notBlank, "a"), RuleSample(.accepted, "yes"),
      RuleSample(.declined, "no"), RuleSample(.prohibited, ""),
      RuleSample(.minLength(3), "abcdefgh"), RuleSample(.maxLength(20), "abcdefgh"),
      RuleSample(.maxLength(20), "zoë 日本"), RuleSample(.length(3...20), "abcdefgh"),
      RuleSample(.length(3...20, unit: .scalars), "abcdefgh"),
      RuleSample(.length(3...20, unit: .utf16), "abcdefgh"),
      RuleSample(.length(3...20, unit: .bytes), "abcdefgh"),
      RuleSample(.length(1...20, unit: .words), "a short text"),
      RuleSample(.minWords(2), "a short text"), RuleSample(.maxWords(3), "a short text"),
      RuleSample(.oneOf(["a", "small", 15]), "small"),
      RuleSample(.oneOf(["Small"], ignoreCase: true), "small"),
      RuleSample(.noneOf(["a", "small"]), "large"),
      RuleSample(.noneOf(["a", "small"], ignoreCase: true), "large"),
      RuleSample(.unique, "small"), RuleSample(.unique(among: ["a", "small"]), "large"),
      RuleSample(.unique(among: ["Small"], ignoreCase: true), "large"),
      RuleSample(.equals("small"), "small"), RuleSample(.notEquals("small"), "large"),
      RuleSample(.equals("Small", ignoreCase: true), "small"),
      RuleSample(.equals(field: "other"), "secret", among: others),
      RuleSample(.notEquals(field: "other"), "x", among: others),
      RuleSample(.sameAs("other"), "secret", among: others),
      RuleSample(.differentFrom("other"), "x", among: others),
      RuleSample(.startsWith("ab", "b"), "abc"), RuleSample(.endsWith("c", "bc"), "abc"),
      RuleSample(.startsWith("AB", ignoreCase: true), "abc"),
      RuleSample(.contains("bc", "c"), "abc"), RuleSample(.notContains("x", "ya"), "abc"),
      RuleSample(.contains("BC", min: 2, ignoreCase: true), "abcbc"),
      RuleSample(.notContains("X", ignoreCase: true), "abc"),
      RuleSample(.boolean, "true"), RuleSample(.boolean(loose: true), "on"),
    ] + patterns

  private static let patterns: [RuleSample] = [
    try? RuleSample(.pattern(#"[\w.+-]+@[\w-]+(\.[\w-]+)+"#), "ada.lovelace@example.com"),
    try? RuleSample(.pattern("(a+)+b", ignoreCase: true), "aab"),
    try? RuleSample(.pattern("b", anchored: false), "abc"),
    try? RuleSample(.notPattern("x+y"), "abc"),
    try? RuleSample(.notPattern("(x+x+)+y", anchored: false), "abc"),
  ].compactMap(\.self)

  static let characters: [RuleSample] =
    CharacterSetName.allCases.map { set in
      RuleSample(.excludesCharacters(set), set == .ascii ? "é" : set == .whitespace ? "a" : " ")
    } + [
      RuleSample(.onlyCharacters(.letters), "abc"), RuleSample(.onlyCharacters("abc"), "abc"),
      RuleSample(.excludesCharacters("<>é"), "abc"), RuleSample(.containsCharacters(.digits), "a1"),
      RuleSample(.containsCharacters(.special, min: 1, max: 2, ascii: true), "a!"),
      RuleSample(.containsCharacters("é!", max: 2), "a!"), RuleSample(.alpha, "abc"),
      RuleSample(.alpha(ascii: true, ignoring: "- "), "a-b"), RuleSample(.alpha(of: .de), "abc"),
      RuleSample(.alphanumeric, "abc1"), RuleSample(.alphaDash, "a-b_1"),
      RuleSample(.digits, "123456"), RuleSample(.digits(6), "123456"),
      RuleSample(.digits(min: 2, max: 8, anyScript: true), "123456"), RuleSample(.hex, "c0ffee"),
      RuleSample(.ascii, "abc"), RuleSample(.printableASCII, "abc"),
      RuleSample(.lowercase, "abc"), RuleSample(.uppercase, "ABC"), RuleSample(.slug, "a-b"),
      RuleSample(.singleLine, "abc"), RuleSample(.noControl, "abc"),
      RuleSample(.noLeadingSpace, "abc"), RuleSample(.noTrailingSpace(anyWhitespace: true), "abc"),
      RuleSample(.trimmed, "abc"), RuleSample(.noSuspicious(), "Ada Lovelace"),
      RuleSample(.normalized(), "abc"), RuleSample(.normalized(.nfkc), "abc"),
    ]

  static let secrets: [RuleSample] = [
    RuleSample(.passwordStrength(), "correct horse battery staple"),
    RuleSample(
      .password(min: 8, minUppercase: 1, minLowercase: 1, minDigits: 1, minSymbols: 1),
      "Correct-Horse-9"
    ),
    RuleSample(.password(minSymbols: 1, symbols: "!é"), "correct!"),
    RuleSample(.nistPassword(), "correct horse battery"),
    RuleSample(.notCommonPassword(), "correct horse"),
    RuleSample(.notCommonPassword(list: ["tabstop"]), "correct horse"),
    RuleSample(.notContainsFields("other"), "correct horse", among: others),
  ]

  static let composites: [RuleSample] = [
    RuleSample(.all([.minLength(2), .alpha]), "abc"),
    RuleSample(.any([.email, .digits(3)]), "123"),
    RuleSample(.any([.email, .digits(3)], details: true), "123"),
    RuleSample(.one([.alpha, .digits]), "abc"), RuleSample(.not([.alpha], "Else."), "123"),
    RuleSample(.each([.minLength(1)]), ["a"]), RuleSample(.minItems(1), ["a"]),
    RuleSample(.maxItems(2), ["a"]), RuleSample(.uniqueItems, ["a", "b"]),
    RuleSample(.email.when("other", .required), "a@b.c", among: others),
    RuleSample(.email.message("An address."), "a@b.c"),
    RuleSample(.custom("even") { (text: String) in text == "even" }, "even"),
    RuleSample(.remote("free"), "abc"),
  ]
}
