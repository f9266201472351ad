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

  /// Returns whether no character that begins with a scalar is selected; `false` if that is
  /// expensive to determine.
  private func excludes(startingWith scalar: Unicode.Scalar) -> Bool {
    if hasGrowing { return false }
    if scalar.isASCII { return !members.contains(UInt8(scalar.value)) }
    return ascii || set?.contains(scalar) != true
  }

  /// Returns whether two unions of selections have no character in common; `false` if that is
  /// expensive to determine.
  package static func areDisjoint(_ first: [Self], _ second: [Self]) -> Bool {
    // No set has members beyond the planes of letters and symbols.
    (0..<0x4_0000 as Range<UInt32>).allSatisfy { value in
      guard let scalar = Unicode.Scalar(value) else { return true }
      return first.allSatisfy { $0.excludes(startingWith: scalar) }
        || second.allSatisfy { $0.excludes(startingWith: scalar) }
    }
  }

  private func setContains(_ character: Character) -> Bool {
    guard let set, let first = character.unicodeScalars.first, set.contains(first) else {
      return false
    }
    return character.unicodeScalars.dropFirst().allSatisfy(set.allowsNext)
  }
}
