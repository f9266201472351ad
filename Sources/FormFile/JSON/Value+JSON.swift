public import Diagnostics
public import FormValidation

extension Value {
  /// Creates a value from JSON.
  ///
  /// Numbers are kept exactly; one whose power of ten is beyond `Number.exponentLimit` becomes the
  /// text it is, which every rule on numbers refuses, as it would when typed.
  /// - Parameters:
  ///   - json: The text.
  ///   - file: What the person knows the text by, for diagnostics.
  /// - Throws: the first thing that is wrong in the text.
  public init(json: String, file: String = "value") throws(Diagnostics) {
    self = try JSONReader.node(of: SourceText(json, file: file)).value
  }

  /// The value as JSON, on one line; an object's names in alphabetical order.
  ///
  /// Numbers are in plain notation. Control characters are escaped, those beyond ASCII too, so that
  /// the text can go to a terminal.
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
