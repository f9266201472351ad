import FormUI

/// Reads a key with its modifiers, after the first word.
struct ChordReader {
  private var modifiers: Key.Modifiers = []
  private var keys: [HeldKey] = []

  /// Returns the keys that a command names.
  static func keys(_ arguments: inout TapeArguments) throws(TapeFinding) -> [HeldKey] {
    if let symbol = Key.Symbol.named(arguments.word.text) {
      return [HeldKey(symbol: symbol, modifiers: [])]
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
      keys.append(HeldKey(symbol: symbol, modifiers: modifiers))
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
      keys.append(HeldKey(symbol: .character(Character(scalar)), modifiers: modifiers))
    }
  }

  private static let lengthLimit = 1_000
}
