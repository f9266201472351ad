/// Translates a PCRE2 expression to an ECMA-262 expression with the same matches, as JSON Schema
/// needs.
///
/// It translates only syntax that both certainly read alike.
/// - Source: ECMA-262, 22.2.1, with the flag u; pcre2pattern(3).
struct ECMAPattern {
  /// The expression.
  private(set) var text = ""

  private var rest: Substring.UnicodeScalarView

  /// Translates an expression that matches a text entirely or in part; `nil` if the translation is
  /// not certain to match the same.
  init?(_ expression: String, isWhole: Bool) {
    rest = expression[...].unicodeScalars
    guard readAlternatives() else { return nil }
    if isWhole { text = "^(?:\(text))$" }
  }

  private mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.starts(with: prefix.unicodeScalars) else { return false }
    rest.removeFirst(prefix.unicodeScalars.count)
    return true
  }

  /// Reads up to the end of the expression.
  private mutating func readAlternatives() -> Bool {
    var depth = 0
    while let scalar = next() {
      switch scalar {
      case "(":
        depth += 1
        text += "("
        if rest.first == "*" { return false }
        guard rest.first == "?" else { continue }
        guard let kind = ["?:", "?=", "?!"].first(where: { skip($0) }) else { return false }
        text += kind
        continue
      case ")":
        depth -= 1
        guard depth >= 0 else { return false }
        text += ")"
      case "|", "^", "$":
        text.unicodeScalars.append(scalar)
        continue
      case ".": text += "[^\\n]"
      case "[": guard readClass() else { return false }
      case "\\": guard readEscape(inClass: false) else { return false }
      // Text that looks like a quantifier is one; any other brace is literal.
      case "]", "{", "}", "/": text += "\\" + String(scalar)
      case "*", "+", "?": return false
      default: text.unicodeScalars.append(scalar)
      }
      guard readQuantifier() else { return false }
    }
    return depth == 0
  }

  /// Reads a quantifier, if one follows; `false` for a possessive one, or one that follows another.
  private mutating func readQuantifier() -> Bool {
    guard let first = rest.first else { return true }
    if "*+?".unicodeScalars.contains(first) {
      text.unicodeScalars.append(first)
      rest.removeFirst()
    } else if first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return true }
      let count = String(rest[rest.index(after: rest.startIndex)..<end])
      guard count.wholeMatch(of: /[0-9]+(,[0-9]*)?/) != nil else { return !count.contains(",") }
      text += "{\(count)}"
      rest = rest[rest.index(after: end)...]
    } else {
      return true
    }
    if rest.first == "?" {
      text += "?"
      rest.removeFirst()
    }
    return rest.first.map { !"*+?{".unicodeScalars.contains($0) } ?? true
  }

  private mutating func readClass() -> Bool {
    text += skip("^") ? "[^" : "["
    var isFirst = true
    while let scalar = next() {
      defer { isFirst = false }
      switch scalar {
      case "]" where !isFirst:
        text += "]"
        return true
      case "]": text += "\\]"
      case "[":
        if let following = rest.first, ":.=".unicodeScalars.contains(following) { return false }
        text += "\\["
      case "\\": guard readEscape(inClass: true) else { return false }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return false
  }

  /// Reads the code of a scalar in braces.
  private mutating func readCode() -> Bool {
    guard skip("{"), let end = rest.firstIndex(of: "}"),
      let code = UInt32(String(rest[..<end]), radix: 16), Unicode.Scalar(code) != nil
    else { return false }
    text += "\\u{\(String(code, radix: 16, uppercase: true))}"
    rest = rest[rest.index(after: end)...]
    return true
  }

  private mutating func readEscape(inClass: Bool) -> Bool {
    guard let scalar = next() else { return false }
    let classes = ["d": "0-9", "w": "A-Za-z0-9_", "s": " \\t\\n\\v\\f\\r"]
    let name = String(scalar)
    if scalar == "x" { return readCode() }
    if let members = classes[name] {
      text += inClass ? members : "[\(members)]"
    } else if let members = classes[name.lowercased()], !inClass, scalar.isASCII {
      text += "[^\(members)]"
    } else if "tnrf".contains(name) || !inClass && name == "b" {
      text += "\\" + name
    } else if "^$\\.*+?()[]{}|/".contains(name) || inClass && scalar == "-" {
      text += "\\" + name
    } else if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil
    {
      text += name
    } else {
      return false
    }
    return true
  }
}
