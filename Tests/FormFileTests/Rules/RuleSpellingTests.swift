@testable import FormValidation
import Testing

@testable import FormFile

struct RuleSpellingTests {
  /// Every row: a spelling, and the same rule in Swift.
  private static let mainSpellings: [(spelling: String, clause: Clause)] = [
    ("required", .required),
    ("required: true", .required),
    ("iban: true", .iban()),
    ("uuid: true", .uuid),
    ("ip: true", .ip()),
    ("no_suspicious: true", .noSuspicious()),
    ("phone: true", .phone()),
    ("required: {trim: false}", .required(trim: false)),
    ("not_blank", .notBlank),
    ("accepted", .accepted),
    ("declined", .declined),
    ("starts_with: a", .startsWith("a")),
    ("starts_with: {text: [a, b], ignore_case: true}", .startsWith("a", "b", ignoreCase: true)),
    ("ends_with: [a, b]", .endsWith("a", "b")),
    ("ends_with: {text: a, ignore_case: true}", .endsWith("a", ignoreCase: true)),
    ("contains: a", .contains("a")),
    (
      "contains: {text: [a, b], min: 2, ignore_case: true}",
      .contains("a", "b", min: 2, ignoreCase: true)
    ),
    ("not_contains: a", .notContains("a")),
    ("not_contains: {text: [a], ignore_case: true}", .notContains("a", ignoreCase: true)),
    ("only_characters: letters", .onlyCharacters(.letters)),
    ("only_characters: {characters: ab}", .onlyCharacters("ab")),
    ("only_characters: {set: digits, ascii: true}", .onlyCharacters(.digits, ascii: true)),
    (
      "only_characters: {set: letters, characters: '-'}",
      Clause(AllowedCharacters(CharacterSelection(.letters, characters: "-")))
    ),
    ("excludes_characters: emoji", .excludesCharacters(.emoji)),
    ("excludes_characters: {characters: <>}", .excludesCharacters("<>")),
    ("excludes_characters: abc", .excludesCharacters("abc")),
    ("only_characters: 'aeiou '", .onlyCharacters("aeiou ")),
    ("contains_characters: digits", .containsCharacters(.digits)),
    (
      "contains_characters: {set: special, min: 2, max: 3, ascii: true}",
      .containsCharacters(.special, min: 2, max: 3, ascii: true)
    ),
    ("contains_digit", .containsCharacters(.digits)),
    ("contains_uppercase: {min: 2}", .containsCharacters(.uppercase, min: 2)),
    ("alpha", .alpha),
    ("alpha: {ascii: true, ignore: '- '}", .alpha(ascii: true, ignoring: "- ")),
    ("alphanumeric", .alphanumeric),
    ("alphanumeric: {ascii: true}", .alphanumeric(ascii: true)),
    ("alpha_dash", .alphaDash),
    ("alpha_dash: {ignore: '.'}", .alphaDash(ignoring: ".")),
    ("digits", .digits),
    ("digits: {exact: 4}", .digits(4)), ("digits: 4", .digits(4)),
    ("digits: {min: 2, max: 4, any_script: true}", .digits(min: 2, max: 4, anyScript: true)),
    ("hex", .hex),
    ("ascii", .ascii),
    ("printable_ascii", .printableASCII),
    ("lowercase", .lowercase),
    ("uppercase", .uppercase),
    ("slug", .slug),
    ("single_line", .singleLine),
    ("no_control", .noControl),
    ("no_leading_space", .noLeadingSpace),
    ("no_leading_space: {any_whitespace: true}", .noLeadingSpace(anyWhitespace: true)),
    ("no_trailing_space", .noTrailingSpace),
    ("no_trailing_space: {any_whitespace: true}", .noTrailingSpace(anyWhitespace: true)),
    ("trimmed", .trimmed),
    ("trimmed: {any_whitespace: true}", .trimmed(anyWhitespace: true)),
    ("none_of: [a, 1]", .noneOf(["a", 1])),
    ("none_of: {values: [a], ignore_case: true}", .noneOf(["a"], ignoreCase: true)),
    ("unique", .unique),
    ("unique: {in: column}", .unique),
    ("unique: {among: [a, 1], ignore_case: true}", .unique(among: ["a", 1], ignoreCase: true)),
    ("distinct: {among: [a]}", .unique(among: ["a"])),
    ("unique: {fields: [a, b], ignore_case: true}", .unique(fields: ["a", "b"], ignoreCase: true)),
    ("not_equals: x", .notEquals("x")),
    ("different_from: email", .differentFrom("email")),
    ("boolean", .boolean),
    ("boolean: {loose: true}", .boolean(loose: true)),
    ("min_length: 3", .minLength(3)),
    ("min_length: {min: 3, unit: bytes}", .minLength(3, unit: .bytes)),
    ("min_length: 4.0", .minLength(4)),
    ("max_length: 0", .maxLength(0)),
    ("max_length: {max: 3, unit: utf16}", .maxLength(3, unit: .utf16)),
    ("length: 5", .length(5)),
    ("length: {exact: 5, unit: scalars}", .length(5, unit: .scalars)),
    ("length: {min: 3, max: 20}", .length(3...20)),
    ("length: {min: 3, max: 3}", .length(3)),
    ("length: {min: 3}", .minLength(3)),
    ("length: {max: 3}", .maxLength(3)),
    ("one_of: [a, 1, true]", .oneOf(["a", 1, true])),
    ("one_of: {values: [a], ignore_case: true}", .oneOf(["a"], ignoreCase: true)),
    ("equals: x", .equals("x")),
    ("equals: {value: 1.50}", .equals(.number(Number("1.5") ?? 0))),
    ("equals: {value: ~}", .equals(.null)),
    ("same_as: password", .sameAs("password")),
    ("same_as: {field: password}", .sameAs("password")),
    ("number", .number),
    ("number: {standard: html}", .number),
    ("integer", .integer),
    ("integer: {min: -5, max: 5}", .integer(min: -5, max: 5)),
    ("integer: {allow_leading_zeros: false}", .integer(allowLeadingZeros: false)),
    ("range: {min: 1, max: 2}", .range(min: 1, max: 2)),
    ("range: {min: 1}", .range(min: 1)),
    ("min: 1", .range(min: 1)),
    ("min: {min: 1}", .range(min: 1)),
    ("max: {max: 1}", .range(max: 1)),
    ("multiple_of: 5", .multipleOf(5)),
    ("multiple_of: {of: 5, base: 1}", .multipleOf(5, base: 1)),
    ("decimal", .decimal()),
    (
      "decimal: {min_fraction_digits: 1, max_fraction_digits: 2, max_digits: 5}",
      .decimal(minFractionDigits: 1, maxFractionDigits: 2, maxDigits: 5)
    ),
    ("exclusive_min: 1", .exclusiveMin(1)),
    ("exclusive_max: {max: 1}", .exclusiveMax(1)),
    ("positive", .positive),
    ("negative", .negative),
    ("non_negative", .nonNegative),
    ("non_positive", .nonPositive),
    ("min_items: 1", .minItems(1)),
    ("max_items: {max: 2.0}", .maxItems(2)),
    ("unique_items", .uniqueItems),
    ("password", .password()),
    (
      "password: {min: 1, max: 9, min_uppercase: 2, min_lowercase: 3, min_digits: 4, "
        + "min_symbols: 5, symbols: '!?'}",
      .password(
        min: 1,
        max: 9,
        minUppercase: 2,
        minLowercase: 3,
        minDigits: 4,
        minSymbols: 5,
        symbols: "!?"
      )
    ),
  ]

  private static let allSpellings =
    mainSpellings + formatSpellings + compositionSpellings + timeSpellings + factSpellings
    + webSpellings
    + peopleSpellings + codeSpellings + outsideSpellings

  /// Returns a spelling of a rule, by its name.
  static func spelling(of name: String) -> String? {
    allSpellings.map(\.spelling).first { $0.prefix { $0 != ":" } == name }
      ?? (name.hasSuffix("pattern") ? "\(name): x" : nil)
  }

  @Test(arguments: allSpellings)
  func `a rule reads the same from YAML as from Swift`(spelling: String, clause: Clause) throws {
    #expect(try Clause(yaml: spelling, extensions: Self.extensions) == clause)
  }

  @Test func `a pattern reads the same from YAML as from Swift`() throws {
    let whole = try Pattern("[a-z]+")
    #expect(try Clause(yaml: "pattern: '[a-z]+'") == Clause(whole))
    #expect(try Clause(yaml: "not_pattern: '[a-z]+'") == .notPattern("[a-z]+"))
    #expect(
      try Clause(yaml: "not_pattern: {matches: x, anchored: false, ignore_case: true, example: x}")
        == .notPattern("x", anchored: false, ignoreCase: true, example: "x")
    )
    let part = try Pattern("[a-z]+", anchored: false, ignoreCase: true, example: "abc")
    #expect(
      try Clause(
        yaml: "pattern: {matches: '[a-z]+', anchored: false, ignore_case: true, example: abc}"
      ) == Clause(part)
    )
  }

  @Test(arguments: RuleDefinition.all)
  func `every row is tested above, and names the kind that its rule checks`(key: RuleDefinition)
    throws
  {
    let spelling = Self.spelling(of: key.name) ?? ""
    #expect(try Clause(yaml: spelling, extensions: Self.extensions).kind == key.kind)
  }

  @Test(arguments: RuleDefinition.all)
  func `an alias reads like its rule`(key: RuleDefinition) {
    for name in key.aliases { #expect(RuleDefinition.named(name)?.name == key.name) }
  }

  @Test func `every rule has a definition`() throws {
    let files = try Folder.texts(in: "Sources/FormValidation/Rules", ending: ".swift")
    #expect(files.count >= 29)
    for file in files {
      guard let name = file.text.firstMatch(of: /let name = "(\w+)"/)?.1 else { continue }
      // A closure has no spelling.
      if name == "custom" { continue }
      #expect(RuleDefinition.named(String(name))?.name == String(name), "\(file.name)")
    }
  }

  @Test(arguments: RuleDefinition.all)
  func `any parameter of the wrong kind is refused`(key: RuleDefinition) {
    for parameter in key.parameters.map(\.name) {
      // Any value can be compared with, and rules are mappings.
      if key.name.hasSuffix("equals") || parameter == "rules" { continue }
      let complaint = complaint(aboutRule: #"{"rule": "\#(key.name)", "\#(parameter)": {"a": 1}}"#)
      #expect(complaint.contains(": expected "), "\(parameter): \(complaint)")
      if parameter == "options" { continue }
      #expect(complaint.contains(", found a mapping\n"), "\(parameter): \(complaint)")
    }
  }
}
