extension Wording {
  /// A list of wordings as a parameter of a message, in its language.
  ///
  /// ```swift
  /// parameters[words: "list"] = .choice(of: ["Monday", "Friday"])
  /// ```
  public struct List: Hashable, Sendable {
    /// The wordings, in order.
    package let members: [Wording]

    /// How they are joined.
    let joining: Joining

    /// How wordings are joined.
    enum Joining {
      /// One after the other.
      case list
      /// Alternatives: "Monday or Friday".
      case choice
      /// As one phrase, with lowercase after the first: "At least 8 characters, at least 1 digit".
      /// The wordings do not begin with a noun, because German capitalizes nouns.
      case phrase
    }

    /// Creates a list of wordings.
    public init(_ members: [Wording]) {
      self.init(members, .list)
    }

    init(_ members: [Wording], _ joining: Joining) {
      self.members = members
      self.joining = joining
    }

    /// Returns alternatives.
    public static func choice(of members: [Wording]) -> List { List(members, .choice) }

    /// A single wording.
    static func one(_ wording: Wording) -> List { List([wording], .choice) }

    /// Returns the words with each wording replaced.
    package func mapping(_ replacement: (Wording) -> Wording) -> List {
      List(members.map(replacement), joining)
    }

    /// The words in English, as a value: a list, or the text of alternatives.
    var value: Value {
      let texts = members.map(\.text)
      return joining == .choice
        ? .text(joining.joined(texts, in: .english)) : .list(texts.map(Value.text))
    }
  }
}

extension Wording.List.Joining {
  /// Returns texts joined according to a language.
  func joined(_ texts: [String], in language: Language) -> String {
    switch self {
    case .choice where texts.count > 1:
      language.alternative(texts)
    case .phrase:
      language.list(
        texts.prefix(1) + texts.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
      )
    case .list, .choice: language.list(texts)
    }
  }
}
