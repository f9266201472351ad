import FormValidation

/// What programs tell each other as JSON on one line.
package protocol JSONLine: Codable {}

extension JSONLine {
  /// The line, without a line break.
  package var json: String { ((try? Value(encoding: self)) ?? .null).json }

  /// Creates what a line tells; `nil` if it tells something else.
  package init?(json: String) {
    guard let value = try? JSONReader.node(of: json).value,
      let told = try? value.decoded(as: Self.self)
    else { return nil }
    self = told
  }
}
