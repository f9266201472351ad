/// Text must be bytes in Base64: groups of four letters, digits, `+`, and `/`, padded with `=` at
/// the end.
struct Base64: Rule {
  let name = "base64"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var urlSafe = false
  var padding = true

  var requirement: Wording {
    urlSafe
      ? Wording(
        "needs.base64_url",
        "URL-safe Base64 text",
        judging: "{label} must be URL-safe Base64 text."
      )
      : Wording("needs.base64", "Base64 text", judging: "{label} must be Base64 text.")
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.base64", "Base64") { scanner throws(FormatFinding) in
      while let next = scanner.next, next.isBase64(urlSafe: urlSafe) { scanner.index += 1 }
      let rest = scanner.index % 4
      guard rest > 0 else { return }
      let goOn = Wording("base64.continue", "Enter more, or pad the last group of four with =.")
      guard rest > 1 else { throw scanner.isAtEnd ? .lacking(goOn) : .strange(scanner.index) }
      if !padding {
        if scanner.isAtEnd { return }
        throw .strange(scanner.index)
      }
      for _ in rest..<4 { try scanner.expect("=", orAdd: goOn) }
    }
  }
}

extension UInt8 {
  /// Returns whether Base64 uses the byte, apart from padding.
  func isBase64(urlSafe: Bool) -> Bool {
    if capital != nil || decimalDigit != nil { return true }
    return urlSafe
      ? self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      : self == UInt8(ascii: "+") || self == UInt8(ascii: "/")
  }
}

extension Base64 {
  package static let definition = RuleDefinition(
    "base64",
    "Base64-encoded data",
    details: "An empty text is valid Base64 for no bytes.",
    standard: "RFC 4648, 4 and 5",
    parameters: [
      RuleParameter("url_safe", .flag, "true for - and _ instead of + and /", default: false),
      RuleParameter("padding", .flag, "false to refuse = at the end", default: true),
    ],
    codes: [.format("base64")],
    example: RuleExample("base64", passes: #""Zm9vYg==""#, fails: #""Zm9v!""#)
  ) { Base64(urlSafe: $0["url_safe"], padding: $0["padding"]) }
}

extension Clause {
  /// Text must be bytes in Base64.
  public static func base64(urlSafe: Bool = false, padding: Bool = true) -> Clause {
    Clause(Base64(urlSafe: urlSafe, padding: padding))
  }
}
