/// A key with the modifiers held down, and the key that a program receives for it.
///
/// Terminals send the same bytes for many keys. Telling them apart on the few that do not would give
/// keys a meaning that most users cannot reach.
/// - Source: xterm's ctlseqs, "Control characters"; digits with Ctrl: VT220 Programmer Reference,
///   table 3-5.
package struct HeldKey: Sendable {
  /// The key.
  package let symbol: Key.Symbol

  /// The modifiers held down.
  package let modifiers: Key.Modifiers

  /// Creates a key with the modifiers held down.
  package init(_ symbol: Key.Symbol, _ modifiers: Key.Modifiers = []) {
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// The key that a program receives.
  package var received: Key {
    switch symbol {
    case .character(let character): received(character)
    case .enter: Key(.enter, modifiers.intersection(.alt))
    // With Alt, it has the same bytes as the Linux console's Shift-Tab.
    case .tab: modifiers.isDisjoint(with: [.alt, .shift]) ? .tab : .backTab
    case .escape: .escape
    case .backspace: Key(.backspace, modifiers.intersection(.alt))
    default: Key(symbol, modifiers)
    }
  }

  /// Whether the program receives a different key than the one named.
  package var isAlias: Bool {
    guard case .character(let character) = symbol else { return received != Key(symbol, modifiers) }
    if modifiers.contains(.control) {
      let named = Key(.character(Character(character.lowercased())), modifiers)
      return received != named
    }
    // Shift with a letter is the capital letter.
    return modifiers.contains(.shift) && character.uppercased() == character.lowercased()
  }

  private func received(_ character: Character) -> Key {
    let alt = modifiers.intersection(.alt)
    guard modifiers.contains(.control) else {
      let capital = character.uppercased()
      let isCapital = modifiers.contains(.shift) && capital.count == 1
      return Key(.character(isCapital ? Character(capital) : character), alt)
    }
    let letter = Character(character.lowercased())
    if let symbol = HeldKey.symbols[letter] {
      return symbol == .tab && !alt.isEmpty ? .backTab : Key(symbol, alt)
    }
    if let sign = HeldKey.signs[letter] { return Key(.character(sign), alt.union(.control)) }
    let hasCode = "a"..."z" ~= letter || "@\\]^_".contains(letter)
    return Key(.character(letter), hasCode ? alt.union(.control) : alt)
  }

  /// Keys whose bytes are those of a letter or digit with Ctrl.
  private static let symbols: [Character: Key.Symbol] = [
    "i": .tab, "m": .enter, "j": .enter, "[": .escape, "3": .escape, "h": .backspace,
    "8": .backspace,
  ]

  /// Symbols that send the same bytes with Ctrl as others.
  private static let signs: [Character: Character] = [
    " ": "@", "2": "@", "4": "\\", "5": "]", "6": "^", "7": "_", "/": "_",
  ]
}
