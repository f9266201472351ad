import SourceText
import FormValidation

extension Settings {
  /// Reads the normalizers of a key, in order; a single one needs no list.
  mutating func normalizers(_ key: String) -> [Normalizer]? {
    guard let node = node(key) else { return nil }
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    return nodes.compactMap { normalizer(from: $0, of: key) }
  }

  /// Reads a normalizer: its name, or its name and its parameter.
  private mutating func normalizer(from node: Node, of key: String) -> Normalizer? {
    var entries: [Node.Entry] = []
    switch node.content {
    case .scalar(.text(let name)):
      entries = [Node.Entry(name: name, mark: node.mark, value: node)]
    case .mapping(let mapping) where mapping.count == 1:
      entries = mapping
    default: break
    }
    guard let entry = entries.first else {
      findings.append(
        Finding(node.mark, "expected a normalizer's name, found \(node.kindWords)")
      )
      return nil
    }
    guard let row = NormalizerKey.named(entry.name) else {
      let names = NormalizerKey.all.map(\.name)
      let nearest = names.nearest(to: entry.name)
      findings.append(
        Finding(
          entry.mark,
          "unknown value \(entry.name.quoted)",
          suggestion: nearest,
          note: nearest == nil ? "expected one of \(names.joined(separator: ", "))" : nil
        )
      )
      return nil
    }
    // A name alone has no parameter.
    let hasParameter = node.text == nil
    var item = Settings(hasParameter ? [entry] : [], of: entry.name, at: entry.mark)
    defer { findings += item.findings }
    return row.read(&item)
  }
}
