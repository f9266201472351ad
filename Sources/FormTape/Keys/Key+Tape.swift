public import FormUI

extension Key {
  /// The key as written in a tape: `Tab`, `Ctrl+A`, `Shift+F8`.
  ///
  /// A plain character is written as the command that types it: `Type "a"`.
  public var tapeSpelling: String {
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
