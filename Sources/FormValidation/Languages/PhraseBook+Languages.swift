internal import CLanguages

extension PhraseBook {
  /// German, which says "du".
  public static var german: PhraseBook { named("de") ?? .english }

  /// Japanese, in the polite form.
  public static var japanese: PhraseBook { named("ja") ?? .english }

  /// The codes of all languages, English first.
  public static let codes = ["en"] + texts.keys.sorted()

  /// Returns the language of a code; `nil` if there is no translation.
  public static func named(_ code: String) -> PhraseBook? {
    // Parsing all texts takes 200 million instructions, too many for a locale like `C`.
    code == "en" ? .english : code.utf8.count == 2 ? books[code] : nil
  }

  private static let books = texts.mapValues { PhraseBook(parsing: $0) }

  /// The texts of all languages except English, by code, which is in the first line of each.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    var start = tabstop_languages()
    while let text = start.map({ String(cString: $0) }), !text.isEmpty {
      start = start?.advanced(by: text.utf8.count + 1)
      guard let line = text.split(separator: "\n", maxSplits: 1).first else { continue }
      texts[String(line.dropFirst("language = ".count))] = text
    }
    return texts
  }()

  /// Creates the language that a text describes.
  ///
  /// Each line is an id, ` = ` and a wording; lines that begin with `#` are comments. A wording for
  /// one plural form has the counting parameter and the form after its id:
  ///
  /// ```
  /// language = de
  /// plural.one = i = 1 and v = 0
  /// forms.date = DD.MM.YYYY
  /// words.too_few = Ergänze noch {missing} Wörter.
  /// words.too_few[missing:one] = Ergänze noch ein Wort.
  /// ```
  init(parsing text: String) {
    var entries: [String: String] = [:]
    var plurals: [String: (parameter: String, wordings: [PluralCategory: String])] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let equals = line.firstRange(of: " = ") else { continue }
      let (id, wording) = (line[..<equals.lowerBound], String(line[equals.upperBound...]))
      let parts = id.split(whereSeparator: { "[:]".contains($0) }).map(String.init)
      if parts.count == 3, let category = PluralCategory(rawValue: parts[2]) {
        plurals[parts[0], default: (parts[1], [:])].wordings[category] = wording
      } else {
        entries[String(id)] = wording
      }
    }
    var conditions: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      conditions[category] = entries.removeValue(forKey: "plural.\(category.rawValue)")
    }
    let code = entries.removeValue(forKey: "language") ?? ""
    let forms = LocalForms { entries.removeValue(forKey: "forms.\($0)") }
    var phrases: [String: Message] = [:]
    for (id, wording) in entries {
      let plural = plurals[id].map {
        Message.Plural(parameter: $0.parameter, wordings: $0.wordings)
      }
      phrases[id] = Message(id, wording, plural)
    }
    self.init(code, plurals: PluralRules(conditions), forms: forms, phrases: phrases)
  }
}

extension LocalForms {
  /// The codes of all locales: the languages, and those that write English in other ways.
  /// - Source: IETF BCP 47.
  public static let codes = PhraseBook.codes + ["en-GB", "en-US"]

  /// Returns the forms of a locale; `nil` for an unknown code.
  ///
  /// `en` writes dates as ISO 8601 does, since they mean the same everywhere.
  /// - Source: CLDR 46, the short forms.
  public static func named(_ code: String) -> LocalForms? {
    switch code {
    case "en-GB": LocalForms(dateOrder: .dayMonthYear, dateSeparator: .slash)
    case "en-US":
      LocalForms(dateOrder: .monthDayYear, dateSeparator: .slash, hasTwelveHours: true)
    default: PhraseBook.named(code)?.forms
    }
  }

  /// Creates the forms that a language's text describes: `decimal`, `date`, `yes` and `no`.
  fileprivate init(_ entry: (String) -> String?) {
    let usual = LocalForms()
    let date = entry("date") ?? "YYYY-MM-DD"
    self.init(
      decimalSeparator: entry("decimal").flatMap { DecimalSeparator($0) } ?? usual.decimalSeparator,
      dateOrder: date.hasPrefix("Y")
        ? .yearMonthDay : date.hasPrefix("M") ? .monthDayYear : .dayMonthYear,
      dateSeparator: date.first { !$0.isLetter }.flatMap { DateSeparator(rawValue: String($0)) }
        ?? usual.dateSeparator,
      yes: entry("yes")?.first ?? usual.yes,
      no: entry("no")?.first ?? usual.no
    )
  }
}
