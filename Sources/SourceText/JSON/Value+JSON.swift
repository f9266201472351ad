public import FormValidation

extension Value {
  /// The value as JSON on one line, with an object's names in alphabetical order.
  ///
  /// Numbers are in plain notation, with the decimals that they are written with. Control characters are escaped, including those outside ASCII,
  /// so that the text is safe to print on a terminal.
  public var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.json
    case .text(let text): text.json
    case .list(let items): Value.json(ofItems: items.map(\.json))
    case .object(let members): Value.json(ofMembers: members.mapValues(\.json))
    }
  }

  /// Returns the JSON of a list, given that of its items.
  package static func json(ofItems items: [String]) -> String {
    "[" + items.joined(separator: ", ") + "]"
  }

  /// Returns the JSON of an object, given that of its members.
  package static func json(ofMembers members: [String: String]) -> String {
    let pairs = members.sorted { $0.key < $1.key }.map { "\($0.key.json): \($0.value)" }
    return "{" + pairs.joined(separator: ", ") + "}"
  }
}

extension Number {
  /// The number in plain notation; zeros at the end are kept, because rules may count decimals.
  fileprivate var json: String {
    let plain = description
    guard text.utf8.last == UInt8(ascii: "0"), text.hasPrefix(plain),
      text.dropFirst(plain.count).allSatisfy({ ".0".contains($0) })
    else { return plain }
    return text
  }
}

extension String {
  /// The text as a JSON string, including the quotation marks.
  ///
  /// Control, bidirectional control, and noncharacter scalars are escaped, because terminals obey
  /// some and YAML readers reject others.
  package var json: String {
    if utf8.allSatisfy(\.isPlainInJSON) { return "\"" + self + "\"" }
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{FFF9}"..."\u{FFFB}",
        "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that JSON does not escape.
  fileprivate var isPlainInJSON: Bool {
    0x20..<0x7F ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
