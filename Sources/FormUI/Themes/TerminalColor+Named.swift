extension TerminalColor {
  private static let plainNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The names of the terminal's own sixteen colors, in the order of their numbers.
  package static let names = plainNames + plainNames.map { "bright-\($0)" }

  /// Creates a color from its name, or from its components as `#rrggbb`; `nil` for any other text.
  package init?(named text: String) {
    if let number = TerminalColor.names.firstIndex(of: text.lowercased()) {
      self = .numbered(UInt8(number))
      return
    }
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let parts = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(parts)
  }
}
