extension PhraseBook {
  /// Wordings about what is counted.
  static let germanFrames = [
    Frame(
      "Add {missing} more #.",
      "Ergänze noch {missing} #.",
      counting: "missing",
      isObject: true
    ),
    Frame("Remove {excess} #.", "Entferne {excess} #.", counting: "excess", isObject: true),
    Frame("At least {min} #", "Mindestens {min} #", counting: "min"),
    Frame("At most {max} #", "Höchstens {max} #", counting: "max"),
    Frame("Exactly {min} #", "Genau {min} #", counting: "min"),
    Frame("{min} to {max} #", "{min} bis {max} #", counting: "max"),
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
    Frame("Only #", "Nur #"), Frame("No #", "Keine #"),
  ]

  static let germanNouns =
    germanCharacters
    + germanScripts.map { english, german in
      Noun(
        "\(english) letters",
        "\(german)e Buchstaben",
        one: "\(german)er Buchstabe",
        object: "\(german)en Buchstaben"
      )
    }

  private static let germanCharacters = [
    Noun("characters", "Zeichen"), Noun("bytes", "Bytes", one: "Byte"),
    Noun("words", "Wörter", one: "Wort"), Noun("digits", "Ziffern", one: "Ziffer"),
    Noun("letters", "Buchstaben", one: "Buchstabe", object: "Buchstaben"),
    Noun("upper-case letters", "Großbuchstaben", one: "Großbuchstabe", object: "Großbuchstaben"),
    Noun("capitals", "Großbuchstaben", one: "Großbuchstabe", object: "Großbuchstaben"),
    Noun("lower-case letters", "Kleinbuchstaben", one: "Kleinbuchstabe", object: "Kleinbuchstaben"),
    Noun("small letters", "Kleinbuchstaben", one: "Kleinbuchstabe", object: "Kleinbuchstaben"),
    Noun("symbols", "Symbole", one: "Symbol"), Noun("special characters", "Sonderzeichen"),
    Noun("spaces", "Leerzeichen"), Noun("emoji", "Emojis", one: "Emoji"),
    Noun("ASCII characters", "ASCII-Zeichen"),
    Noun("ASCII digits", "ASCII-Ziffern", one: "ASCII-Ziffer"),
    Noun("ASCII letters", "ASCII-Buchstaben", one: "ASCII-Buchstabe", object: "ASCII-Buchstaben"),
  ]

  private static let germanScripts = [
    ("Arabic", "arabisch"), ("Armenian", "armenisch"), ("Bengali", "bengalisch"),
    ("Cyrillic", "kyrillisch"), ("Georgian", "georgisch"), ("Greek", "griechisch"),
    ("Hebrew", "hebräisch"), ("Latin", "lateinisch"), ("Tamil", "tamilisch"),
    ("Thai", "thailändisch"),
  ]

  /// What is said of a character that a format does not have.
  static let germanStrangers = phrases(
    [
      Frame("A space is not allowed in #.", "Ein Leerzeichen gehört nicht in #."),
      Frame("\"{character}\" is not allowed in #.", "„{character}“ gehört nicht in #."),
    ],
    of: [
      Noun("Base64", "Base64"), Noun("JSON", "JSON"), Noun("a BIC", "eine BIC"),
      Noun("a JSON Web Token", "ein JSON Web Token"), Noun("a MAC address", "eine MAC-Adresse"),
      Noun("a ULID", "eine ULID"), Noun("a UUID", "eine UUID"),
      Noun("a block of addresses", "einen Adressblock"), Noun("a card number", "eine Kartennummer"),
      Noun("a card's code", "eine Prüfnummer"), Noun("a card's last month", "einen Kartenmonat"),
      Noun("a colour", "eine Farbe"), Noun("a date and time", "Datum und Uhrzeit"),
      Noun("a date", "ein Datum"), Noun("a domain name", "eine Domain"),
      Noun("a duration", "eine Dauer"), Noun("a host name", "einen Rechnernamen"),
      Noun("a media type", "einen Medientyp"), Noun("a month", "einen Monat"),
      Noun("a name", "einen Namen"), Noun("a number", "eine Zahl"),
      Noun("a phone number", "eine Telefonnummer"), Noun("a port", "einen Port"),
      Noun("a social security number", "diese Nummer"), Noun("a time", "eine Uhrzeit"),
      Noun("a version", "eine Version"), Noun("a web address", "eine Webadresse"),
      Noun("a week", "eine Woche"), Noun("an IBAN", "eine IBAN"), Noun("an IMEI", "eine IMEI"),
      Noun("an IP address", "eine IP-Adresse"), Noun("an IPv4 address", "eine IPv4-Adresse"),
      Noun("an IPv6 address", "eine IPv6-Adresse"), Noun("an ISBN", "eine ISBN"),
      Noun("an ISIN", "eine ISIN"), Noun("an ISSN", "eine ISSN"), Noun("an amount", "einen Betrag"),
      Noun("an article number", "eine Artikelnummer"),
      Noun("an e-mail address", "eine E-Mail-Adresse"),
      Noun("this postal code", "diese Postleitzahl"),
    ]
  )

  /// What check-lists demand.
  static let germanRequirements: [String: Message] = [
    "Needed": "Nötig", "Accepted": "Zugestimmt", "Declined": "Abgelehnt", "Left empty": "Leer",
    "More than spaces": "Mehr als Leerzeichen",
    "Not a common password": "Kein verbreitetes Passwort",
    "An e-mail address": "Eine E-Mail-Adresse", "A number": "Eine Zahl",
    "A whole number": "Eine ganze Zahl", "A decimal number": "Eine Dezimalzahl",
    "At least {min}": "Mindestens {min}", "At most {max}": "Höchstens {max}",
    "More than {min}": "Mehr als {min}", "Less than {max}": "Weniger als {max}",
    "{min} to {max}": "{min} bis {max}", "Steps of {step}": "Schritte von {step}",
    "The same as {other_label}": "Wie {other_label}", "One of {list}": "Eines von {list}",
    "None of {list}": "Keines von {list}", "Not taken yet": "Noch nicht vergeben",
    "Without {text}": "Ohne {text}",
    "Without {list}": "Ohne {list}", "Starts with {text}": "Beginnt mit {text}",
    "Ends with {text}": "Endet mit {text}", "Like {example}": "Wie {example}",
    "Letters only": "Nur Buchstaben", "Digits only": "Nur Ziffern",
    "Letters and digits only": "Nur Buchstaben und Ziffern",
    "Letters, digits, - and _ only": "Nur Buchstaben, Ziffern, - und _",
    "No space at the start": "Kein Leerzeichen am Anfang",
    "No space at the end": "Kein Leerzeichen am Ende",
    "No space at the start or end": "Kein Leerzeichen am Anfang oder Ende",
    "On one line": "In einer Zeile", "{years} or older": "{years} Jahre oder älter",
    "{years} or younger": "{years} Jahre oder jünger",
  ]
}
