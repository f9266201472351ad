/// A letter that goes to a field when it is typed with Alt.
public struct Mnemonic: Hashable, Sendable {
  /// The letter, a small one of a to z.
  public let letter: Character

  /// Creates a mnemonic; nothing where the letter is none of a to z in either case, or Alt with it
  /// does something else already.
  public init?(_ letter: Character) {
    let small = Character(letter.lowercased())
    guard "a"..."z" ~= small, small.isASCII, !Mnemonic.taken.contains(small) else { return nil }
    self.letter = small
  }

  /// The key that goes to the field.
  var key: Key { .alt(letter) }

  /// The letters that do something else with Alt.
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
  /// Where a small letter of a to z first stands, in either case.
  func firstIndex(ofLetter letter: Character) -> Index? {
    firstIndex { $0 == letter || $0.lowercased() == String(letter) }
  }
}
