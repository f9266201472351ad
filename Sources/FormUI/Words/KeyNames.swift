import FormValidation

/// The names of keys: as on English keyboards, unless a language's keyboards differ.
struct KeyNames: Hashable, Sendable {
  private let names: [Key.Symbol: String]
  private let control: String
  private let alt: String
  private let shift: String

  /// The names on English keyboards.
  static let english = KeyNames(in: .english)

  /// Creates the names of keys in a language; English if it has none.
  init(in language: PhraseBook) {
    func name(_ id: String, _ english: String) -> String {
      guard !language.phrases.isEmpty || language.code != "en" else { return english }
      let known =
        language.phrases["key.\(id)"] ?? PhraseBook.named(language.code)?.phrases["key.\(id)"]
      return known?.template ?? english
    }
    names = [
      .character(" "): name("space", "Space"), .enter: name("enter", "Enter"),
      .tab: name("tab", "Tab"), .escape: name("escape", "Esc"),
      .backspace: name("backspace", "Backspace"), .delete: name("delete", "Delete"),
      .insert: name("insert", "Insert"), .up: name("up", "Up"), .down: name("down", "Down"),
      .left: name("left", "Left"), .right: name("right", "Right"), .home: name("home", "Home"),
      .end: name("end", "End"), .pageUp: name("pageUp", "PgUp"),
      .pageDown: name("pageDown", "PgDn"),
    ]
    control = name("control", "Ctrl")
    alt = name("alt", "Alt")
    shift = name("shift", "Shift")
  }

  /// Returns the name of a key with its modifiers, `Ctrl-A`.
  func name(of key: Key) -> String {
    name(of: key.modifiers) + name(of: key.symbol, isHeld: !key.modifiers.isEmpty)
  }

  /// Returns the names of keys with the same modifiers for the key line, like `Alt-↑↓` or
  /// `PgUp/PgDn`, and the width of the last of them.
  func briefName(of keys: some Collection<Key>, _ glyphs: Glyphs) -> (text: String, last: Int) {
    guard let held = keys.first?.modifiers else { return ("", 0) }
    let arrows = keys.compactMap { glyphs == .unicode ? KeyNames.arrows[$0.symbol] : nil }
    let areArrows = arrows.count == keys.count
    let names = areArrows ? arrows : keys.map { name(of: $0.symbol, isHeld: !held.isEmpty) }
    let text = name(of: held) + names.joined(separator: areArrows ? "" : "/")
    return (text, names.last?.cellWidth ?? 0)
  }

  private static let arrows: [Key.Symbol: String] = [
    .up: "↑", .down: "↓", .left: "←", .right: "→",
  ]

  private func name(of modifiers: Key.Modifiers) -> String {
    let held: [(Key.Modifiers, String)] = [(.control, control), (.alt, alt), (.shift, shift)]
    return held.filter { modifiers.contains($0.0) }.map { $0.1 + "-" }.joined()
  }

  private func name(of symbol: Key.Symbol, isHeld: Bool) -> String {
    if let name = names[symbol] { return name }
    return switch symbol {
    case .character(let character): isHeld ? character.uppercased() : String(character)
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}
