extension Key: CustomStringConvertible {
  /// The key's name on a help line: `Tab`, `Shift-Tab`, `Ctrl-A`, `F2`.
  public var description: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    return name + symbol.name(isHeld: !modifiers.isEmpty)
  }
}

extension Key.Symbol {
  fileprivate func name(isHeld: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isHeld ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
