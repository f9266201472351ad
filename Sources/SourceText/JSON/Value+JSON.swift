public import FormValidation

extension Value {
  /// The value as JSON on one line, with an object's names in alphabetical order.
  ///
  /// Numbers are in plain notation. Control characters are escaped, including those outside ASCII,
  /// so that the text is safe to print on a terminal.
  public var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): text.json
    case .list(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\($0.key.json): \($0.value.json)" }
        .joined(separator: ", ") + "}"
    }
  }
}
