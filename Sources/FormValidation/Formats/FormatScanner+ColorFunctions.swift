/// The functions of CSS whose arguments have spaces between them.
extension FormatScanner {
  /// A function's argument.
  private enum ColorArgument {
    case number, hue
  }

  /// The functions, and their arguments before an opacity.
  private static let colorFunctions: [(name: String, arguments: [ColorArgument])] = [
    ("rgb", [.number, .number, .number]), ("hsl", [.hue, .number, .number]),
    ("hwb", [.hue, .number, .number]), ("lab", [.number, .number, .number]),
    ("lch", [.number, .number, .hue]), ("oklab", [.number, .number, .number]),
    ("oklch", [.number, .number, .hue]), ("color", [.number, .number, .number]),
  ]

  /// The names of the functions.
  static let colorFunctionNames = colorFunctions.map(\.name)

  /// The spaces of colors that the function `color` can name.
  /// - Source: CSS Color Module Level 4, 10, "predefined-rgb" and "xyz-space".
  private static let colorSpaces = CodeSet(
    "srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz xyz-d50 xyz-d65"
  )

  /// Reads any function; `false` if the text begins with none.
  /// - Source: CSS Color Module Level 4, 4.1, "The <color> syntax".
  mutating func readColorFunction(
    allowsPercent: Bool,
    allowsSpaces: Bool
  ) throws(FormatFinding) -> Bool {
    for function in FormatScanner.colorFunctions where skipWord(function.name) {
      if bytes[index...].contains(UInt8(ascii: ",")) {
        switch function.name {
        case "rgb": try readRGB(allowsPercent: allowsPercent, allowsSpaces: allowsSpaces)
        case "hsl": try readHSL()
        default: throw .strange(bytes[index...].firstIndex(of: UInt8(ascii: ",")) ?? index)
        }
      } else {
        if ["rgb", "hsl"].contains(function.name) { _ = skipLetter("a") }
        try readArguments(function.arguments, hasSpace: function.name == "color")
      }
      return true
    }
    return false
  }

  private mutating func readArguments(
    _ arguments: [ColorArgument],
    hasSpace: Bool
  ) throws(FormatFinding) {
    try expect("(", orAdd: "enter.open_parenthesis", "Enter an opening parenthesis.")
    skipColorSpaces(true)
    if hasSpace {
      try readColorSpace()
      try expectColorSpace()
    }
    for (number, argument) in arguments.enumerated() {
      if number > 0 { try expectColorSpace() }
      try readArgument(argument)
    }
    skipColorSpaces(true)
    if skip("/") {
      skipColorSpaces(true)
      try readArgument(.number)
      skipColorSpaces(true)
    }
    try expect(")", orAdd: .closeParenthesis)
  }

  private mutating func expectColorSpace() throws(FormatFinding) {
    if skipColorSpaces(true) { return }
    throw isAtEnd
      ? .lacking("enter.space", "Enter a space.") : .wrong(index, "enter.space", "Enter a space.")
  }

  private mutating func readArgument(_ argument: ColorArgument) throws(FormatFinding) {
    let shared = agreement(with: "none", from: index)
    if shared > 0 {
      index += shared
      if shared == 4 { return }
      throw isAtEnd ? .lacking(.enterDigit) : .strange(index)
    }
    try readColorNumber()
    switch argument {
    case .hue: try skipAngle()
    case .number: _ = skip("%")
    }
  }

  private mutating func readColorSpace() throws(FormatFinding) {
    let word = bytes[index...].prefix { $0.capital != nil || $0.decimalDigit != nil || $0 == 0x2D }
    switch FormatScanner.colorSpaces.fit(word.map { $0.capital.map { $0 | 0x20 } ?? $0 }) {
    case .whole: index += word.count
    case .start where word.endIndex == bytes.count:
      throw .lacking("color.enter_space", "Enter a color space, like display-p3.")
    case .start: throw .strange(word.endIndex)
    case .upTo(let count): throw .strange(min(index + count, bytes.count - 1))
    }
  }
}
