/// A text must be a colour, in one of the ways that style sheets and forms write them.
///
/// Names, functions and digits may be in capitals. `rgb(…)` has three numbers of 0 to 255 or three
/// of 0 to 100 per cent, and `rgba(…)` also one of 0 to 1, written without an exponent. The numbers
/// of `hsl(…)` may be any, as they are in style sheets.
///
/// Passes: `"#fa8"`, and by `css` `"rgb(1, 2, 3)"`, `"tomato"`. Fails: `"#fa"`, incomplete, and
/// `"#fg"`, invalid.
/// - Source: CSS Color Module Level 4; HTML Living Standard, 2.3.6.
public struct IsColor: Rule {
  public let name = "color"

  /// How the colour is written.
  public let format: ColorFormat

  /// Whether the number sign before digits is needed.
  public let requireHash: Bool

  /// Whether digits may be 4 or 8, the last of which say how much shines through.
  public let alpha: Bool

  /// Whether parts of `rgb(…)` may be per cent.
  public let allowPercent: Bool

  /// Whether spaces may stand in `rgb(…)`, behind the parenthesis and around commas.
  public let allowSpaces: Bool

  /// Creates the rule.
  public init(
    _ format: ColorFormat = .hex,
    requireHash: Bool = true,
    alpha: Bool = true,
    allowPercent: Bool = true,
    allowSpaces: Bool = true
  ) {
    self.format = format
    self.requireHash = requireHash
    self.alpha = alpha
    self.allowPercent = allowPercent
    self.allowSpaces = allowSpaces
  }

  public var requirement: Requirement {
    switch format {
    case .hex, .html: "A colour like #ff8800"
    case .rgb: "A colour like rgb(255, 136, 0)"
    case .hsl: "A colour like hsl(32, 100%, 50%)"
    case .css: "A colour, like tomato or #ff8800"
    }
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.color", "a colour") { scanner throws(FormatFinding) in
      switch format {
      case .html: try scanner.readHexColor(counts: [6], requiresHash: true)
      case .hex: try readHex(&scanner)
      case .rgb: try readFunctions(IsColor.rgb, &scanner)
      case .hsl: try readFunctions(IsColor.hsl, &scanner)
      case .css: try readAny(&scanner)
      }
    }
  }

  private static let rgb = ["rgb"]
  private static let hsl = ["hsl"]
  private static let functions = rgb + hsl

  private func readHex(_ scanner: inout FormatScanner) throws(FormatFinding) {
    try scanner.readHexColor(
      counts: alpha ? [3, 4, 6, 8] : [3, 6],
      requiresHash: requireHash || format == .css
    )
  }

  /// Reads one of some functions.
  private func readFunctions(
    _ functions: [String],
    _ scanner: inout FormatScanner
  ) throws(FormatFinding) {
    for function in functions where scanner.skipWord(function) {
      if function == "hsl" { return try scanner.readHSL() }
      return try scanner.readRGB(allowsPercent: allowPercent, allowsSpaces: allowSpaces)
    }
    throw unknown(among: functions, scanner)
  }

  private func readAny(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if scanner.next == UInt8(ascii: "#") { return try readHex(&scanner) }
    let functions = IsColor.functions
    for function in functions where scanner.beginsWith(function) {
      return try readFunctions(functions, &scanner)
    }
    if ColorName.contains(scanner.bytes) {
      scanner.index = scanner.bytes.count
      return
    }
    throw unknown(among: functions + ColorName.all, scanner)
  }

  /// What is wrong with a text that begins with none of some words.
  private func unknown(among words: [String], _ scanner: FormatScanner) -> FormatFinding {
    var longest = 0
    for word in words {
      longest = max(longest, scanner.agreement(with: word, from: 0))
    }
    let start: Wording =
      switch format {
      case .rgb: "Begin with rgb(."
      case .hsl: "Begin with hsl(."
      default: "Go on, like tomato, #ff8800 or rgb(1, 2, 3)."
      }
    return longest == scanner.bytes.count ? .lacking(start) : .strange(longest)
  }
}

extension Clause {
  /// A text must be a colour of hexadecimal digits.
  public static var color: Clause { Clause(IsColor()) }

  /// A text must be a colour, written in a certain way.
  public static func color(
    _ format: ColorFormat = .hex,
    requireHash: Bool = true,
    alpha: Bool = true,
    allowPercent: Bool = true,
    allowSpaces: Bool = true
  ) -> Clause {
    Clause(
      IsColor(
        format,
        requireHash: requireHash,
        alpha: alpha,
        allowPercent: allowPercent,
        allowSpaces: allowSpaces
      )
    )
  }
}
