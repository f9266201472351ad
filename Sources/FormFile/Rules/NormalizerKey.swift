public import FormValidation
public import SourceText

/// The spelling of a normalizer in form files.
struct NormalizerKey: Sendable {
  /// The normalizer's name.
  let name: String

  /// Reads the normalizer from the parameter under its name; returns `nil` if that is missing.
  let read: @Sendable (inout Settings) -> Normalizer?

  /// All normalizers in form files.
  static let all =
    Normalizer.plain.map { plain($0.name, $0.normalizer) } + [
      NormalizerKey(name: "strip") { settings in
        guard settings.has("strip") else {
          settings.report("strip needs the characters to remove: strip: \" -\"", at: "strip")
          return nil
        }
        guard let characters = settings.text("strip") else { return nil }
        guard !characters.isEmpty else {
          settings.report("expected text that is not empty", at: "strip")
          return nil
        }
        return .strip(characters)
      },
      NormalizerKey(name: "e164") { settings in
        guard settings.has("e164") else { return .e164() }
        return settings.choice("e164", of: PhoneRegion.self).map { .e164($0) }
      },
    ]

  /// Returns the row with a name.
  static func named(_ name: String) -> NormalizerKey? { all.first { $0.name == name } }

  private static func plain(_ name: String, _ normalizer: Normalizer) -> NormalizerKey {
    NormalizerKey(name: name) { settings in
      guard settings.flag(name) ?? true else {
        settings.report("expected true or nothing, found false", at: name)
        return nil
      }
      return normalizer
    }
  }
}

extension Normalizer {
  /// The names of all normalizers in form files.
  package static var allNames: [String] { NormalizerKey.all.map(\.name) }
}

extension Settings {
  /// Reads the normalizers of a key, in order; a single one needs no list.
  mutating func normalizers(_ key: String) -> [Normalizer]? {
    declare(key, .normalizers)
    guard let node = node(key) else { return nil }
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    return nodes.compactMap { normalizer(from: $0) }
  }

  /// Reads a normalizer: its name, or its name and its parameter.
  private mutating func normalizer(from node: Node) -> Normalizer? {
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
      let nearest =
        ForeignWords.normalizers[entry.name]?.names.first ?? names.nearest(to: entry.name)
      let parts = entry.name.split { "|, ".contains($0) }.map(String.init)
      let isList = parts.count > 1 && parts.allSatisfy { NormalizerKey.named($0) != nil }
      findings.append(
        Finding(
          entry.mark,
          "unknown value \(entry.name.quoted)",
          suggestion: isList ? nil : nearest,
          note: isList
            ? "write [\(parts.joined(separator: ", "))]"
            : nearest == nil ? "expected one of \(names.joined(separator: ", "))" : nil
        )
      )
      return nil
    }
    // A name without a parameter is a plain text.
    let hasParameter = node.text == nil
    var item = Settings(hasParameter ? [entry] : [], of: entry.name, at: entry.mark)
    defer { findings += item.findings }
    return row.read(&item)
  }
}

extension Normalizer {
  /// Creates a normalizer from its spelling in a form file: `trim`, `strip: " -"`.
  /// - Throws: All errors in the text, in order.
  public init(yaml spelling: String, file: String = "normalize") throws(Diagnostics) {
    var text = spelling
    text.makeContiguousUTF8()
    let source = SourceText(text, file: file)
    guard let node = try YAML.node(of: source), !node.isNull else {
      throw source.failure([Finding(Mark(line: 1, column: 1), "expected a normalizer")])
    }
    let entry = Node.Entry(name: "normalize", mark: node.mark, value: node)
    var settings = Settings([entry], of: "normalize", at: node.mark)
    let normalizers = settings.normalizers("normalize") ?? []
    try source.check(settings.findings)
    guard let first = normalizers.first, normalizers.count == 1 else {
      throw source.failure([Finding(node.mark, "expected a single normalizer")])
    }
    self = first
  }
}
