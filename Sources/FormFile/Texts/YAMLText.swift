import FormValidation
import SourceText

/// Writing YAML on one line.
extension String {
  /// The text as a YAML scalar: plain if every reader reads it as text, otherwise in quotes.
  var yaml: String { yaml(isAlone: false) }

  /// Returns the text as a YAML scalar; one that is alone after its key may contain more characters
  /// without quotes than one in brackets.
  func yaml(isAlone: Bool) -> String {
    if isPlainYAML(isAlone ? " _-./()+:;?=<$~,'!\"@%&[]{}" : " _-./()+:;=<$~") { return self }
    let isPrintable = unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    // JSON's escapes are also YAML's.
    guard isPrintable, json == "\"" + escapingQuotes + "\"" else { return json }
    return "'" + replacing("'", with: "''") + "'"
  }

  /// The text with JSON escapes for characters that single quotes can contain unchanged.
  private var escapingQuotes: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Returns whether every reader reads the unquoted text as text, given the characters allowed
  /// besides letters and digits.
  private func isPlainYAML(_ allowed: String) -> Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      first.properties.isAlphabetic || first.isDigitOfASCII, last != ":", last != " ",
      case .text = CoreSchema.value(of: self), !String.yamlWords.contains(lowercased())
    else { return false }
    // A date, a time or a number with underscores is text here, but not to other readers.
    if first.isDigitOfASCII, contains(where: { "-:_".contains($0) }) || hasPrefix("0b") {
      return false
    }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.isDigitOfASCII
        || allowed.unicodeScalars.contains(scalar)
    } && !contains(": ") && !contains(" #")
  }

  /// Words that some readers do not read as text.
  /// - Source: YAML 1.1, the types bool and null.
  static let yamlWords: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
}

extension Unicode.Scalar {
  fileprivate var isDigitOfASCII: Bool { "0"..."9" ~= self }
}

extension Value {
  /// The value as YAML in flow style, with an object's names in alphabetical order.
  var yaml: String {
    switch self {
    case .text(let text): text.yaml
    case .list(let items): "[\(items.map(\.yaml).joined(separator: ", "))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key.yaml): \($0.value.yaml)" }
        .joined(separator: ", ") + "}"
    case .null, .bool, .number: json
    }
  }
}

extension Node {
  /// The node as YAML in flow style.
  var yaml: String {
    switch content {
    case .scalar(let value): value.yaml
    case .list(let nodes): "[\(nodes.map(\.yaml).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.name.yaml): \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }
}
