import FormValidation
import Forms
package import SourceText

/// A form made from a file of another kind.
package struct FormImport {
  /// The form file.
  package let yaml: String

  /// The parts that were left out or changed, in the order of the text.
  package let notes: [Diagnostic]

  /// Creates a form from a text: JSON if it begins with a brace, otherwise YAML.
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The name of the file.
  ///   - kind: Its kind; `nil` to tell by its content.
  ///   - uiSchema: A schema of how to show the fields of a JSON Schema, and the name of its file.
  /// - Throws: The errors in the text, or that it is of no kind that is known.
  package init(
    _ bytes: [UInt8],
    file: String,
    as kind: ImportKind? = nil,
    uiSchema: (bytes: [UInt8], file: String)? = nil
  ) throws(Diagnostics) {
    let source = SourceText(
      try FormReading.text(of: bytes, file: file).withoutByteOrderMark,
      file: file
    )
    var root = try FormImport.root(of: source)
    if let uiSchema {
      let text = try FormReading.text(of: uiSchema.bytes, file: uiSchema.file).withoutByteOrderMark
      root = root.showing(by: try FormImport.root(of: SourceText(text, file: uiSchema.file)))
    }
    guard let kind = kind ?? ImportKind.of(root, file: file) else {
      throw source.failure([root.strangeness])
    }
    var imported = kind.read(root)
    imported.origin = file
    imported.repair()
    guard imported.items.contains(where: { !$0.isHeading }) else {
      throw source.failure([Finding(root.mark, kind.emptiness(root))])
    }
    yaml = imported.yaml
    notes = FormImport.warnings(imported.allNotes, of: source)
    // Whatever the text was, the output must be a valid form.
    _ = try FormReading(yaml: yaml, file: "the imported form")
  }

  private static func root(of source: SourceText) throws(Diagnostics) -> Node {
    let start = Mark(line: 1, column: 1)
    if source.isMarkdownTemplate {
      let note = "an issue form is YAML with a body, like bug.yml"
      throw source.failure([Finding(start, "this is an issue template in Markdown", note: note)])
    }
    let plain = source.text.withoutJSONComments
    let isJSON = plain.first { !$0.isWhitespace } == "{"
    let root =
      isJSON
      ? try Node(json: SourceText(plain, file: source.file)) : try YAML.node(of: source)
    guard let root, !root.isNull else {
      throw source.failure([Finding(start, "the file is empty")])
    }
    return root
  }

  /// Returns the first notes as warnings, and the number of the others.
  private static func warnings(_ notes: [Finding], of source: SourceText) -> [Diagnostic] {
    var warnings = notes.prefix(noteLimit).map { source.diagnostic(of: $0, severity: .warning) }
    if let next = notes.dropFirst(noteLimit).first {
      let count = notes.count - noteLimit
      let parts = count == 1 ? "1 more part is" : "\(count) more parts are"
      let words = "\(parts) left out or changed, from here on"
      warnings.append(source.diagnostic(of: Finding(next.mark, words), severity: .warning))
    }
    return warnings
  }

  /// The maximum number of notes, each of which may have a long line.
  private static let noteLimit = 200
}

extension Node {
  /// The error that a form cannot be made of the root of a text.
  fileprivate var strangeness: Finding {
    let keywords = ["$schema", "enum", "items", "type"]
    guard keywords.contains(where: { self[$0] != nil }) else {
      let titles = ImportKind.all.map(\.title)
      let all = "\(titles.dropLast().joined(separator: ", ")) or \(titles.last ?? "")"
      let note = "--from says which of them it is"
      return Finding(mark, "expected \(all)", note: note)
    }
    return Finding(mark, JSONSchemaReader.notOfObject)
  }
}

extension SourceText {
  /// Whether it is an older issue template: front matter, and then Markdown.
  fileprivate var isMarkdownTemplate: Bool {
    let marks = lines.indices.filter { String(lines[$0]).trimmingSpaces == "---" }
    guard marks.count > 1, lines[..<marks[0]].allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return false
    }
    let keys = lines[marks[0]..<marks[1]]
    return keys.contains { $0.hasPrefix("name:") || $0.hasPrefix("about:") }
      && !lines[(marks[1] + 1)...].contains { $0.hasPrefix("body:") }
  }
}

extension String {
  /// The text of JSON with blanks instead of comments, and of commas after the last item, so that
  /// positions stay the same.
  fileprivate var withoutJSONComments: String {
    var bytes = Array(utf8)
    var (index, comma): (Int, Int?) = (0, nil)
    func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: first)
        && bytes[index + 1] == UInt8(ascii: second)
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        comma = nil
      case UInt8(ascii: "/") where isAt("/", "/") || isAt("/", "*"):
        let isLine = isAt("/", "/")
        let start = index
        index += 2
        while index < bytes.count, !(isLine ? bytes[index] == UInt8(ascii: "\n") : isAt("*", "/")) {
          index += 1
        }
        if !isLine { index = Swift.min(index + 2, bytes.count) }
        for place in start..<index where bytes[place] != UInt8(ascii: "\n") { bytes[place] = 0x20 }
        continue
      case UInt8(ascii: ","): comma = index
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { bytes[comma] = 0x20 }
        comma = nil
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: comma = nil
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
