/// The exchange format of static analysis, for code hosts.
/// - Source: OASIS, SARIF 2.1.0.
package enum SARIF {
  /// The text before all results, between them, and after them.
  package static let opening = #"{"version": "2.1.0", "runs": [{"results": ["# + "\n"
  package static let separator = ",\n"
  package static let closing = "\n" + #"], "tool": {"driver": {"name": "tabstop"}}}]}"# + "\n"

  /// Returns a result: the error, at a line of a file and optionally a column, from 1.
  package static func result(
    _ rule: String,
    level: String = "error",
    _ message: String,
    file: String,
    line: Int,
    column: Int? = nil
  ) -> String {
    let start = column.map { ", \"startColumn\": \($0)" } ?? ""
    return """
      {"ruleId": \(rule.json), "level": \(level.json), "message": {"text": \(message.json)}, \
      "locations": [{"physicalLocation": {"artifactLocation": {"uri": \(file.asURI.json)}, \
      "region": {"startLine": \(line)\(start)}}}]}
      """
  }
}

extension String {
  /// The path as a relative reference.
  /// - Source: RFC 3986, 2.3 and 4.2.
  fileprivate var asURI: String {
    let pieces = utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return pieces.joined()
  }
}
