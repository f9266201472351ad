/// A letter that moves the focus to a field when typed with Alt.
public struct Mnemonic: Hashable, Sendable {
  /// The letter, a lowercase a to z.
  public let letter: Character

  /// Creates a mnemonic; `nil` if the letter is not a to z in either case, or is already used with
  /// Alt.
  public init?(_ letter: Character) {
    let small = Character(letter.lowercased())
    guard "a"..."z" ~= small, small.isASCII, !Mnemonic.taken.contains(small) else { return nil }
    self.letter = small
  }

  /// The key that moves the focus to the field.
  var key: Key { .alt(letter) }

  /// The letters already used with Alt.
  public static let taken: Set<Character> = {
    let keys = Keymap.rows.flatMap(\.keys) + EditingCommand.keymap.keys + PasswordField.revealKeys
    return Set(
      keys.compactMap { key in
        guard key.modifiers == .alt, case .character(let letter) = key.symbol else { return nil }
        return letter
      }
    )
  }()
}

extension String {
  /// Returns where a lowercase letter a to z first occurs, in either case.
  func firstIndex(ofLetter letter: Character) -> Index? {
    firstIndex { $0 == letter || $0.lowercased() == String(letter) }
  }
}
