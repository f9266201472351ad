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
    let held: [(Key.Modifiers, String)] = [(.control, control), (.alt, alt), (.shift, shift)]
    let prefix = held.filter { key.modifiers.contains($0.0) }.map { $0.1 + "-" }.joined()
    return prefix + name(of: key.symbol, isHeld: !key.modifiers.isEmpty)
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
