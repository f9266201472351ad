extension PhraseBook {
  /// What is counted, in English and in the language.
  struct Noun {
    /// Several of them, in English.
    let english: String
    /// Several of them.
    let other: String
    /// One of them.
    let one: String
    /// One of them that something is done to, where that sounds differently.
    let object: String

    init(_ english: String, _ other: String, one: String? = nil, object: String? = nil) {
      self.english = english
      self.other = other
      self.one = one ?? other
      self.object = object ?? self.one
    }

    /// The noun with other words behind it.
    func followed(by words: String, english: String) -> Noun {
      Noun(
        self.english + english,
        other + words,
        one: one + words,
        object: object + words
      )
    }

    /// The noun, and what it is among ASCII alone.
    func withASCII(_ prefix: String) -> [Noun] {
      [
        self,
        Noun(
          "ASCII " + english,
          prefix + other,
          one: prefix + one,
          object: prefix + object
        ),
      ]
    }
  }

  /// A wording about things that are counted, `#` in their place.
  struct Frame {
    /// The English wording.
    let english: String
    /// The wording.
    let text: String
    /// The parameter that counts them; without one, there are several.
    let count: String?
    /// Whether something is done to them.
    let isObject: Bool

    init(_ english: String, _ text: String, counting count: String? = nil, isObject: Bool = false) {
      self.english = english
      self.text = text
      self.count = count
      self.isObject = isObject
    }
  }

  /// The phrases of each frame with each noun.
  static func phrases(_ frames: [Frame], of nouns: [Noun]) -> [(String, Message)] {
    frames.flatMap { frame in
      nouns.map { noun in
        let several = frame.text.filled(with: noun.other)
        let one = frame.text.filled(with: frame.isObject ? noun.object : noun.one)
        let message = frame.count.map { Message(several, one: one, counting: $0) }
        return (frame.english.filled(with: noun.english), message ?? Message(several))
      }
    }
  }

  /// Tables and lists of phrases as one; the first of two wordings counts.
  static func joined(
    _ tables: [[String: Message]],
    _ lists: [[(String, Message)]]
  ) -> [String: Message] {
    let tables = tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
    return lists.reduce(into: tables) { all, list in all.merge(list) { first, _ in first } }
  }
}

extension String {
  fileprivate func filled(with noun: String) -> String {
    split(separator: "#", omittingEmptySubsequences: false).joined(separator: noun)
  }
}
