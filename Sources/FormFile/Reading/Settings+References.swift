import SourceText
import FormValidation

/// Reading what an answer is compared with.
extension Settings {
  /// Returns what a key compares dates with, if present: a date, the clock or another field.
  mutating func dateReference(_ key: String) -> DateReference? {
    node(key).flatMap { parsed($0, at: key, by: .dateReference) as? DateReference }
  }

  /// Returns the fields of a key, if present and a list of field names.
  mutating func fieldList(_ key: String) -> [FieldID]? {
    guard let nodes = list(key) else { return nil }
    guard !nodes.isEmpty else {
      report("\(subject(key)) names no fields", at: key)
      return nil
    }
    let fields = nodes.compactMap { node in
      inside([Node.Entry(name: key, mark: node.mark, value: node)], at: node.mark) {
        $0.field(key)
      }
    }
    return fields.count == nodes.count ? fields : nil
  }

  /// Returns the field that a node refers to: inside, `nil` if there is no such field; outside,
  /// `nil` if it is not a reference.
  mutating func reference(in node: Node) -> FieldID?? {
    guard case .mapping(let entries) = node.content, entries.contains(where: { $0.name == "field" })
    else { return nil }
    return .some(inside(entries, at: node.mark) { $0.field("field") })
  }

  /// Reads further settings, and collects their findings.
  private mutating func inside<Result>(
    _ entries: [Node.Entry],
    at mark: Mark,
    _ read: (inout Settings) -> Result
  ) -> Result {
    var inner = Settings(entries, of: owner, at: mark, scope: scope)
    let result = read(&inner)
    inner.finish()
    findings += inner.findings
    return result
  }
}
