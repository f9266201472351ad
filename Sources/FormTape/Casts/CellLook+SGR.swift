import FormUI

extension CellLook {
  /// The escape sequence that sets this style, whatever the previous one.
  /// - Source: as for `GraphicRendition`.
  var sequence: String {
    let numbers: [(Look.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ]
    var parameters = numbers.filter { attributes.contains($0.0) }.map(\.1)
    if let code = foreground.flatMap({ CellLook.parameter($0, plain: 30) }) {
      parameters.append(code)
    }
    if let code = background.flatMap({ CellLook.parameter($0, plain: 40) }) {
      parameters.append(code)
    }
    return parameters.isEmpty ? "\u{1B}[m" : "\u{1B}[0;\(parameters.joined(separator: ";"))m"
  }

  /// Returns the parameter for a color, given the number of the first basic color.
  private static func parameter(_ name: String, plain: Int) -> String? {
    switch TerminalColor(name: name) {
    case .numbered(let number) where number < 8: "\(plain + Int(number))"
    case .numbered(let number) where number < 16: "\(plain + 60 + Int(number) - 8)"
    case .numbered(let number): "\(plain + 8);5;\(number)"
    case .mixed(let red, let green, let blue): "\(plain + 8);2;\(red);\(green);\(blue)"
    case nil: nil
    }
  }
}
