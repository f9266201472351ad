extension PhraseBook {
  /// Wordings about what is counted.
  static let germanCounts =
    phrases(germanSelections + germanLengths, of: germanUnits)
    + phrases(germanLimits, of: germanUnits + germanParts)
    + phrases(
      germanSelections,
      of: germanNouns.flatMap { $0.withASCII("ASCII-") }.flatMap(germanChoices)
    )
    + phrases(germanSelections, of: germanLoose)

  private static let germanSelections = [
    Frame(
      "Add {missing} more #.",
      "Ergänze noch {missing} #.",
      counting: "missing",
      isObject: true
    ),
    Frame("Remove {excess} #.", "Entferne {excess} #.", counting: "excess", isObject: true),
    Frame("At least {min} #", "Mindestens {min} #", counting: "min"),
    Frame("At most {max} #", "Höchstens {max} #", counting: "max"),
    Frame("{min} to {max} #", "{min} bis {max} #", counting: "max"),
    Frame("Only #", "Nur #"), Frame("No #", "Ohne #"),
  ]

  private static let germanLengths = [
    Frame("Exactly {min} #", "Genau {min} #", counting: "min"),
    Frame("{min}-{max} #", "{min}-{max} #", counting: "max"),
    Frame(
      "At least {min} #, {missing} to go.",
      "Mindestens {min} #, noch {missing}.",
      counting: "min"
    ),
    Frame("Exactly {min} #, {missing} to go.", "Genau {min} #, noch {missing}.", counting: "min"),
    Frame("{min}-{max} #, {missing} to go.", "{min}-{max} #, noch {missing}.", counting: "max"),
    Frame(
      "At most {max} #, {excess} too many.",
      "Höchstens {max} #, {excess} zu viel.",
      counting: "max"
    ),
    Frame(
      "Exactly {min} #, {excess} too many.",
      "Genau {min} #, {excess} zu viel.",
      counting: "min"
    ),
    Frame("{min}-{max} #, {excess} too many.", "{min}-{max} #, {excess} zu viel.", counting: "max"),
  ]

  private static let germanLimits = [
    Frame("{min} #", "{min} #", counting: "min"),
    Frame("{min} to {max} #", "{min} bis {max} #", counting: "max"),
    Frame("At least {min} #", "Mindestens {min} #", counting: "min"),
    Frame("At most {max} #", "Höchstens {max} #", counting: "max"),
    Frame("At least {min} #.", "Mindestens {min} #.", counting: "min"),
    Frame("At most {max} #.", "Höchstens {max} #.", counting: "max"),
    Frame("Add {missing} #.", "Ergänze noch {missing} #.", counting: "missing", isObject: true),
  ]

  private static let germanUnits = [
    Noun("characters", "Zeichen"), Noun("bytes", "Bytes", one: "Byte"),
    Noun("words", "Wörter", one: "Wort"), Noun("digits", "Ziffern", one: "Ziffer"),
  ]

  private static let germanParts = [
    Noun("digits after the point", "Nachkommastellen", one: "Nachkommastelle"),
    Noun("digits after the comma", "Nachkommastellen", one: "Nachkommastelle"),
    Noun("characters between dots", "Zeichen zwischen Punkten"),
    Noun("characters between the dots of a domain", "Zeichen zwischen den Punkten einer Domain"),
    Noun("characters in ASCII", "Zeichen in ASCII"),
    Noun("bytes before the @", "Bytes vor dem @", one: "Byte vor dem @"),
    Noun("levels", "Ebenen", one: "Ebene"),
  ]

  private static let germanLoose = [
    Noun("of {characters}", "von {characters}"), Noun("no characters", "von nichts"),
    Noun("uppercase letters", "Großbuchstaben", one: "Großbuchstabe", object: "Großbuchstaben"),
    Noun("lowercase letters", "Kleinbuchstaben", one: "Kleinbuchstabe", object: "Kleinbuchstaben"),
    Noun("symbols", "Symbole", one: "Symbol"),
  ]

  /// The noun, and it with characters of one's own beside.
  private static func germanChoices(_ noun: Noun) -> [Noun] {
    [noun, noun.followed(by: " oder {characters}", english: " or {characters}")]
  }

  private static let germanNouns =
    [
      Noun("letters", "Buchstaben", one: "Buchstabe", object: "Buchstaben"),
      Noun("digits", "Ziffern", one: "Ziffer"),
      Noun("uppercase letters", "Großbuchstaben", one: "Großbuchstabe", object: "Großbuchstaben"),
      Noun(
        "lowercase letters",
        "Kleinbuchstaben",
        one: "Kleinbuchstabe",
        object: "Kleinbuchstaben"
      ),
      Noun("special characters", "Sonderzeichen"), Noun("spaces", "Leerzeichen"),
      Noun("emoji", "Emojis", one: "Emoji"), Noun("characters", "Zeichen"),
      Noun("Devanagari letters", "Devanagari-Zeichen"),
      Noun("Han letters", "chinesische Zeichen", one: "chinesisches Zeichen"),
      Noun("Hangul letters", "Hangul-Zeichen"), Noun("Hiragana letters", "Hiragana-Zeichen"),
      Noun("Katakana letters", "Katakana-Zeichen"),
    ]
    + germanScripts.map { english, german in
      Noun(
        "\(english) letters",
        "\(german)e Buchstaben",
        one: "\(german)er Buchstabe",
        object: "\(german)en Buchstaben"
      )
    }

  private static let germanScripts = [
    ("Arabic", "arabisch"), ("Armenian", "armenisch"), ("Bengali", "bengalisch"),
    ("Cyrillic", "kyrillisch"), ("Georgian", "georgisch"), ("Greek", "griechisch"),
    ("Hebrew", "hebräisch"), ("Latin", "lateinisch"), ("Tamil", "tamilisch"),
    ("Thai", "thailändisch"),
  ]

  /// What is said of days and times that have a name.
  static let germanTimes =
    phrases(
      [
        Frame("#", "#"), Frame("After #", "Nach #"), Frame("Before #", "Vor #"),
        Frame("Not after #", "Nicht nach #"), Frame("Not before #", "Nicht vor #"),
      ],
      of: [
        Noun("today", "heute"), Noun("now", "jetzt"), Noun("{limit}", "{limit}"),
        Noun("{other_label}", "{other_label}"),
      ]
    )
    + phrases(
      ["+", "-"].flatMap { sign in
        [
          Frame("today \(sign) {count} #", "heute \(sign) {count} #", counting: "count"),
          Frame("now \(sign) {count} #", "jetzt \(sign) {count} #", counting: "count"),
        ]
      },
      of: [
        Noun("years", "Jahre", one: "Jahr"), Noun("months", "Monate", one: "Monat"),
        Noun("weeks", "Wochen", one: "Woche"), Noun("days", "Tage", one: "Tag"),
        Noun("hours", "Stunden", one: "Stunde"), Noun("minutes", "Minuten", one: "Minute"),
      ]
    )
    + phrases(
      [Frame("#", "#")],
      of: [
        Noun("Monday", "Montag"), Noun("Tuesday", "Dienstag"), Noun("Wednesday", "Mittwoch"),
        Noun("Thursday", "Donnerstag"), Noun("Friday", "Freitag"), Noun("Saturday", "Samstag"),
        Noun("Sunday", "Sonntag"),
      ]
    )

  /// What is said of a character that a format does not have.
  static let germanStrangers: [(String, Message)] = phrases(
    [
      Frame("A space is not allowed in #.", "Ein Leerzeichen gehört nicht in #."),
      Frame("\"{character}\" is not allowed in #.", "„{character}“ gehört nicht in #."),
    ],
    of: [
      Noun("Base64", "Base64"), Noun("JSON", "JSON"), Noun("a BIC", "eine BIC"),
      Noun("a JSON Web Token", "ein JSON Web Token"), Noun("a MAC address", "eine MAC-Adresse"),
      Noun("a ULID", "eine ULID"), Noun("a UUID", "eine UUID"),
      Noun("an address block", "einen Adressblock"), Noun("a card number", "eine Kartennummer"),
      Noun("a card's code", "eine Prüfnummer"), Noun("an expiration month", "einen Kartenmonat"),
      Noun("a color", "eine Farbe"), Noun("a date and time", "Datum und Uhrzeit"),
      Noun("a date", "ein Datum"), Noun("a domain name", "eine Domain"),
      Noun("a duration", "eine Dauer"), Noun("a host name", "einen Rechnernamen"),
      Noun("a media type", "einen Medientyp"), Noun("a month", "einen Monat"),
      Noun("a name", "einen Namen"), Noun("a number", "eine Zahl"),
      Noun("a phone number", "eine Telefonnummer"), Noun("a port", "einen Port"),
      Noun("a Social Security number", "diese Nummer"), Noun("a time", "eine Uhrzeit"),
      Noun("a version", "eine Version"), Noun("a web address", "eine Webadresse"),
      Noun("a week", "eine Woche"), Noun("an IBAN", "eine IBAN"), Noun("an IMEI", "eine IMEI"),
      Noun("an IP address", "eine IP-Adresse"), Noun("an IPv4 address", "eine IPv4-Adresse"),
      Noun("an IPv6 address", "eine IPv6-Adresse"), Noun("an ISBN", "eine ISBN"),
      Noun("an ISIN", "eine ISIN"), Noun("an ISSN", "eine ISSN"), Noun("an amount", "einen Betrag"),
      Noun("a product number", "eine Artikelnummer"),
      Noun("an email address", "eine E-Mail-Adresse"),
      Noun("this postal code", "diese Postleitzahl"),
    ]
  )
}
