extension Language {
  /// The language for a terminal that shows only ASCII: umlauts and quotation marks are spelled with
  /// it, and accents are left to the terminal; English if its script has none of the Latin letters.
  package var inASCII: Language {
    let standard = code == Language.english.code ? nil : Language.named(code)
    let all = (standard?.phrases ?? [:]).merging(phrases) { $1 }
    guard Language.isLatin(all.values) else { return .english }
    let spelled = all.mapValues { $0.mapped { $0.spelledInASCII(as: code) } }
    return written(as: forms, phrases: spelled)
  }

  /// Returns whether most of the letters of wordings are Latin.
  private static func isLatin(_ messages: some Collection<Message>) -> Bool {
    var (latin, others) = (0, 0)
    for message in messages {
      for scalar in message.template.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
        case 0x370...0x1FFF, 0x2E80...: others += 1
        default: break
        }
      }
    }
    return latin >= others
  }
}

extension Message {
  /// Returns the message with each of its wordings replaced.
  fileprivate func mapped(_ transform: (String) -> String) -> Message {
    Message(id, transform(template), plural?.mapped(transform))
  }
}

extension String {
  /// Returns the text with the letters and signs in ASCII that are spelled with several, or with
  /// signs of other shape; umlauts are only spelled so in German.
  fileprivate func spelledInASCII(as language: String) -> String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let isGerman = language.prefix(2) == "de"
    return unicodeScalars.reduce(into: "") { text, scalar in
      let spelling = isGerman ? String.german[scalar] : nil
      if let spelling = spelling ?? String.signs[scalar] {
        text += spelling
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static let german: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
  ]

  private static let signs: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "„": "\"", "“": "\"", "”": "\"", "«": "\"", "»": "\"", "‚": "'", "‘": "'", "’": "'", "‹": "'",
    "›": "'", "–": "-", "—": "-", "…": "...", "×": "x", "·": "-", "•": "-", "¿": "", "¡": "",
    "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "\u{2011}": "-", "→": "->", "≥": ">=",
    "≤": "<=",
  ]
}
