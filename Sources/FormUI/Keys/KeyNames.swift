import FormValidation

/// What keys are called: as they are engraved in English, but where a language's keyboards are
/// otherwise.
struct KeyNames: Hashable, Sendable {
  private let names: [Key.Symbol: String]
  private let control: String
  private let alt: String
  private let shift: String

  /// The names on keyboards in English, and on those in Japanese.
  static let engraved = KeyNames(
    [
      .character(" "): "Space", .enter: "Enter", .tab: "Tab", .escape: "Esc",
      .backspace: "Backspace", .delete: "Delete", .insert: "Insert", .up: "Up", .down: "Down",
      .left: "Left", .right: "Right", .home: "Home", .end: "End", .pageUp: "PgUp",
      .pageDown: "PgDn",
    ],
    control: "Ctrl",
    alt: "Alt",
    shift: "Shift"
  )

  /// The names on keyboards in German.
  /// - Source: DIN 2137-1, German keyboard layouts; arrows by where they point.
  static let german = KeyNames(
    [
      .character(" "): "Leertaste", .enter: "Eingabe", .tab: "Tab", .escape: "Esc",
      .backspace: "Rücktaste", .delete: "Entf", .insert: "Einfg", .up: "Hoch", .down: "Runter",
      .left: "Links", .right: "Rechts", .home: "Pos1", .end: "Ende", .pageUp: "Bild auf",
      .pageDown: "Bild ab",
    ],
    control: "Strg",
    alt: "Alt",
    shift: "Umschalt"
  )

  private init(_ names: [Key.Symbol: String], control: String, alt: String, shift: String) {
    self.names = names
    self.control = control
    self.alt = alt
    self.shift = shift
  }

  /// The names in the language of a code, `de`.
  init(in code: String) {
    self = code == "de" ? .german : .engraved
  }

  /// The name of a key with what is held down with it, `Ctrl-A`.
  func name(of key: Key) -> String {
    name(of: key.modifiers) + name(of: key.symbol, isHeld: !key.modifiers.isEmpty)
  }

  /// The names of keys with the same modifiers for the key line, `Alt-↑↓` or `PgUp/PgDn`, and the
  /// cells that the last of them takes.
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
