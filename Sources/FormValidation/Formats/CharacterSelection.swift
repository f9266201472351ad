/// Which characters a rule is about: a named set, certain characters, or both together.
///
/// A character is one as a person sees it. It is in a named set when its first scalar is, and what
/// follows are more of them or marks on them. With certain characters it is compared by canonical
/// equivalence.
public struct CharacterSelection: Hashable, Sendable {
  /// The named set, if there is one.
  package let set: CharacterSetName?

  /// Characters that are meant as well.
  package let characters: String

  /// Whether only characters of ASCII are meant.
  package let ascii: Bool

  /// Whether one of the certain characters is more than ASCII, so that others may grow into it.
  private let hasGrowing: Bool

  /// The characters of ASCII that are meant.
  private var members = ASCIISet()

  /// Creates a selection; a set left out has no characters.
  public init(_ set: CharacterSetName? = nil, characters: String = "", ascii: Bool = false) {
    self.set = set
    self.characters = characters
    self.ascii = ascii
    hasGrowing = !ascii && characters.contains { !$0.isASCII || $0 == "\r\n" }
    for byte in UInt8(0)..<0x80 where set?.contains(Unicode.Scalar(byte)) ?? false {
      members.insert(byte)
    }
    for character in characters where character != "\r\n" {
      if let byte = character.asciiValue { members.insert(byte) }
    }
  }

  /// How many characters of a text are meant.
  func count(in text: String) -> Int {
    text.withCharacterBytes { bytes in bytes.count(where: members.contains) }
      ?? text.count(where: contains)
  }

  /// Whether bytes alone tell that all characters of a text are meant.
  func plainlyHoldsAll(of text: String) -> Bool {
    text.withCharacterBytes { bytes in bytes.allSatisfy(members.contains) } ?? false
  }

  /// Whether bytes alone tell that no character of a text is meant.
  func plainlyHoldsNone(of text: String) -> Bool {
    text.withCharacterBytes { bytes in !bytes.contains(where: members.contains) } ?? false
  }

  /// Whether a character is meant.
  func contains(_ character: Character) -> Bool {
    if ascii, !character.unicodeScalars.allSatisfy(\.isASCII) { return false }
    return setContains(character) || characters.contains(character)
  }

  /// Whether a character that is not meant could be, once more of it is typed.
  ///
  /// If that is expensive to determine, the result is `true`.
  var canGainLast: Bool { hasGrowing }

  /// Whether a character is of the set for good, whatever is typed after it.
  func touches(_ character: Character) -> Bool {
    guard let set, let first = character.unicodeScalars.first else { return false }
    return set.contains(first) && (!ascii || first.isASCII)
  }

  /// The characters as messages mention them: `{unit:min}`.
  package var term: Wording {
    let characters: Parameters = ["characters": .text(characters)]
    guard let set else {
      return self.characters.isEmpty
        ? Wording("set.none", "no characters")
        : Wording("set.of", "of {characters}", characters)
    }
    let named =
      ascii && set != .ascii
      ? Wording("set.ascii_only", "ASCII {unit:count}", .term("unit", set.term, [:])) : set.term
    if self.characters.isEmpty { return named }
    return Wording("set.or", "{unit:count} or {characters}", .term("unit", named, characters))
  }

  /// What is meant, as messages know it.
  var parameters: Parameters {
    var parameters: Parameters = [:]
    parameters["set"] = set.map { .text($0.rawValue) }
    parameters["characters"] = characters.isEmpty ? nil : .text(characters)
    return .term("unit", term, parameters)
  }

  private func setContains(_ character: Character) -> Bool {
    guard let set, let first = character.unicodeScalars.first, set.contains(first) else {
      return false
    }
    return character.unicodeScalars.dropFirst().allSatisfy(set.allowsNext)
  }
}

extension CharacterSelection {
  static let parameters = [
    RuleParameter("set", .choice(CharacterSetName.self), "a set, or a script", isMain: true),
    RuleParameter(
      "characters",
      .text,
      "characters to count too, or instead of a set",
      default: ""
    ),
    RuleParameter("ascii", .flag, "true for the set's ASCII characters only", default: false),
  ]

  /// Creates the selection that the parameters hold; an alias can imply the set.
  init(_ arguments: RuleArguments, of implied: CharacterSetName? = nil) {
    self.init(
      arguments[optional: "set"] ?? implied,
      characters: arguments["characters"],
      ascii: arguments["ascii"]
    )
  }
}

extension CharacterSetName {
  /// The characters of the set as messages mention them, for several and for one.
  package var term: Wording {
    let (several, one) =
      switch self {
      case .letters: ("letters", "letter")
      case .digits: ("digits", "digit")
      case .emoji: ("emoji", "emoji")
      case .uppercase: ("uppercase letters", "uppercase letter")
      case .lowercase: ("lowercase letters", "lowercase letter")
      case .special: ("special characters", "special character")
      case .whitespace: ("spaces", "space")
      case .ascii: ("ASCII characters", "ASCII character")
      default: ("\(rawValue.capitalizedName) letters", "\(rawValue.capitalizedName) letter")
      }
    return Wording(counted: "set.\(rawValue)", several, one)
  }
}

extension String {
  /// The name with a capital first letter.
  fileprivate var capitalizedName: String { prefix(1).uppercased() + dropFirst() }
}
