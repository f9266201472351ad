import FormValidation
import Testing

@testable import FormFile

struct InvalidRuleSettingsTests {
  @Test(arguments: [
    ("required: {trim: 1}", 18, "expected true or false, found a number"),
    ("accepted: [yes]", 11, "expected true or its parameters, found a list"),
    ("min_length: '3'", 13, "expected a whole number, found text"),
    ("max_length: true", 13, "expected a whole number, found true"),
    ("length: [1, 2]", 9, "expected its parameters, found a list"),
    ("length: {min: 1, unit: 3}", 24, "expected text, found a number"),
    ("length: {min: 1, max: 2.5}", 23, "expected a whole number, found 2.5"),
    ("not_pattern: '('", 16, "invalid pattern: missing closing parenthesis"),
    ("starts_with: [a, 1]", 14, "expected text or a list of texts, found a number"),
    ("ends_with: []", 12, "expected text that is not empty"),
    ("only_characters: leters", 18, "unknown value \"leters\"; did you mean \"letters\"?"),
    ("only_characters: ''", 18, "unknown value \"\""),
    ("excludes_characters", 1, "excludes_characters needs \"set\" or \"characters\""),
    ("contains_characters: {set: digits, min: 3, max: 2}", 41, "min 3 is greater than max 2"),
    ("contains_digit: {max: 0}", 1, "min 1 is greater than max 0"),
    ("digits: {exact: 4, min: 2}", 25, "exact cannot be combined with min"),
    ("none_of: []", 10, "none_of is an empty list, which no answer can match"),
    ("unique: {among: a}", 17, "expected a list, found text"),
    ("unique: {in: row}", 14, "unknown value \"row\""),
    ("range: {min: '1'}", 14, "expected a number or a date, found \"1\""),
    ("min: x", 6, "expected a number or a date, found \"x\""),
    ("exclusive_min: x", 16, "expected a number, found \"x\""),
    ("decimal: {max_digits: -1}", 23, "expected 0 or more, found -1"),
    (
      "decimal: {min_fraction_digits: 2, max_fraction_digits: 1}", 32,
      "min_fraction_digits 2 is greater than max_fraction_digits 1"
    ),
    ("multiple_of: -5", 14, "expected a number greater than 0, found -5"),
    ("password: strong", 11, "unknown value \"strong\""),
    ("email: {message: 5}", 18, "expected text, found a number"),
    ("email: {hint: [a]}", 15, "expected text, found a list"),
    ("email: {code: 1.5}", 15, "expected text, found a number"),
    ("length: {min: 5, max: 3}", 15, "min 5 is greater than max 3\n"),
    ("length: {exact: 3, max: 5}", 25, "exact cannot be combined with max\n"),
    ("password: {min: 12, max: 8}", 17, "min 12 is greater than max 8\n"),
    ("range: {min: 1.5, max: 1}", 14, "min 1.5 is greater than max 1\n"),
    ("multiple_of: 0", 14, "expected a number greater than 0, found 0\n"),
    ("cidr: 5", 7, "unknown value \"5\""),
    ("ean: x", 6, "expected a length: 8, 12, 13 or 14, found \"x\""),
    ("ean: {lengths: [13, 9]}", 21, "expected a length: 8, 12, 13 or 14, found a number"),
    ("ean: []", 6, "ean is an empty list"),
    ("uuid: {standard: laravel}", 18, "unknown value \"laravel\""),
    ("uuid: {version: nul}", 17, "unknown value \"nul\"; did you mean \"nil\"?"),
    ("ip: [4]", 5, "expected a version, found a list"),
    ("payment_card: [viza]", 16, "unknown value \"viza\"; did you mean \"visa\"?"),
    ("iban: 5", 7, "expected two capital letters, like DE, found a number"),
    ("iban: {countries: [DE, Fr]}", 24, "expected two capital letters, like DE, found \"Fr\""),
    ("isbn: 12", 7, "unknown value \"12\"; did you mean \"10\"?"),
    ("phone: ZZ", 8, "unknown value \"ZZ\""),
    ("phone: {region: US, format: e164}", 29, "region cannot be combined with format"),
    ("date: DD.MM.YY", 7, "expected YYYY, MM and DD once each, found \"DD.MM.YY\""),
    ("time: {format: HH}", 16, "expected HH, mm and perhaps ss once each, found \"HH\""),
    ("date: {format: YYYY-MM-DD, standard: html}", 38, "format cannot be combined with standard"),
    ("currency_amount: eur", 18, "expected three capital letters, like EUR, found \"eur\""),
    ("decimal: {separator: ';'}", 22, "expected a point or a comma, found \";\""),
    ("phone: {standard: nanp, format: e164}", 33, "standard cannot be combined with format"),
    ("phone: {region: US, standard: e164}", 31, "region cannot be combined with standard e164"),
    ("phone: {format: e164, extension: refused}", 34, "E.164 has no extensions"),
    ("equals: {value: 1, field: a}", 17, "field cannot be combined with value"),
    ("equals", 1, "equals needs \"value\""),
    ("alpha: {locale: tlh}", 17, "expected a language whose alphabet is known, found \"tlh\""),
    ("alpha: {ascii: true, unicode: true}", 31, "unicode is the opposite of ascii"),
    ("password: {single_factor: true}", 27, "single_factor needs the preset nist"),
    ("password: {preset: nist, max: 8}", 1, "min 15 is greater than max 8"),
    ("not_contains_fields", 1, "not_contains_fields needs \"fields\""),
    ("postal_code", 1, "postal_code needs \"country\""),
    (
      "postal_code: Us", 14,
      "expected a country's two capital letters, any or {field: id}, found \"Us\"; did you mean \"US\"?"
    ),
    (
      "postal_code: 5", 14,
      "expected a country's two capital letters, any or {field: id}, found a number"
    ),
    ("postal_code: {country: {field: a, b: c}}", 35, "unknown key \"b\""),
    ("color: {options: [{allowSpaces: true}]}", 9, "unknown key \"options\""),
    ("before", 1, "before needs \"date\""),
    ("before: 5", 9, "expected a date, found a number"),
    ("before: 2026-02-30", 9, "expected a date, found \"2026-02-30\""),
    ("before: today+7", 9, "expected a date, found \"today+7\""),
    ("before: today+2h", 9, "expected a date, found \"today+2h\""),
    ("before: now+9999999d", 9, "expected a date, found \"now+9999999d\""),
    ("before: {date: today, field: a}", 16, "field cannot be combined with date"),
    ("{rule: after, date: {field: a, plus: 1}}", 32, "unknown key \"plus\""),
    ("after: {date: today, format: DD}", 30, "expected a date's or a time's parts, found \"DD\""),
    ("before: {date: 12:00, format: DD.MM.YYYY}", 16, "expected a date, DD.MM.YYYY, found a time"),
    ("after: {date: today, format: 'HH:mm'}", 15, "expected a time, HH:mm, found a date"),
    ("range: {min: 12:00, format: YYYY-MM}", 14, "expected a date, YYYY-MM, found a time"),
    ("max: {max: 12:00, format: YYYY-MM}", 12, "expected a date, YYYY-MM, found a time"),
    ("weekday: {days: monday, format: YYYY-MM}", 33, "expected a date's parts, found \"YYYY-MM\""),
    ("min_age: {years: 18, format: 'HH:mm'}", 30, "expected a date's parts, found \"HH:mm\""),
    ("min_age: {years: 18, on: 12:00}", 26, "expected a date, found a time"),
    ("max_age: {years: 5, on: 3}", 25, "expected a date, found a number"),
    ("weekday: [mo]", 11, "unknown value \"mo\""),
    ("weekday: []", 10, "weekday is an empty list"),
    (
      "range: {min: 2026-03-31, max: 2026-03-30}", 14,
      "min 2026-03-31 is greater than max 2026-03-30"
    ),
    ("range: {min: 2026-03-31, max: 12:00}", 14, "min 2026-03-31 is a date, max 12:00 a time"),
    ("range: {min: 2026-03-31, max: 5}", 31, "expected a date, found a number"),
    ("range: {format: DD.MM.YYYY}", 1, "range needs \"min\" or \"max\""),
    ("min: 2026-02-30", 6, "expected a number or a date, found \"2026-02-30\""),
    ("min: {field: a, min: 3}", 22, "field cannot be combined with min"),
    ("card_expiry: 99", 14, "expected at most 98 years"),
    ("card_code: 3", 12, "expected text, found a number"),
    ("at_least: {count: 3, of: [a, b], at: a}", 19, "expected 1 to 2, found 3"),
    ("at_least: {count: 1, of: [], at: a}", 26, "of names no fields"),
    ("at_least: {of: [a], at: a}", 1, "at_least needs \"count\""),
    ("sum_of: {of: [a], at: a}", 1, "sum_of needs \"equals\", \"min\" or \"max\""),
    ("sum_of: {of: [a], at: a, equals: 1, max: 2}", 42, "equals cannot be combined with max"),
    ("sum_of: {of: [a], at: a, min: 3, max: 2}", 31, "min 3 is greater than max 2"),
    ("email: {hosts: []}", 16, "expected text that is not empty"),
    ("all: []", 6, "expected rules"),
    ("any:", 1, "any needs \"rules\""),
    ("not: {rules: [email]}", 1, "not needs \"message\""),
    ("any: [emial]", 7, "unknown rule \"emial\"; did you mean \"email\"?"),
    ("each: [{length: {mim: 3}}]", 18, "unknown key \"mim\"; did you mean \"min\"?"),
    ("email: {when: US}", 15, "expected a mapping, found text"),
    ("email: {when: {equals: US}}", 16, "a condition requires a field"),
    ("email: {when: {field: a}}", 15, "the condition has no rule for the field"),
    ("email: {when: {field: a, equls: 1}}", 26, "unknown rule \"equls\"; did you mean \"equals\"?"),
    ("email: {when: {any: []}}", 21, "expected a condition"),
    (
      "email: {when: {feild: a, equals: 1}}", 16,
      "unknown key \"feild\"; did you mean \"field\"?"
    ),
    ("email: {when: {al: []}}", 16, "unknown key \"al\"; did you mean \"all\"?"),
    ("email: {when: {a: 1, b: 2}}", 15, "a condition requires a field"),
    ("{when: {field: a, equals: 1}, then: [emial]}", 38, "unknown rule \"emial\""),
    ("{then: [email]}", 1, "then needs \"when\" or \"unless\""),
    ("{when: {field: a, equals: 1}, then: email, esle: digits}", 44, "unknown key \"esle\""),
  ])
  func `an invalid setting is reported where it is, with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
    let caret = "\n     |" + String(repeating: " ", count: column) + "^"
    #expect(complaint.contains(caret), "\(complaint)")
  }

  @Test(arguments: [
    ("required: {when: {field: newz, accepted: true}}", 65, "newz", "news"),
    ("not_contains_fields: [user, emial]", 61, "emial", "email"),
    ("postal_code: {country: {field: lnd}}", 71, "lnd", "land"),
  ])
  func `an unknown field gets the nearest name`(
    rule: String,
    column: Int,
    name: String,
    nearest: String
  ) {
    let complaint = complaint(
      about: """
        title: T
        fields:
          - {id: news, type: toggle}
          - {id: user, type: text}
          - {id: land, type: text}
          - {id: password, type: text, rules: [\(rule)]}
          - {id: email, type: text}
        """
    )
    let message = "unknown field \"\(name)\"; did you mean \"\(nearest)\"?"
    #expect(complaint.hasPrefix("form.yaml:6:\(column): error: \(message)"), "\(complaint)")
  }

  @Test(arguments: [
    ("pattern: '[a-z]+(x'", 27, "missing closing parenthesis"),
    (#"pattern: "\\d\"[a-""#, 27, "missing terminating ] for character class"),
    ("pattern: |\n          [a-z", 18, "missing terminating ] for character class"),
  ])
  func `a malformed pattern is marked inside, past escapes, or at its block`(
    rule: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - id: a\n    type: text\n    rules:\n      - \(rule)"
    )
    let line = "      - \(rule.prefix { $0 != "\n" })"
    let caret = String(repeating: " ", count: column) + "^"
    #expect(
      complaint == """
        form.yaml:6:\(column): error: invalid pattern: \(message)
           6 | \(line)
             |\(caret)
        """
    )
  }
}
