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

  /// Takes a pasted text: line breaks around it are dropped, and each within becomes a space, since a
  /// line has none.
  mutating func paste(_ pasted: String) {
    insert(String(pasted.trimmingLineBreaks.map { $0.isNewline ? " " : $0 }))
  }
}

extension String {
  /// The text without the line breaks at both ends, which copying a whole line brings along.
  ///
  /// A line break alone is kept: it is part of a longer paste that a terminal hands over key by key.
  var trimmingLineBreaks: Substring {
    var trimmed = drop(while: \.isNewline)
    while trimmed.last?.isNewline == true { trimmed.removeLast() }
    return trimmed.isEmpty ? self[...] : trimmed
  }
}
