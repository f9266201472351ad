internal import CLanguages
private import Synchronization

extension Language {
  /// German, with the informal "du".
  public static var german: Language { named("de") ?? .english }

  /// French.
  public static var french: Language { named("fr") ?? .english }

  /// Spanish.
  public static var spanish: Language { named("es") ?? .english }

  /// Japanese, in the polite form.
  public static var japanese: Language { named("ja") ?? .english }

  /// The codes of all languages, English first.
  public static let codes = {
    var codes = ["en"]
    while let code = tabstop_language_code(CInt(codes.count - 1)) {
      codes.append(String(cString: code))
    }
    return codes
  }()

  /// Returns the language of a code; `nil` if there is no translation.
  public static func named(_ code: String) -> Language? {
    if code == "en" { return .english }
    guard let text = tabstop_language(code) else { return nil }
    return parsed.withLock { books in
      // Parsing a language takes millions of instructions, so it happens once and only if needed.
      if let book = books[code] { return book }
      let book = Language(code, parsing: String(cString: text))
      books[code] = book
      return book
    }
  }

  private static let parsed = Mutex<[String: Language]>([:])

  /// Creates the language that a text describes.
  ///
  /// Each line is an id, ` = ` and a wording; lines that begin with `#` are comments. A wording for
  /// one plural form has the counting parameter and the form after its id. A notice has shorter
  /// variants for narrow screens after ` | `:
  ///
  /// ```
  /// plural.one = i = 1 and v = 0
  /// forms.date = DD.MM.YYYY
  /// words.too_few = Ergänze noch {missing} Wörter.
  /// words.too_few[missing:one] = Ergänze noch ein Wort.
  /// filling.computed = Diese Antwort entsteht aus anderen. | Aus anderen.
  /// ```
  init(_ code: String, parsing text: String) {
    var phrases = [String: Message](minimumCapacity: 1_024)
    var plurals: [String: (parameter: String, wordings: [PluralCategory: String])] = [:]
    // Splitting by bytes instead of characters takes a tenth of the time.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
    {
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let id = String(Substring(line[..<equals].dropLast()))
      let wording = String(Substring(line[equals...].dropFirst(2)))
      let parts = id.utf8.last == UInt8(ascii: "]") ? id.split { "[:]".contains($0) } : []
      if parts.count == 3, let category = PluralCategory(rawValue: String(parts[2])) {
        plurals[String(parts[0]), default: (String(parts[1]), [:])].wordings[category] = wording
      } else {
        phrases[id] = Message(id, wording)
      }
    }
    func take(_ id: String) -> String? { phrases.removeValue(forKey: id)?.template }
    let rules = PluralRules { take("plural.\($0.rawValue)") }
    var forms = LocalForms { take("forms.\($0)") }
    forms.language = code
    for (id, plural) in plurals {
      guard let wording = phrases[id]?.template else { continue }
      let (parameter, wordings) = plural
      phrases[id] = Message(id, wording, Message.Plural(parameter: parameter, wordings: wordings))
    }
    self.init(code, plurals: rules, forms: forms, phrases: phrases)
  }
}

extension LocalForms {
  /// The codes of all locales: the languages, and the variants of English.
  /// - Source: IETF BCP 47.
  public static let codes = Language.codes + ["en-GB", "en-US"]

  /// Returns the formats of a locale; `nil` for an unknown code.
  ///
  /// `en` uses ISO 8601 dates, because they mean the same everywhere.
  /// - Source: CLDR 46, the short forms.
  public static func named(_ code: String) -> LocalForms? {
    switch code {
    case "en-GB": LocalForms(dateOrder: .dayMonthYear, dateSeparator: .slash)
    case "en-US":
      LocalForms(dateOrder: .monthDayYear, dateSeparator: .slash, hasTwelveHours: true)
    default: Language.named(code)?.forms
    }
  }

  /// Creates the formats that a language's text describes: `decimal`, `date`, `yes`, and `no`.
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
