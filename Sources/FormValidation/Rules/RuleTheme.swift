/// A group of rules in the reference.
package struct RuleTheme: Sendable {
  /// The title of the group.
  package let title: String

  private let list: @Sendable () -> [RuleDefinition]

  /// The definitions of the rules, created when first needed.
  package var definitions: [RuleDefinition] { list() }

  private init(_ title: String, _ list: @escaping @Sendable () -> [RuleDefinition]) {
    self.title = title
    self.list = list
  }

  /// All rules, in display and search order: the most used first.
  package static let all = [
    RuleTheme("Presence and consent") {
      [
        Required.definition, NotBlank.definition, Consent.accepted, Consent.declined,
        Prohibited.definition,
      ]
    },
    RuleTheme("Length") {
      [
        Length.min, Length.max, Length.definition, WordCount.min,
        WordCount.max,
      ]
    },
    RuleTheme("Text") {
      [
        Pattern.definition, NotPattern.definition, ContainsText.start, ContainsText.end,
        ContainsText.definition, ContainsText.absent,
      ]
    },
    RuleTheme("Limits") {
      [
        InRange.range, InRange.min, InRange.max, InRange.exclusiveMin, InRange.exclusiveMax,
      ]
    },
    RuleTheme("Choice and equality") {
      [
        InList.one, InList.none, Equals.definition, Equals.negation,
        SameAs.definition, SameAs.negation, Unique.definition, IsBoolean.definition,
      ]
    },
    RuleTheme("Internet") {
      [
        Email.definition, IsURL.definition, IsURI.definition, Hostname.definition, FQDN.definition,
        IPAddress.definition, CIDR.definition, MACAddress.definition,
      ]
    },
    RuleTheme("Passwords") {
      [
        Password.definition, PasswordStrength.definition, NotCommonPassword.definition,
        NotContainsFields.definition,
      ]
    },
    RuleTheme("Characters") {
      [
        AllowedCharacters.only, AllowedCharacters.excluding, ContainsCharacters.definition,
        Alpha.definition, Alpha.alphanumeric, Alpha.dash, Digits.definition,
        PlainCharacters.hexDefinition, PlainCharacters.asciiDefinition,
        PlainCharacters.printableDefinition, LetterCase.lower,
        LetterCase.upper, Slug.definition,
      ]
    },
    RuleTheme("Spaces and encoding") {
      [
        Trimmed.start, Trimmed.end, Trimmed.definition,
        PlainCharacters.singleLineDefinition, PlainCharacters.noControlDefinition,
        NoSuspicious.definition,
        IsNormalized.definition,
      ]
    },
    RuleTheme("Numbers") {
      [
        IsNumber.definition, IsInteger.definition, IsDecimal.definition, MultipleOf.definition,
        InRange.positive, InRange.negative, InRange.nonNegative, InRange.nonPositive,
      ]
    },
    RuleTheme("Measures and money") {
      [
        Port.definition, InRange.latitude, InRange.longitude, LatLong.definition,
        InRange.percentage, CurrencyAmount.definition,
      ]
    },
    RuleTheme("Dates and times") {
      [
        IsDateOrTime.date, IsDateOrTime.time, IsDateOrTime.dateTime, IsDateOrTime.month,
        IsDateOrTime.dateTimeLocal, IsDateOrTime.week, IsDuration.definition,
      ]
    },
    RuleTheme("Dates compared") {
      [
        DateComparison.before, DateComparison.after, DateComparison.beforeOrEqual,
        DateComparison.afterOrEqual, Age.min, Age.max, OnWeekday.definition,
      ]
    },
    RuleTheme("People and places") {
      [
        PersonName.definition, FullName.definition, Phone.definition, PostalCode.definition,
        SSN.definition, NationalID.definition, IsColor.definition,
      ]
    },
    RuleTheme("Cards and accounts") {
      [
        PaymentCard.definition, CardExpiry.definition, CardCode.definition, IBAN.definition,
        BIC.definition, Luhn.definition,
      ]
    },
    RuleTheme("Identifiers") {
      [
        IsUUID.definition, ULID.definition, ISBN.definition, ISSN.definition, EAN.definition,
        ISIN.definition, IMEI.definition,
      ]
    },
    RuleTheme("Machine-readable text") {
      [
        IsJSON.definition, Base64.definition, JWT.definition, SemanticVersion.definition,
        MIMEType.definition, RegexSyntax.definition,
      ]
    },
    RuleTheme("Codes") {
      [
        ListedCode.country, ListedCode.currency, LanguageTag.definition, ListedCode.timeZone,
      ]
    },
    RuleTheme("Lists") {
      [ItemCount.min, ItemCount.max, UniqueItems.definition, Each.definition]
    },
    RuleTheme("Rules made of rules") {
      [AllOf.definition, AnyOf.definition, ExactlyOne.definition, Not.definition]
    },
    RuleTheme("External rules") {
      [RuleDefinition.custom, Remote.definition, Remote.command]
    },
    RuleTheme("Several answers, under `checks:`") { [AtLeast.definition, SumOf.definition] },
  ]
}

extension RuleDefinition {
  /// The definitions of all rules, theme by theme.
  package static var all: [RuleDefinition] { RuleTheme.all.flatMap { $0.definitions } }

  /// The names of all rules, in order.
  package static let allNames = all.map(\.name)

  /// The definition of a rule by its name or an alias.
  ///
  /// Names are searched theme by theme, so that most forms need few definitions.
  package static func named(_ name: String) -> RuleDefinition? {
    for theme in RuleTheme.all {
      if let definition = theme.definitions.first(where: { $0.name == name }) { return definition }
    }
    return byAlias[name]
  }

  private static let byAlias = Dictionary(
    all.flatMap { definition in definition.aliases.map { ($0, definition) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The codes of all violations and the placeholders of each.
  package static let codes: [String: [String]] = (all.flatMap(\.codes) + ViolationCode.common)
    .reduce(into: [:]) { codes, code in
      let known = codes[code.code] ?? []
      let all = known + code.placeholders + code.rarePlaceholders
      var seen: Set<String> = []
      codes[code.code] = all.filter { seen.insert($0).inserted }
    }
}
