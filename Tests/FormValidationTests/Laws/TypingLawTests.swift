@testable import FormValidation
import SeededRandom
import Testing

/// What holds of every rule while a text is being typed.
struct TypingLawTests {
  /// A rule, texts worth typing, and pieces to mutilate them with.
  struct Sample: CustomTestStringConvertible, Sendable {
    let clause: Clause
    let texts: [String]
    let pieces: [String]

    init(_ clause: Clause, _ texts: [String], _ pieces: [String]) {
      self.clause = clause
      self.texts = texts
      self.pieces = pieces
    }

    var testDescription: String { "\(clause.rule)" }

    /// A text near one that the rule allows.
    func text(using generator: inout SeededGenerator) -> String {
      var text = Array((texts.randomElement(using: &generator) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let index = Int.random(in: 0...text.count, using: &generator)
        if Bool.random(using: &generator), index < text.count {
          text.remove(at: index)
        } else if let piece = pieces.randomElement(using: &generator) {
          text.insert(contentsOf: piece.unicodeScalars, at: index)
        }
      }
      return text.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
  }

  private static let any = [
    "a", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{200D}", "\r\n", "\n", " ", "🇩🇪", "日",
  ]
  private static let digits = ["0", "1", "9", "12", "-", ".", "e", "E", "+", "5", " "]
  private static let numbers = [
    "13", "120", "-7.5", "0.05", "1e3", "-0", "007", "12.500", "2e308", "1e-9", ".5", "15",
    "-15.25",
  ]
  private static let narrow = InRange(min: Number("-0.25"), max: Number("0.5"))

  static let samples = basics + texts + characters + choices + decimals + composites

  private static let composites: [Sample] = [
    Sample(.all([.minLength(2), .alpha]), ["ab", "é"], any),
    Sample(.all([.minLength(2), .alpha], isSingle: true), ["ab", "é"], any),
    Sample(
      .any([.email(.html), .digits(3), .maxLength(1)]),
      ["a@b", "123"],
      ["1", "@", "b", " "]
    ),
    Sample(.any([.email(.html), .sameAs("other")], details: true), ["a@b", "sécret"], any),
    Sample(.one([.alpha, .minLength(3)]), ["ab", "abc1"], any + ["1"]),
    Sample(.not([.startsWith("a"), .maxLength(3)], "Else."), ["ab", "b", "abcd"], any),
    Sample(.minLength(3).unless("other", .required), ["a"], any),
  ]

  private static let texts: [Sample] = [
    Sample(.notBlank, ["", " ", "a"], any),
    Sample(.startsWith("été", "ab", "x\r\n"), ["été ", "e\u{301}te\u{301}", "abc", "x\r\ny"], any),
    Sample(.startsWith("İX", ignoreCase: true), ["i̇xx", "İx"], any),
    Sample(.endsWith("é", "ab"), ["xé", "xe\u{301}", "ab"], any),
    Sample(.contains("é", "🇩🇪", min: 2), ["éé", "🇩🇪🇩🇪", "é e\u{301}"], any),
    Sample(.contains("aB", ignoreCase: true), ["xAb", "ab"], any),
    Sample(.notContains("e", "🇩🇪", "a\u{301}"), ["xe", "é", "🇩🇪", "áb"], any + ["\u{323}"]),
    Sample(.notContains("ab", ignoreCase: true), ["xA", "aB"], any + ["B"]),
  ]

  private static let kinds =
    any + ["1", "٣", "A", "_", "-", "!", "ß", "é", "❤", "\u{FE0F}", "\u{85}"]

  private static let characters: [Sample] =
    CharacterSetName.allCases.prefix(8).flatMap { set in
      let texts = ["aé", "AÉ", "12", "!❤\u{FE0F}", " \n", "👨‍👩‍👧", "b1"]
      return [
        Sample(.onlyCharacters(set), texts, kinds), Sample(.excludesCharacters(set), texts, kinds),
        Sample(.containsCharacters(set, min: 1, max: 2), texts, kinds),
        Sample(.containsCharacters(set, ascii: true), texts + [" "], kinds),
      ]
    } + [
      Sample(.onlyCharacters("aé🇩🇪"), ["aé", "🇩🇪e\u{301}"], kinds),
      Sample(.excludesCharacters("aé🇩🇪"), ["b", "ae\u{301}", "🇩🇪"], kinds),
      Sample(.containsCharacters("aé", min: 0, max: 1), ["a", "e\u{301}"], kinds),
      Sample(.alpha, ["aé"], kinds), Sample(.alpha(ascii: true, ignoring: "-é"), ["a-b"], kinds),
      Sample(.alphanumeric, ["aé1"], kinds), Sample(.alphaDash, ["a-1"], kinds),
      Sample(.digits(min: 2, max: 4), ["12", "1234", "12345"], digits),
      Sample(.digits(anyScript: true), ["1٣"], kinds), Sample(.hex, ["aF09"], kinds),
      Sample(.ascii, ["a\r\nb"], kinds), Sample(.printableASCII, ["a b"], kinds),
      Sample(.lowercase, ["aß"], kinds), Sample(.uppercase, ["AÉ"], kinds),
      Sample(.slug, ["a-b", "a1_b-c"], kinds), Sample(.noLeadingSpace, ["a "], kinds),
      Sample(.noTrailingSpace(anyWhitespace: true), [" a"], kinds),
      Sample(.trimmed, ["a b"], kinds),
      Sample(.singleLine, ["ab"], kinds), Sample(.noControl, ["ab"], kinds),
    ]

  private static let choices: [Sample] = [
    Sample(.declined, ["no", "false", "off", "0"], ["x", "s", "0"]),
    Sample(.noneOf(["a", "é", 15]), ["a", "é", "15", "b"], any),
    Sample(.unique(among: ["a", "é", 15], ignoreCase: true), ["A", "e\u{301}", "15", "b"], any),
    Sample(.notEquals("é"), ["é", "e\u{301}", "b"], any),
    Sample(.differentFrom("other"), ["sécret🇩🇪", "sécret"], any),
    Sample(.equals { "👨‍👩‍👧 é" }, ["👨‍👩‍👧 e\u{301}", "👨‍👩"], any),
    Sample(.boolean, ["true", "false"], ["e", "s", "\u{301}"]),
    Sample(.boolean(loose: true), ["Yes", "no", "OFF", "1"], ["e", "s", "\u{301}", "0"]),
  ]

  private static let decimals: [Sample] =
    [-5, 0, 5, 120].flatMap { (limit: Number) in
      [
        Sample(.exclusiveMin(limit), numbers + ["-5", "0", "121"], digits),
        Sample(.exclusiveMax(limit), numbers + ["-5", "0", "-6"], digits),
      ]
    } + [
      Sample(.decimal(), numbers, digits), Sample(.nonNegative, numbers, digits),
      Sample(.decimal(maxFractionDigits: 0), numbers, digits),
      Sample(.decimal(minFractionDigits: 1, maxFractionDigits: 2), numbers, digits),
      Sample(.decimal(maxDigits: 3), numbers, digits), Sample(.nonPositive, numbers, digits),
    ]

  private static let basics: [Sample] = [
    Sample(.required, ["", "a", " a"], any), Sample(.required(trim: false), ["", " "], any),
    Sample(.accepted, ["yes", "true", "on", "1"], ["x", "s", "1"]),
    Sample(.minLength(3), ["abc", "ab"], any), Sample(.maxLength(3), ["abc", "日本語"], any),
    Sample(.length(2...3), ["ab", "abcd"], any), Sample(.maxLength(4, unit: .bytes), ["abcd"], any),
    Sample(.length(2...5, unit: .utf16), ["𝄞𝄞"], any),
    Sample(.length(3, unit: .scalars), ["abc"], any),
    Sample(
      .email(.html),
      ["ada@example.com", "a@b-c.de", "a@b"],
      ["@", ".", "-", "é", " ", "a", "_"]
    ),
    Sample(.number, numbers, digits), Sample(.integer, numbers, digits),
    Sample(.integer(min: 1_000, max: 9_999), ["1000", "9999", "0012"], digits),
    Sample(.integer(min: -50, max: -5, allowLeadingZeros: false), ["-50", "-5", "-07"], digits),
    Sample(.range(13...120), numbers, digits), Sample(.range((-20)...), numbers, digits),
    Sample(.range(...(-3)), numbers, digits), Sample(Clause(narrow), numbers, digits),
    Sample(.multipleOf(5), numbers, digits), Sample(.multipleOf(7, base: -3), numbers, digits),
    Sample(Clause(MultipleOf(of: Number("0.25") ?? 1, base: 1)), numbers, digits),
    Sample(
      .oneOf(["été", "e\u{301}tat", "small", "a\r\nb", 15]),
      ["été", "état", "small", "a\r\nb"],
      any
    ),
    Sample(.oneOf(["Straße", "İX"], ignoreCase: true), ["STRAßE", "straße", "i̇x", "İx"], any),
    Sample(.equals("👨‍👩‍👧 ok"), ["👨‍👩‍👧 ok"], any), Sample(.equals(120), ["120"], digits),
    Sample(.sameAs("other"), ["sécret🇩🇪", "sécret"], any),
    Sample(
      .password(min: 4, max: 6, minUppercase: 1, minDigits: 1, minSymbols: 1),
      ["Ab1!", "Ab1!xy"],
      any + ["A", "1", "!"]
    ),
    Sample(.custom("even") { (text: String) in text.count.isMultiple(of: 2) }, ["ab"], any),
  ]

  static let allSamples =
    samples + formatSamples + timeSamples + factSamples + webSamples
    + peopleSamples + codeSamples

  @Test(arguments: allSamples)
  func `no start of a valid text is invalid, and invalid text stays invalid`(_ sample: Sample) {
    var generator = SeededGenerator(seed: 1)
    var judged: [[UInt8]: Standing] = [:]
    for _ in 0..<200 {
      let text = sample.text(using: &generator)
      let standings = standings(of: text, sample.clause, &judged)
      let broken = standings.firstIndex(of: .invalid) ?? standings.endIndex
      #expect(
        standings[broken...].allSatisfy { $0 == .invalid },
        "\(generator): \(text.debugDescription) goes \(standings)"
      )
    }
  }

  @Test(arguments: allSamples)
  func `some text is valid, and typing it equals setting it`(_ sample: Sample) {
    var generator = SeededGenerator(seed: 5)
    var validCount = 0
    let texts = (0..<100).map { _ in Array(sample.text(using: &generator).utf8) }
    for text in Set(texts).map({ String(decoding: $0, as: UTF8.self) }) {
      var typed = Ruler<Void>()
      typed.register("other", value: "sécret🇩🇪", rules: [])
      typed.setValue("2026-11-21T09:00:00+01:00", of: .now)
      typed.register("field", rules: [sample.clause])
      var once = typed
      for start in starts(of: text) { typed.setValue(.text(start), of: "field") }
      once.setValue(.text(text), of: "field")
      #expect(typed.validateAll() == once.validateAll(), "seed 5: \(text.debugDescription)")
      #expect(typed.validate() == typed.validateAll().first, "seed 5: \(text.debugDescription)")
      if typed.validate() == nil { validCount += 1 }
    }
    #expect(validCount > 0 || sample.clause == .equals(120), "seed 5")
  }

  private static let answers: Answers = [
    "other": "sécret🇩🇪", .now: "2026-11-21T09:00:00+01:00",
  ]

  private func starts(of text: String) -> [String] {
    let scalars = text.unicodeScalars
    return scalars.indices.map { String(scalars[..<$0]) } + [text]
  }

  /// Returns how the starts of a text are judged; each is judged once, though many texts share it.
  private func standings(
    of text: String,
    _ clause: Clause,
    _ judged: inout [[UInt8]: Standing]
  ) -> [Standing] {
    starts(of: text).map { start in
      let standing =
        judged[Array(start.utf8)] ?? clause.standing(of: .text(start), among: Self.answers)
      judged[Array(start.utf8)] = standing
      return standing
    }
  }
}
