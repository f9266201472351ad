public import FormValidation
public import SourceText

extension Clause {
  /// Creates a rule from its spelling in a form file, as YAML or as JSON.
  ///
  /// `email`, `length: {min: 3}`, `{"length": {"exact": 3, "unit": "scalars"}}`. The kind of value
  /// that the rule applies to is the clause's `kind`.
  /// - Parameters:
  ///   - spelling: An entry of `rules:`.
  ///   - file: The name of the text for diagnostics.
  ///   - extensions: The program's own rules and checks.
  /// - Throws: All errors in the text, in order.
  public init(
    yaml spelling: String,
    file: String = "rule",
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) {
    let reading = try Clause.reading(yaml: spelling, file: file, extensions: extensions)
    if let doubts = reading.doubts { throw doubts }
    self = reading.clause
  }

  /// Returns a rule, and errors that make it useless although it can be read.
  /// - Throws: All errors in the text, in order, if it cannot be read.
  static func reading(
    yaml spelling: String,
    file: String = "rule",
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) -> (clause: Clause, doubts: Diagnostics?) {
    var text = spelling
    text.makeContiguousUTF8()
    let source = SourceText(text, file: file)
    guard text.utf8.count <= 1 << 20 else {
      throw Diagnostics([
        Diagnostic(
          file: file,
          place: Place(line: 1, column: 1),
          message: "the rule is larger than 1 MiB"
        )
      ])
    }
    guard let node = try Clause.node(of: source), !node.isNull else {
      throw source.failure([Finding(Mark(line: 1, column: 1), "expected a rule")])
    }
    let entry = RuleEntry(node, in: RuleScope(extensions: extensions))
    let findings = entry.findings
    guard findings.allSatisfy(\.isDoubt) else { throw source.failure(findings) }
    precondition(!entry.clauses.isEmpty, "a rule was neither read nor complained of")
    let clause =
      entry.clauses.count == 1 ? entry.clauses[0] : Clause.all(RuleSet(entry.clauses))
    return (clause, findings.isEmpty ? nil : source.failure(findings))
  }

  /// Returns the node of a text: as JSON if it is JSON, whose escapes differ from YAML's.
  static func node(of source: SourceText) throws(Diagnostics) -> Node? {
    if source.text.utf8.first == UInt8(ascii: "{"), let node = try? Node(json: source) {
      return node
    }
    return try YAML.node(of: source)
  }
}
