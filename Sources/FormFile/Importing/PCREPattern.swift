/// Translates an ECMA-262 expression, as in JSON Schema, to a PCRE2 expression with the same
/// matches, where the two differ.
/// - Source: ECMA-262, 12.2, 12.3 and 22.2.1; pcre2pattern(3).
struct PCREPattern {
  /// The expression.
  private(set) var text = ""

  /// The white space of `\s`, which is ASCII in PCRE2.
  private static let spaces =
    #"\t-\r\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}"#
    + #"\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}"#

  /// Translates an expression.
  init(_ expression: String) {
    var rest = expression[...]
    var isInClass = false
    while let character = rest.popFirst() {
      switch character {
      case "\\": addEscape(&rest, isInClass: isInClass)
      // Classes of anything and of nothing.
      case "[" where !isInClass && rest.hasPrefix("^]"):
        rest.removeFirst(2)
        text += "[\\x{0}-\\x{10FFFF}]"
      case "[" where !isInClass && rest.hasPrefix("]"):
        rest.removeFirst()
        text += "(?!)"
      // PCRE2 reads a class by POSIX where a colon follows.
      case "[" where isInClass: text += "\\["
      case "[", "]":
        isInClass = character == "["
        text.append(character)
      default: text.append(character)
      }
    }
  }

  private mutating func addEscape(_ rest: inout Substring, isInClass: Bool) {
    if let code = rest.prefixMatch(of: /u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|(0)(?![0-9])/) {
      let digits = code.1 ?? code.2 ?? code.3 ?? ""
      text += "\\x{\(digits)}"
      rest = rest[code.range.upperBound...]
      return
    }
    guard let next = rest.popFirst() else { return text += "\\" }
    switch next {
    case "s": text += isInClass ? Self.spaces : "[\(Self.spaces)]"
    case "S" where !isInClass: text += "[^\(Self.spaces)]"
    default: text += "\\\(next)"
    }
  }
}
