import FormValidation

/// The names of keys: as on English keyboards, unless a language's keyboards differ.
package struct KeyNames: Sendable {
  /// The names of `symbols`.
  private let names: [String]
  private let control: String
  private let alt: String
  private let shift: String

  /// The keys with names.
  private static let symbols: [(symbol: Key.Symbol, id: String, english: String)] = [
    (.character(" "), "space", "Space"), (.enter, "enter", "Enter"), (.tab, "tab", "Tab"),
    (.escape, "escape", "Esc"), (.backspace, "backspace", "Backspace"),
    (.delete, "delete", "Delete"), (.insert, "insert", "Insert"), (.up, "up", "Up"),
    (.down, "down", "Down"), (.left, "left", "Left"), (.right, "right", "Right"),
    (.home, "home", "Home"), (.end, "end", "End"), (.pageUp, "pageUp", "PgUp"),
    (.pageDown, "pageDown", "PgDn"),
  ]

  /// The names on English keyboards.
  static let english = KeyNames(in: .english)

  /// Creates the names of keys in a language; English if it has none.
  init(in language: Language) {
    func name(_ id: String, _ english: String) -> String {
      guard !language.phrases.isEmpty || language.code != "en" else { return english }
      let known =
        language.phrases["key.\(id)"] ?? Language.named(language.code)?.phrases["key.\(id)"]
      return known?.template ?? english
    }
    names = KeyNames.symbols.map { name($0.id, $0.english) }
    control = name("control", "Ctrl")
    alt = name("alt", "Alt")
    shift = name("shift", "Shift")
  }

  /// Returns the name of a key with its modifiers, `Ctrl-A`.
  package func name(of key: Key) -> String {
    name(of: key.modifiers) + name(of: key.symbol, isHeld: !key.modifiers.isEmpty)
  }

  /// Returns the names of keys with the same modifiers for the key line, like `Alt-↑↓` or
  /// `PgUp/PgDn`, and the width of the last of them.
  package func briefName(
    of keys: some Collection<Key>,
    _ glyphs: Glyphs
  ) -> (text: String, last: Int) {
    guard let held = keys.first?.modifiers else { return ("", 0) }
    let arrows = keys.compactMap { glyphs == .unicode ? KeyNames.arrow($0.symbol) : nil }
    let areArrows = arrows.count == keys.count
    let names = areArrows ? arrows : keys.map { name(of: $0.symbol, isHeld: !held.isEmpty) }
    var text = name(of: held)
    // The first call of `joined` searches all conformances of the program.
    for name in names.dropLast() { text += areArrows ? name : name + "/" }
    return (text + (names.last ?? ""), names.last?.cellWidth ?? 0)
  }

  private static func arrow(_ symbol: Key.Symbol) -> String? {
    switch symbol {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: nil
    }
  }

  private func name(of modifiers: Key.Modifiers) -> String {
    var text = ""
    if modifiers.contains(.control) { text += control + "-" }
    if modifiers.contains(.alt) { text += alt + "-" }
    if modifiers.contains(.shift) { text += shift + "-" }
    return text
  }

  private func name(of symbol: Key.Symbol, isHeld: Bool) -> String {
    if let index = KeyNames.symbols.firstIndex(where: { $0.symbol == symbol }) {
      return names[index]
    }
    return switch symbol {
    case .character(let character): isHeld ? character.uppercased() : String(character)
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}
