package import FormWidgets

extension TerminalColor {
  /// The names of the eight plain colors, by number.
  /// - Source: ECMA-48, 8.3.117, parameters 30 to 37.
  static let plainNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The color as named in tapes: `red`, `208` or `#ff8700`.
  package var name: String {
    switch self {
    case .numbered(let number):
      TerminalColor.plainNames.indices.contains(Int(number))
        ? TerminalColor.plainNames[Int(number)] : "\(number)"
    case .mixed(let red, let green, let blue):
      "#" + [red, green, blue].map(TerminalColor.digits).joined()
    }
  }

  /// Creates the color with a name; `nil` if the name is unknown.
  package init?(name: String) {
    if let number = TerminalColor.plainNames.firstIndex(of: name) {
      self = .numbered(UInt8(number))
    } else if let number = UInt8(name) {
      self = .numbered(number)
    } else {
      let digits = name.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard name.utf8.first == UInt8(ascii: "#"), name.utf8.count == 7, digits.count == 6 else {
        return nil
      }
      let parts = stride(from: 0, to: 6, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
      self = .mixed(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  /// Returns a color component as two hexadecimal digits.
  private static func digits(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
}
