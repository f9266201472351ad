import FormValidation

/// Telling what was typed from what a mask puts in.
extension TextMask {
  /// What must have been typed for a text to be shown, which may lack signs of the mask.
  func typed(of text: String) -> String {
    guard case .own(let signs) = kind else { return text.filter { !ignores($0) } }
    var rest = text[...]
    var typed = ""
    for sign in signs where !rest.isEmpty {
      if case .literal(let scalar) = sign {
        guard rest.unicodeScalars.first == scalar else { continue }
        rest = Substring(rest.unicodeScalars.dropFirst())
      } else {
        typed.append(rest.removeFirst())
      }
    }
    return typed + rest
  }

  /// Whether a key adds nothing to what was typed, with the caret behind so many characters of
  /// that: its sign stands there already, beside the caret.
  func hasAlready(_ key: Character, in typed: String, at place: Int) -> Bool {
    if ignores(key) { return true }
    var slots = 0
    var isThere = false
    for sign in shape(for: typed) {
      if case .literal(let scalar) = sign {
        if slots == place { isThere = isThere || Character(scalar) == key }
      } else if slots == place {
        return isThere && !sign.allows(key)
      } else {
        slots += 1
      }
    }
    return isThere && slots == place
  }

  /// What of a pasted text counts as typed, behind so many characters: signs of the mask and blanks
  /// are left out where nothing of the sort is typed.
  func typed(ofPasted pasted: String, behind count: Int) -> String {
    guard case .own(let signs) = kind else { return pasted.filter { !ignores($0) } }
    let slots = signs.filter(\.isSlot)
    var typed: [Character] = []
    for character in pasted {
      let place = count + typed.count
      let fits = slots.indices ~= place && slots[place].allows(character)
      if fits || !signs.separate(character) { typed.append(character) }
    }
    return String(typed)
  }
}

extension [MaskSign] {
  /// Whether a character is but a blank or one of the signs that stand by themselves.
  fileprivate func separate(_ character: Character) -> Bool {
    character.isWhitespace
      || contains { sign in
        if case .literal(let scalar) = sign { Character(scalar) == character } else { false }
      }
  }
}
