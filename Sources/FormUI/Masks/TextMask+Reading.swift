import FormValidation

/// Separating typed text from the symbols of a mask.
extension TextMask {
  /// Returns what must have been typed for a text to be shown, which may lack symbols of the mask.
  func typed(of text: String) -> String {
    guard case .own(let signs) = kind else { return text.filter { !ignores($0) } }
    if isMonth, let digits = TextMask.monthDigits(of: text) { return digits }
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

  /// Returns whether a key adds nothing to the typed text: its symbol is already beside the caret.
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

  /// Returns what part of a pasted text counts as typed after some characters: symbols of the mask
  /// and blanks are dropped where they cannot be typed.
  func typed(ofPasted pasted: String, behind count: Int) -> String {
    guard case .own(let signs) = kind else { return pasted.filter { !ignores($0) } }
    if isMonth, count == 0,
      let digits = TextMask.monthDigits(of: pasted.filter { !$0.isWhitespace })
    {
      return digits
    }
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

/// The month of a card, which people also type as `1/29` and `01/2029`.
extension TextMask {
  /// Whether the shape is that of a card's month, `99/99`.
  var isMonth: Bool {
    kind == .own([.digit, .digit, .literal("/"), .digit, .digit])
  }

  /// Returns the four digits of a month written with one digit, or with a four-digit year; `nil`
  /// for any other text.
  private static func monthDigits(of text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      1...2 ~= parts[0].count,
      parts[1].count == 2 || parts[1].count == 4 && parts[1].hasPrefix("20")
    else { return nil }
    return (parts[0].count == 1 ? "0" : "") + parts[0] + parts[1].suffix(2)
  }

  /// Returns the typed text of a month, as far as its year can be shortened to two digits.
  ///
  /// A year 20YY is read as YY. While it is typed, 20 is the beginning of one.
  func monthDigits(ofTyped typed: String, isGoingOn: Bool) -> String {
    let digits = Array(typed)
    guard isMonth, 4...6 ~= digits.count, digits[2] == "2", digits[3] == "0",
      digits.count > 4 || isGoingOn
    else { return typed }
    // The 2 of 20 stands for the digits still to come.
    return String(digits[..<2] + (digits.count > 4 ? digits[4...] : ["2"]))
  }
}

extension [MaskSign] {
  /// Returns whether a character is only a blank or one of the fixed symbols.
  fileprivate func separate(_ character: Character) -> Bool {
    character.isWhitespace
      || contains { sign in
        if case .literal(let scalar) = sign { Character(scalar) == character } else { false }
      }
  }
}
