/// Each character of a text must be of a kind, regardless of the others.
enum PlainCharacters: String, Rule {
  case ascii
  case printable = "printable_ascii"
  case hex
  case singleLine = "single_line"
  case noControl = "no_control"

  var name: String { rawValue }

  var requirement: Wording {
    switch self {
    case .ascii:
      Wording(
        "needs.ascii",
        "Only ASCII",
        judging: "{label} must contain only ASCII characters."
      )
    case .printable:
      Wording(
        "needs.printable",
        "Only printable ASCII",
        judging: "{label} must contain only printable ASCII characters."
      )
    case .hex:
      Wording(
        "needs.hex",
        "Only hexadecimal digits",
        judging: "{label} must contain only hexadecimal digits."
      )
    case .singleLine:
      Wording("needs.one_line", "On one line", judging: "{label} must be on one line.")
    case .noControl:
      Wording(
        "needs.no_control",
        "No control characters",
        judging: "{label} must not contain control characters."
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(message, in: text) { scalar, _ in allows(scalar) }
  }

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .ascii: scalar.isASCII
    case .printable: " "..."~" ~= scalar
    case .hex: scalar.isASCIIDigit || "a"..."f" ~= scalar || "A"..."F" ~= scalar
    case .singleLine: !scalar.isLineBreak
    case .noControl: !(..<0x20 ~= scalar.value || 0x7F...0x9F ~= scalar.value)
    }
  }

  private var message: Message {
    switch self {
    case .ascii: Message("characters.ascii", "Use ASCII only, not \"{character}\".")
    case .printable:
      Message("characters.printable", "Use printable ASCII only, not \"{character}\".")
    case .hex: Message("characters.hex", "Use only 0-9 and a-f.")
    case .singleLine: Message("characters.line_break", "Remove the line break.")
    case .noControl:
      Message("characters.control", "Remove the control character at position {position}.")
    }
  }

  package static let asciiDefinition = RuleDefinition(
    "ascii",
    "Only ASCII characters",
    standard: "RFC 20, 2",
    codes: [.notAllowed()],
    example: RuleExample("ascii", passes: #""a\tb""#, fails: #""é""#)
  ) { _ in ascii }

  package static let printableDefinition = RuleDefinition(
    "printable_ascii",
    "Only printable ASCII characters",
    standard: "RFC 20, 2",
    codes: [.notAllowed()],
    example: RuleExample("printable_ascii", passes: #""a b!""#, fails: #""a\tb""#)
  ) { _ in printable }

  package static let hexDefinition = RuleDefinition(
    "hex",
    "Only hexadecimal digits",
    details: "In either case, without 0x.",
    codes: [.notAllowed()],
    example: RuleExample("hex", passes: #""c0FFee""#, fails: #""0x1""#)
  ) { _ in hex }

  package static let singleLineDefinition = RuleDefinition(
    "single_line",
    "A single line",
    standard: "Unicode Standard, 5.8, table 5-2, without the file separators",
    codes: [.notAllowed()],
    example: RuleExample("single_line", passes: #""a\tb""#, fails: #""a\n""#)
  ) { _ in singleLine }

  package static let noControlDefinition = RuleDefinition(
    "no_control",
    "No control characters",
    details: "Tabs and line breaks are control characters.",
    standard: "Unicode Standard, 23.1",
    codes: [.notAllowed()],
    example: RuleExample("no_control", passes: #""a b""#, fails: #""a\tb""#)
  ) { _ in noControl }
}

extension Clause {
  /// Text must be ASCII.
  public static var ascii: Clause { Clause(PlainCharacters.ascii) }

  /// Text must consist of spaces and visible ASCII characters.
  public static var printableASCII: Clause { Clause(PlainCharacters.printable) }

  /// Text must consist of hexadecimal digits, in either case.
  public static var hex: Clause { Clause(PlainCharacters.hex) }

  /// Text must be on one line.
  public static var singleLine: Clause { Clause(PlainCharacters.singleLine) }

  /// Text must have no control characters, including tabs and line breaks.
  public static var noControl: Clause { Clause(PlainCharacters.noControl) }
}
