package import FormWidgets

extension Key {
  /// The key as written in a tape: `Tab`, `Ctrl+A`, `Shift+F8`.
  ///
  /// A plain character is written as the command that types it: `Type "a"`.
  package var tapeSpelling: String {
    if modifiers.isEmpty, case .character(let character) = symbol, character != " " {
      return "Type " + String(character).tapeQuoted
    }
    var held = ""
    if modifiers.contains(.control) { held += "Ctrl+" }
    if modifiers.contains(.alt) { held += "Alt+" }
    if modifiers.contains(.shift) { held += "Shift+" }
    return held + symbol.tapeName(isControl: modifiers.contains(.control))
  }
}

extension Key.Symbol {
  /// The keys that tapes press by name.
  static let named: [(name: String, symbol: Key.Symbol)] =
    [
      ("Enter", .enter), ("Space", .character(" ")), ("Tab", .tab), ("Backspace", .backspace),
      ("Delete", .delete), ("Insert", .insert), ("Escape", .escape), ("Up", .up), ("Down", .down),
      ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
      ("PageDown", .pageDown),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.symbol) })
  private static let names = Dictionary(uniqueKeysWithValues: named.map { ($0.symbol, $0.name) })

  /// Returns the key with a name in tapes.
  static func named(_ name: String) -> Key.Symbol? { byName[name] }

  /// Returns the key's name in tapes.
  fileprivate func tapeName(isControl: Bool) -> String {
    if let name = Key.Symbol.names[self] { return name }
    guard case .character(let character) = self else { return "F1" }
    let shown = isControl ? character.uppercased() : String(character)
    let isWord =
      shown.utf8.count == 1
      && shown.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-@[]^\\".utf8.contains($0) }
    return isWord && !VHSKeywords.units.contains(shown) ? shown : shown.tapeQuoted
  }
}

extension HeldKey {
  /// The key as written in a tape.
  var spelling: String { Key(symbol, modifiers).tapeSpelling }
}

/// Reads a key with its modifiers, after the first word.
struct ChordReader {
  private var modifiers: Key.Modifiers = []
  private var keys: [HeldKey] = []

  /// Returns the keys that a command names.
  static func keys(_ arguments: inout TapeArguments) throws(TapeFinding) -> [HeldKey] {
    if let symbol = Key.Symbol.named(arguments.word.text) {
      return [HeldKey(symbol, [])]
    }
    var reader = ChordReader()
    reader.modifiers = held[arguments.word.text] ?? []
    while arguments.take(sign: "+") { try reader.takeLink(&arguments) }
    guard !reader.keys.isEmpty else {
      throw arguments.unexpected("+ and a key, like \(arguments.word.text)+A")
    }
    return reader.keys
  }

  private static let held: [String: Key.Modifiers] = [
    "Ctrl": .control, "Alt": .alt, "Shift": .shift,
  ]

  /// Reads what follows a `+`.
  private mutating func takeLink(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let token = arguments.next else { throw arguments.unexpected("a key after +") }
    if token.kind == .word, let modifier = ChordReader.held[token.text] {
      guard keys.isEmpty else {
        throw arguments.finding(.unexpected, at: token, "\(token.text) must come before the key")
      }
      modifiers.formUnion(modifier)
    } else if token.kind == .word, let symbol = Key.Symbol.named(token.text) {
      keys.append(HeldKey(symbol, modifiers))
    } else {
      try takeCharacters(of: token, arguments)
    }
    arguments.take()
  }

  /// Reads the characters of a token: one with Ctrl, any number without.
  private mutating func takeCharacters(
    of token: TapeToken,
    _ arguments: TapeArguments
  ) throws(TapeFinding) {
    let isText = token.kind == .word || token.kind == .string || token.kind == .sign
    let isOneCharacter = token.text.count == 1
    guard isText || isOneCharacter && token.kind != .pattern && token.kind != .json,
      token.text.unicodeScalars.count <= ChordReader.lengthLimit, !token.text.isEmpty
    else {
      throw arguments.unexpected("a key after +", note: "quote symbols")
    }
    if case .fault(let code) = token.kind, code != .character {
      throw arguments.unexpected("a key after +", note: "quote symbols")
    }
    guard isOneCharacter || !modifiers.contains(.control) else {
      throw arguments.finding(
        .unexpected,
        at: token,
        "expected a key name or one character after Ctrl, found \(token.text.tapeQuoted)"
      )
    }
    for scalar in token.text.unicodeScalars {
      keys.append(HeldKey(.character(Character(scalar)), modifiers))
    }
  }

  private static let lengthLimit = 1_000
}
