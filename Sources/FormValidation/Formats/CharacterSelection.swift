/// The characters that a rule applies to: a named set, certain characters, or both.
///
/// A character is a user-perceived one. It is in a named set if its first scalar is, and the
/// scalars after it are also members or marks. It equals a certain character by canonical
/// equivalence.
public struct CharacterSelection: Hashable, Sendable {
  /// The named set, if there is one.
  package let set: CharacterSetName?

  /// Additional characters.
  package let characters: String

  /// Whether only ASCII characters are selected.
  package let ascii: Bool

  /// Whether one of the certain characters is more than ASCII, so that others may grow into it.
  private let hasGrowing: Bool

  /// The selected ASCII characters.
  private var members = ASCIISet()

  /// Creates a selection; an omitted set has no characters.
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

  /// Returns the number of selected characters in a text.
  func count(in text: String) -> Int {
    text.withCharacterBytes { bytes in bytes.count(where: members.contains) }
      ?? text.count(where: contains)
  }

  /// Returns whether bytes alone show that all characters of a text are selected.
  func plainlyHoldsAll(of text: String) -> Bool {
    text.withCharacterBytes { bytes in bytes.allSatisfy(members.contains) } ?? false
  }

  /// Returns whether bytes alone show that no character of a text is selected.
  func plainlyHoldsNone(of text: String) -> Bool {
    text.withCharacterBytes { bytes in !bytes.contains(where: members.contains) } ?? false
  }

  /// Returns whether a character is selected.
  func contains(_ character: Character) -> Bool {
    if ascii, !character.unicodeScalars.allSatisfy(\.isASCII) { return false }
    return setContains(character) || characters.contains(character)
  }

  /// Whether a character that is not selected could become so when more of it is typed.
  ///
  /// If that is expensive to determine, the result is `true`.
  var canGainLast: Bool { hasGrowing }

  /// Returns whether a character is in the set regardless of what is typed after it.
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

  /// The selection as parameters of messages.
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
    RuleParameter(
      "set",
      .choice(
        CharacterSetName.self,
        meaning: { CharacterSelection($0) },
        other: { CharacterSelection(characters: $0) }
      ),
      "a set, a script, or the characters",
      isMain: true
    ),
    RuleParameter(
      "characters",
      .text,
      "characters to count too, or instead of a set",
      default: ""
    ),
    RuleParameter("ascii", .flag, "true for the set's ASCII characters only", default: false),
  ]

  /// Creates the selection of the parameters; an alias can imply the set.
  init(_ arguments: RuleArguments, of implied: CharacterSetName? = nil) {
    let chosen: CharacterSelection? = arguments[optional: "set"]
    self.init(
      chosen?.set ?? implied,
      characters: (chosen?.characters ?? "") + arguments["characters"],
      ascii: arguments["ascii"]
    )
  }
}

extension CharacterSetName {
  /// The characters of the set as messages mention them, in plural and singular.
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
