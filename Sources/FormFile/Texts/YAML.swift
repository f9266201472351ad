import Diagnostics
import FormValidation
import Yams

/// Reads YAML; the only place that depends on the library.
///
/// It reads one document with mappings, lists and scalars; anchors, aliases, merge keys and tags
/// are rejected, as a form needs none of them.
struct YAML {
  private let source: SourceText
  private var findings: [Finding] = []

  /// Returns the root node of a text; `nil` if it is empty.
  /// - Throws: The errors in the text.
  static func node(of source: SourceText) throws(Diagnostics) -> Node? {
    var reader = YAML(source: source)
    let node = try reader.read()
    try source.check(reader.findings)
    return node
  }

  private init(source: SourceText) {
    self.source = source
  }

  private mutating func read() throws(Diagnostics) -> Node? {
    if let bomb = aliasBomb() { throw source.failure([bomb]) }
    do {
      // An explicit encoding keeps Yams from reading the environment, an empty resolver from
      // compiling its regular expressions.
      let parser = try Parser(yaml: source.text, resolver: .basic, encoding: .utf8)
      // Nodes refer to their anchors weakly; the parser owns them.
      return try withExtendedLifetime(parser) { try parser.singleRoot().map { node(of: $0) } }
    } catch let error as YamlError {
      throw source.failure([error.finding(in: source)])
    } catch {
      throw source.failure([Finding(Mark(line: 1, column: 1), "not YAML: \(error)")])
    }
  }

  private mutating func node(of node: Yams.Node) -> Node {
    let mark = node.mark.map(Mark.init) ?? Mark(line: 1, column: 1)
    if node.anchor != nil {
      findings.append(Finding(mark, YAML.anchorsRefused))
      return Node(content: .scalar(.null), mark: mark)
    }
    switch node {
    case .scalar(let scalar):
      refuse(scalar.tag, but: .str, at: mark)
      let isPlain = scalar.style == .plain && scalar.tag.rawValue == Tag.Name.implicit.rawValue
      let value = isPlain ? CoreSchema.value(of: scalar.string) : .text(scalar.string)
      return Node(content: .scalar(value), mark: mark, spelling: isPlain ? scalar.string : nil)
    case .sequence(let sequence):
      refuse(sequence.tag, but: .seq, at: mark)
      return Node(content: .list(sequence.map { self.node(of: $0) }), mark: mark)
    case .mapping(let mapping):
      refuse(mapping.tag, but: .map, at: mark)
      return Node(content: .mapping(mapping.compactMap { entry($0.key, $0.value) }), mark: mark)
    case .alias:
      findings.append(Finding(mark, YAML.anchorsRefused))
      return Node(content: .scalar(.null), mark: mark)
    }
  }

  private mutating func entry(_ key: Yams.Node, _ value: Yams.Node) -> Node.Entry? {
    let mark = key.mark.map(Mark.init) ?? Mark(line: 1, column: 1)
    guard key.anchor == nil, case .scalar(let scalar) = key else {
      findings.append(
        Finding(mark, key.anchor == nil ? "a key must be a name" : YAML.anchorsRefused)
      )
      return nil
    }
    return Node.Entry(name: scalar.string, mark: mark, value: node(of: value))
  }

  private mutating func refuse(_ tag: Tag, but allowed: Tag.Name, at mark: Mark) {
    let name = tag.rawValue
    let isRead =
      name == Tag.Name.implicit.rawValue || name == Tag.Name.nonSpecific.rawValue
      || name == allowed.rawValue
    guard !isRead else { return }
    findings.append(Finding(mark, "tags are not supported; remove the tag"))
  }
}

extension YAML {
  fileprivate static let anchorsRefused =
    "anchors and aliases are not supported; write out the value"

  /// Returns a finding for the first anchor of a text that might expand excessively.
  ///
  /// Yams compares keys that are aliases in full, which a few lines can make take forever. So a
  /// text with an anchor and many aliases is never parsed; any other is, and has its anchors
  /// reported where they are.
  private func aliasBomb() -> Finding? {
    let text = source.text.utf8
    guard text.contains(UInt8(ascii: "&")), text.contains(UInt8(ascii: "*")) else { return nil }
    var anchor: Mark?
    var aliases = 0
    for (index, line) in source.lines.enumerated() {
      var before: Unicode.Scalar = " "
      for (column, scalar) in line.unicodeScalars.enumerated() {
        if "&*".unicodeScalars.contains(scalar), " \t[{,:-?".unicodeScalars.contains(before) {
          if scalar == "*" {
            aliases += 1
          } else if anchor == nil {
            anchor = Mark(line: index + 1, column: column + 1)
          }
        }
        before = scalar
      }
    }
    guard let anchor, aliases > 6 else { return nil }
    return Finding(anchor, YAML.anchorsRefused)
  }
}

extension Mark {
  fileprivate init(_ mark: Yams.Mark) {
    self.init(line: mark.line, column: mark.column)
  }
}

extension YamlError {
  /// Returns the error as a finding.
  fileprivate func finding(in source: SourceText) -> Finding {
    switch self {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      return source.finding(problem, context, at: Mark(mark))
    case .composer(let context, _, let mark, _):
      return Finding(
        Mark(mark),
        context == nil
          ? YAML.anchorsRefused : "a form file has one document; a second one starts here"
      )
    case .duplicatedKeysInMapping(let names, let context):
      return duplicate(names.first ?? "", firstAt: Mark(context.mark), in: source)
    case .reader:
      let mark = source.firstUnprintable ?? Mark(line: 1, column: 1)
      return Finding(
        mark,
        "control characters are not allowed in YAML; escape them in double quotes",
        extent: .part(0..<1)
      )
    default:
      return Finding(Mark(line: 1, column: 1), "not YAML")
    }
  }

  /// Yams reports the first occurrence of a key; the second of a block mapping is in the same
  /// column.
  private func duplicate(_ name: String, firstAt first: Mark, in source: SourceText) -> Finding {
    // A key that is a list or an object has no name.
    let isNamed = name != "<uncovertable>"
    let message = isNamed ? "duplicate key \(name.quoted)" : "a key must be text"
    for line in source.lines.indices.dropFirst(first.line) {
      let scalars = source.lines[line].unicodeScalars
      let rest = scalars.dropFirst(first.column - 1)
      let indent = scalars.prefix { $0 == " " }.count
      if indent < first.column - 1, indent < scalars.count, scalars.dropFirst(indent).first != "-" {
        break
      }
      let behind = rest.dropFirst(name.unicodeScalars.count).first { $0 != " " }
      if rest.starts(with: name.unicodeScalars), behind == ":" {
        return Finding(
          Mark(line: line + 1, column: first.column),
          "duplicate key \(name.quoted); first on line \(first.line)"
        )
      }
    }
    return Finding(first, message)
  }
}

extension SourceText {
  fileprivate func finding(
    _ problem: String,
    _ context: YamlError.Context?,
    at mark: Mark
  ) -> Finding {
    if problem.hasPrefix("found character that cannot start"),
      let scalar = self[line: mark.line].unicodeScalars.dropFirst(mark.column - 1).first
    {
      let message =
        scalar == "\t"
        ? "tabs cannot indent YAML; use spaces"
        : "quote text that begins with \(String(scalar).quoted)"
      return Finding(mark, message, extent: .part(0..<1))
    }
    let start = context.map { Mark($0.mark) }
    let line = start.flatMap { $0.line == mark.line ? nil : $0.line }
    let words = YAMLProblem(problem, during: context?.text, startedOn: line)
    let place = words.isAboutStart ? start ?? mark : onText(mark)
    if !words.isAboutStart, let slip = Indentation.slip(inLine: mark.line, of: self) { return slip }
    return Finding(
      place,
      words.message,
      extent: words.isAboutStart ? .token : .part(0..<1),
      note: words.help
    )
  }

  /// Returns a position, or the end of the last line with content if it is after that.
  private func onText(_ mark: Mark) -> Mark {
    guard let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      mark.line > last + 1
    else { return mark }
    return Mark(line: last + 1, column: lines[last].unicodeScalars.count + 1)
  }

  /// The position of the first scalar that YAML does not allow.
  /// - Source: YAML 1.2.2, production 1, "c-printable".
  fileprivate var firstUnprintable: Mark? {
    for (line, text) in lines.enumerated() {
      for (column, scalar) in text.unicodeScalars.enumerated() {
        switch scalar.value {
        case 0x09, 0x20..<0x7F, 0x85, 0xA0..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...: continue
        default: return Mark(line: line + 1, column: column + 1)
        }
      }
    }
    return nil
  }
}
