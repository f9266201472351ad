package import FormWidgets

/// Keys written as text: `"Ada<Left><Ctrl-W>"`.
///
/// In brackets is a key's name as on the key line, in any case; everything else types itself.
package struct Keystrokes: Sequence, ExpressibleByStringLiteral {
  private let keys: [Key]

  /// Reads keys; an unknown name is a mistake in the test.
  package init(_ text: String) {
    var keys: [Key] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "<", let end = rest.firstIndex(of: ">"),
        let key = Keystrokes.named[rest[..<end].lowercased()]
      {
        keys.append(key)
        rest = rest[rest.index(after: end)...]
      } else {
        precondition(character != "<" || !rest.contains(">"), "no key is named in \(text)")
        keys.append(.character(character))
      }
    }
    self.keys = keys
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package func makeIterator() -> IndexingIterator<[Key]> {
    keys.makeIterator()
  }

  /// Every key but those that type a character, by name.
  private static let named: [String: Key] = {
    let symbols: [Key.Symbol] =
      [
        .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
        .pageUp, .pageDown,
      ] + (1...12).map { .function($0) }
    let letters = "abcdefghijklmnopqrstuvwxyz_".map { Key.Symbol.character($0) }
    let plain = symbols.map { Key($0) } + [.space]
    let modifiers: [Key.Modifiers] = [.shift, .alt, .control, [.control, .shift]]
    let held: [Key] = modifiers.flatMap { modifier in
      (symbols + letters).map { Key($0, modifier) }
    }
    return Dictionary((plain + held).map { ($0.description.lowercased(), $0) }) { first, _ in first
    }
  }()
}
