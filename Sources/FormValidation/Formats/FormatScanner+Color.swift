extension FormatScanner {
  /// Reads hexadecimal digits up to the end of the text; their number must be one of some counts.
  mutating func readHexColor(counts: [Int], requiresHash: Bool) throws(FormatFinding) {
    if requiresHash {
      try expect("#", orAdd: "start.hash", "Start with #.")
    } else {
      _ = skip("#")
    }
    let start = index
    while let next {
      guard next.hexDigit != nil else { throw .strange(index) }
      guard index - start < (counts.max() ?? 0) else {
        throw .wrong(index, Wording("most.digits", "At most {max} digits.", max: counts.max() ?? 0))
      }
      index += 1
    }
    guard counts.contains(index - start) else {
      throw .lacking("enter.hex_digits", "Enter digits or letters a to f.")
    }
  }

  /// Reads a color with red, green, and blue, after its name.
  mutating func readRGB(allowsPercent: Bool, allowsSpaces: Bool) throws(FormatFinding) {
    let hasAlpha = skipLetter("a")
    try expect("(", orAdd: "enter.open_parenthesis", "Enter an opening parenthesis.")
    skipColorSpaces(allowsSpaces)
    let isPercent = try readChannel(mustBePercent: allowsPercent ? nil : false)
    for _ in 0..<2 {
      try expectComma(allowsSpaces)
      _ = try readChannel(mustBePercent: isPercent)
    }
    if hasAlpha {
      try expectComma(allowsSpaces)
      try readAlpha()
    }
    skipColorSpaces(allowsSpaces)
    try expect(")", orAdd: .closeParenthesis)
  }

  /// Reads a color with hue, saturation, and lightness, after its name.
  mutating func readHSL() throws(FormatFinding) {
    _ = skipLetter("a")
    try expect("(", orAdd: "enter.open_parenthesis", "Enter an opening parenthesis.")
    skipColorSpaces(true)
    try readColorNumber()
    try skipAngle()
    let hadSpace = skipColorSpaces(true)
    let hasCommas = skip(",")
    guard hasCommas || hadSpace else {
      throw isAtEnd ? .lacking("enter.comma", "Enter a comma.") : .strange(index)
    }
    for part in 0..<2 {
      skipColorSpaces(true)
      if part > 0, hasCommas {
        try expect(",", orAdd: "enter.comma", "Enter a comma.")
        skipColorSpaces(true)
      }
      try readColorNumber()
      try expect("%", orAdd: "enter.percent", "Enter a percent sign.")
    }
    skipColorSpaces(true)
    if skip(hasCommas ? "," : "/") {
      skipColorSpaces(true)
      try readColorNumber()
      _ = skip("%")
      skipColorSpaces(true)
    }
    try expect(")", orAdd: .closeParenthesis)
  }

  /// Skips a letter in either case.
  mutating func skipLetter(_ letter: Unicode.Scalar) -> Bool {
    guard let next, (next.capital ?? next) == UInt8(ascii: letter) - 0x20 else { return false }
    index += 1
    return true
  }

  @discardableResult
  mutating func skipColorSpaces(_ allows: Bool) -> Bool {
    let start = index
    while allows, skip(" ") || skip("\t") {}
    return index > start
  }

  private mutating func expectComma(_ allowsSpaces: Bool) throws(FormatFinding) {
    skipColorSpaces(allowsSpaces)
    try expect(",", orAdd: "enter.comma", "Enter a comma.")
    skipColorSpaces(allowsSpaces)
  }

  /// Reads a channel from 0 to 255 or from 0 to 100 percent, and returns whether it is a
  /// percentage.
  private mutating func readChannel(mustBePercent: Bool?) throws(FormatFinding) -> Bool {
    let start = index
    let limit = mustBePercent == true ? 100 : 255
    var number = try digit()
    while let digit = next?.decimalDigit {
      number = number * 10 + Int(digit)
      index += 1
      guard number <= limit, index - start <= 3 else {
        throw .wrong(
          start..<index,
          Wording("number.from_0_to", "Use a number from 0 to {max}.", max: limit)
        )
      }
    }
    guard !isAtEnd else { throw .lacking("enter.comma", "Enter a comma.") }
    guard mustBePercent != false, skip("%") else {
      guard mustBePercent != true else { throw .strange(index) }
      return false
    }
    guard number <= 100 else {
      throw .wrong(start..<index, "number.from_0_to_100", "Use a number from 0 to 100.")
    }
    return true
  }

  /// Reads a number in CSS syntax.
  /// - Source: CSS Syntax Module Level 3, 4, "number-token".
  mutating func readColorNumber() throws(FormatFinding) {
    _ = skip("+") || skip("-")
    var hasDigits = skipDigits()
    if skip(".") {
      _ = try digit()
      _ = skipDigits()
      hasDigits = true
    }
    guard hasDigits else {
      throw isAtEnd ? .lacking(.enterDigit) : .strange(index)
    }
    if skipLetter("e") {
      _ = skip("+") || skip("-")
      _ = try digit()
      _ = skipDigits()
    }
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while next?.decimalDigit != nil { index += 1 }
    return index > start
  }

  mutating func skipAngle() throws(FormatFinding) {
    guard next?.capital != nil else { return }
    let units = ["deg", "grad", "rad", "turn"]
    for unit in units where skipWord(unit) { return }
    let rest = bytes[index...].lazy.map { $0.capital ?? $0 }
    throw units.contains { $0.uppercased().utf8.starts(with: rest) }
      ? .lacking("enter.angle_unit", "Enter a unit, like deg or turn.") : .strange(index)
  }

  /// Reads a number from 0 to 1.
  private mutating func readAlpha() throws(FormatFinding) {
    let start = index
    let hasDigits = skipDigits()
    let isOne = bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
    guard isOne.isEmpty || isOne.elementsEqual("1".utf8) else {
      throw .wrong(start..<index, "number.from_0_to_1", "Use a number from 0 to 1.")
    }
    guard skip(".") else {
      guard hasDigits else {
        throw isAtEnd ? .lacking(.enterDigit) : .strange(index)
      }
      return
    }
    repeat {
      guard try digit() == 0 || isOne.isEmpty else {
        throw .wrong(start..<index, "number.from_0_to_1", "Use a number from 0 to 1.")
      }
    } while next?.decimalDigit != nil
  }
}

/// The notation of a color.
public enum ColorFormat: String, Hashable, Sendable, CaseIterable {
  /// A number sign with 3, 4, 6 or 8 hexadecimal digits.
  /// - Source: CSS Color Module Level 4, 5.2.
  case hex
  /// A number sign with 6 hexadecimal digits, as in HTML's color picker.
  /// - Source: HTML Living Standard, 2.3.6, "valid simple color".
  case html = "html-simple"
  /// `rgb(255, 0, 0)`, or `rgba(…)` with an alpha from 0 to 1.
  /// - Source: CSS Color Module Level 4, 5.1, the legacy syntax, without values that would be
  ///   clamped.
  case rgb
  /// `hsl(120deg, 50%, 50%)`, with or without commas.
  /// - Source: CSS Color Module Level 4, 7.
  case hsl
  /// Any of these except `html`, a function like `rgb(255 0 0 / 50%)` or `oklch(60% 0.1 30)`, or
  /// the name of a color.
  /// - Source: CSS Color Module Level 4, 4.1 and 6.
  case css
}

/// The names of colors in style sheets.
enum ColorName {
  /// All names, lowercase and sorted.
  /// - Source: CSS Color Module Level 4, 6.1 to 6.4.
  static let all: [String] =
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet \
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan \
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray \
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush \
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray \
    lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon \
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin \
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen \
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple \
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna \
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle \
    tomato turquoise violet wheat white whitesmoke yellow yellowgreen \
    transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface \
    buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark \
    marktext selecteditem selecteditemtext visitedtext
    """
    .split(separator: " ").map(String.init).sorted()

  /// Returns whether bytes are a name, in any case.
  /// - Complexity: O(log n), in names.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let small = bytes.lazy.map { $0.capital.map { $0 + 0x20 } ?? $0 }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].utf8.lexicographicallyPrecedes(small) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < all.count && all[low].utf8.elementsEqual(small)
  }
}
