/// The format in which findings are printed.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// Like other diagnostics, with excerpts.
  case text
  /// One JSON object per line.
  case json
  /// The exchange format of static analysis.
  case sarif

  /// Returns the report of all findings; empty if there are none, unless the format needs more.
  package func report(of findings: [Diagnostic]) -> String {
    switch self {
    case .text: findings.map { "\($0)\n" }.joined()
    case .json: findings.map { $0.json.json + "\n" }.joined()
    case .sarif:
      SARIF.opening + findings.map(\.sarif).joined(separator: SARIF.separator) + SARIF.closing
    }
  }
}

extension Diagnostic {
  /// The place, the column after the marked text, and what is wrong there.
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("file", JSONTree(file)), .init("line", JSONTree(place.line)),
      .init("column", JSONTree(place.column)), .init("end", JSONTree(place.column + length)),
      .init("code", JSONTree(code ?? "")),
      .init("severity", JSONTree(severity.rawValue)), .init("message", JSONTree(message)),
    ]
    if let suggestion { members.append(.init("suggestion", JSONTree(suggestion))) }
    if let note { members.append(.init("help", JSONTree(note))) }
    return .object(members)
  }

  fileprivate var sarif: String {
    SARIF.result(
      code ?? "",
      level: severity.rawValue,
      note.map { "\(message); \($0)" } ?? message,
      file: file,
      line: place.line,
      column: place.column
    )
  }
}
