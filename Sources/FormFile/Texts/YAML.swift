import FormValidation
import SourceText

/// Reads YAML: one document of mappings, lists, and scalars.
///
/// Anchors, aliases, merge keys, and tags are rejected, because a form needs none of them.
struct YAML: ~Copyable {
  /// The deepest nesting allowed, as in JSON.
  private static let depthLimit = JSONReader.depthLimit

  /// The number of aliases after which the text is not read any further.
  private static let aliasLimit = 6

  /// The length from which a mapping's keys are hashed to find duplicates, instead of compared.
  private static let longMapping = 16

  private let source: SourceText
  private var parser: YAMLParser
  private var findings: [Finding] = []
  private var anchors: [String: Mark] = [:]
  private var aliasCount = 0
  private var depth = 0

  /// Returns the root node of a text; `nil` if it is empty.
  /// - Throws: The errors in the text.
  static func node(of source: SourceText) throws(Diagnostics) -> Node? {
    var text = source.text
    guard !text.isEmpty else { return nil }
    return try text.withUTF8 { bytes in
      var yaml = YAML(source, YAMLParser(bytes))
      return Result { () throws(Diagnostics) in try yaml.readText() }
    }.get()
  }

  private init(_ source: SourceText, _ parser: consuming YAMLParser) {
    self.source = source
    self.parser = parser
  }

  private mutating func readText() throws(Diagnostics) -> Node? {
    guard case .documentStart = try next().kind else { return nil }
    let root = try readNode(try next())
    _ = try next()
    let after = try next()
    if case .documentStart = after.kind {
      let message = "expected one document; a second one starts here"
      throw source.failure([Finding(after.mark, message)])
    }
    try source.check(findings)
    return root
  }

  private mutating func next() throws(Diagnostics) -> YAMLParser.Event {
    do throws(YAMLError) {
      return try parser.next()
    } catch {
      throw source.failure([source.finding(error)])
    }
  }

  private mutating func readNode(_ event: YAMLParser.Event) throws(Diagnostics) -> Node {
    record(event.anchor, at: event.mark)
    switch event.kind {
    case .scalar(let text, let isPlain):
      refuse(event.tag, but: "str", at: event.mark)
      let value = isPlain ? CoreSchema.value(of: text) : .text(text)
      return Node(.scalar(value), at: event.mark, spelling: isPlain ? text : nil)
    case .listStart:
      refuse(event.tag, but: "seq", at: event.mark)
      return Node(.list(try readItems(at: event.mark)), at: event.mark)
    case .mappingStart(let isInBraces):
      refuse(event.tag, but: "map", at: event.mark)
      let entries = try readEntries(at: event.mark, capacity: isInBraces ? 1 : 4)
      return Node(.mapping(entries), at: event.mark)
    case .alias(let name):
      try recordAlias(of: name, at: event.mark)
      return Node(.scalar(.null), at: event.mark)
    default:
      preconditionFailure("libyaml's events are balanced")
    }
  }

  private mutating func readItems(at mark: Mark) throws(Diagnostics) -> [Node] {
    try enter(at: mark)
    var nodes: [Node] = []
    while true {
      let event = try next()
      if case .listEnd = event.kind { break }
      nodes.append(try readNode(event))
    }
    depth -= 1
    return nodes
  }

  /// Reads the entries of a mapping, with room for as many as most mappings of its style have.
  ///
  /// Fields have four or more, and growing from one would copy them twice; room for four in braces,
  /// too, would take 3 MB more for ten thousand fields.
  private mutating func readEntries(
    at mark: Mark,
    capacity: Int
  ) throws(Diagnostics) -> [Node.Entry] {
    try enter(at: mark)
    var entries: [Node.Entry] = []
    entries.reserveCapacity(capacity)
    var seen: [String: Mark] = [:]
    while true {
      let event = try next()
      if case .mappingEnd = event.kind { break }
      guard let name = try readKey(event) else {
        _ = try readNode(try next())
        continue
      }
      let first = YAML.first(name, in: entries, &seen)
      if let first { findings.append(YAML.duplicate(name, at: event.mark, firstAt: first)) }
      let value = try readNode(try next())
      if first == nil { entries.append(Node.Entry(name: name, mark: event.mark, value: value)) }
      if !seen.isEmpty, first == nil { seen[name] = event.mark }
    }
    depth -= 1
    return entries
  }

  /// Returns the name of a key; `nil` after an error.
  private mutating func readKey(_ event: YAMLParser.Event) throws(Diagnostics) -> String? {
    switch event.kind {
    case .scalar(let name, _):
      record(event.anchor, at: event.mark)
      return event.anchor == nil ? name : nil
    case .alias: break
    default: if event.anchor == nil { findings.append(Finding(event.mark, "a key must be a name")) }
    }
    _ = try readNode(event)
    return nil
  }

  private mutating func enter(at mark: Mark) throws(Diagnostics) {
    depth += 1
    guard depth <= YAML.depthLimit else {
      let message = "nested more than \(YAML.depthLimit) levels deep"
      throw source.failure([Finding(mark, message, extent: .part(0..<1))])
    }
  }
}

extension YAML {
  /// Returns the position of the first key with a name, if there is one.
  private static func first(
    _ name: String,
    in entries: [Node.Entry],
    _ seen: inout [String: Mark]
  ) -> Mark? {
    guard entries.count >= longMapping else { return entries.first { $0.name == name }?.mark }
    if seen.isEmpty { for entry in entries { seen[entry.name] = entry.mark } }
    return seen[name]
  }

  private static func duplicate(_ name: String, at mark: Mark, firstAt first: Mark) -> Finding {
    let message = "duplicate key \(name.quoted)"
    return Finding(
      mark,
      mark.line == first.line ? message : "\(message); first on line \(first.line)"
    )
  }

  private mutating func refuse(_ tag: String?, but allowed: String, at mark: Mark) {
    guard let tag, tag != "!", tag != "tag:yaml.org,2002:\(allowed)" else { return }
    findings.append(Finding(mark, YAML.tagsRefused))
  }

  private mutating func record(_ anchor: String?, at mark: Mark) {
    guard let anchor else { return }
    anchors[anchor] = mark
    findings.append(Finding(mark, YAML.anchorsRefused))
  }

  /// Reports an alias without an anchor; any other alias is reported at its anchor.
  ///
  /// A text with many aliases is not read any further, because all of it may be aliases.
  private mutating func recordAlias(of name: String, at mark: Mark) throws(Diagnostics) {
    aliasCount += 1
    let isMany = aliasCount > YAML.aliasLimit
    guard anchors[name] == nil || isMany else { return }
    let first = isMany ? anchors.values.min() : nil
    throw source.failure([Finding(first ?? mark, YAML.anchorsRefused)])
  }

  /// The message for an anchor or an alias.
  static let anchorsRefused = "anchors and aliases are not supported; write out the value"

  /// The message for a tag.
  static let tagsRefused = "tags are not supported; remove the tag"
}
