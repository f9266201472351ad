/// Text must be a color in a notation of style sheets or forms.
struct IsColor: Rule {
  let name = "color"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var format = ColorFormat.hex
  var requireHash = true
  var alpha = true
  var allowPercent = true
  var allowSpaces = true

  var requirement: Wording {
    switch format {
    case .hex, .html:
      Wording(
        "needs.color_hex",
        "A color like #ff8800",
        judging: "{label} must be a color like #ff8800."
      )
    case .rgb:
      Wording(
        "needs.color_rgb",
        "A color like rgb(255, 136, 0)",
        judging: "{label} must be a color like rgb(255, 136, 0)."
      )
    case .hsl:
      Wording(
        "needs.color_hsl",
        "A color like hsl(32, 100%, 50%)",
        judging: "{label} must be a color like hsl(32, 100%, 50%)."
      )
    case .css:
      Wording(
        "needs.color",
        "A color, like tomato or #ff8800",
        judging: "{label} must be a color, like tomato or #ff8800."
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.color", "a color") { scanner throws(FormatFinding) in
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
    if try scanner.readColorFunction(allowsPercent: allowPercent, allowsSpaces: allowSpaces) {
      return
    }
    if ColorName.contains(scanner.bytes) {
      scanner.index = scanner.bytes.count
      return
    }
    throw unknown(among: FormatScanner.colorFunctionNames + ColorName.all, scanner)
  }

  /// Returns the finding for a text that begins with none of some words.
  private func unknown(among words: [String], _ scanner: FormatScanner) -> FormatFinding {
    var longest = 0
    for word in words {
      longest = max(longest, scanner.agreement(with: word, from: 0))
    }
    let start: Wording =
      switch format {
      case .rgb: Wording("color.start_rgb", "Start with rgb(.")
      case .hsl: Wording("color.start_hsl", "Start with hsl(.")
      default: Wording("color.enter", "Enter a color, like tomato, #ff8800 or rgb(1, 2, 3).")
      }
    return longest == scanner.bytes.count ? .lacking(start) : .strange(longest)
  }

  package static let definition = RuleDefinition(
    "color",
    aliases: ["hex_color"],
    "A color",
    details: "Names, functions and digits may be in capital letters.",
    standard: "CSS Color Module Level 4; HTML Living Standard, 2.3.6, for html-simple",
    deviations: """
      Refuses numbers in rgb(…) with commas that a browser would clamp. Arguments without commas have
      spaces between them; calc(), color-mix() and relative colors are refused.
      """,
    parameters: [
      RuleParameter(
        "format",
        .choice(ColorFormat.self),
        "the notation; css is any of them, and names",
        isMain: true,
        default: ColorFormat.hex
      ), RuleParameter("require_hash", .flag, "false to make the # optional", default: true),
      RuleParameter("alpha", .flag, "false to refuse an opacity", default: true),
      RuleParameter("allow_percent", .flag, "false to refuse percentages in rgb", default: true),
      RuleParameter("allow_spaces", .flag, "false to refuse spaces in functions", default: true),
    ],
    codes: [.format("color", "max")],
    example: RuleExample("color", passes: ##""#fa8""##, fails: ##""#fg""##)
  ) {
    IsColor(
      format: $0["format"],
      requireHash: $0["require_hash"],
      alpha: $0["alpha"],
      allowPercent: $0["allow_percent"],
      allowSpaces: $0["allow_spaces"]
    )
  }
}

extension Clause {
  /// Text must be a hexadecimal color.
  public static var color: Clause { Clause(IsColor()) }

  /// Text must be a color in a certain notation.
  public static func color(
    _ format: ColorFormat = .hex,
    requireHash: Bool = true,
    alpha: Bool = true,
    allowPercent: Bool = true,
    allowSpaces: Bool = true
  ) -> Clause {
    Clause(
      IsColor(
        format: format,
        requireHash: requireHash,
        alpha: alpha,
        allowPercent: allowPercent,
        allowSpaces: allowSpaces
      )
    )
  }
}
