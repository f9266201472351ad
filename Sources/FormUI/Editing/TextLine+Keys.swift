extension TextLine {
  /// Takes a key: a character is typed, an editing key does what it does.
  mutating func press(_ key: Key) -> KeyUse {
    if case .character(let character) = key.symbol, key.modifiers.isEmpty {
      insert(String(character))
      return .used
    }
    guard let command = EditingCommand(key) else { return .notUsed }
    perform(command)
    return .used
  }

  /// Takes a pasted text; each line break becomes a space, since a line has none.
  mutating func paste(_ pasted: String) {
    insert(String(pasted.map { $0.isNewline ? " " : $0 }))
  }
}
