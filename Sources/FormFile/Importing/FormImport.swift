import FormValidation
package import SourceText

/// A form made from a GitHub issue form, or from a JSON Schema.
package struct FormImport {
  /// The form file.
  package let yaml: String

  /// The parts that were left out or changed, in the order of the text.
  package let notes: [Diagnostic]

  /// Creates a form from a text: JSON if it begins with a brace, otherwise YAML.
  /// - Throws: The errors in the text, or that it is of neither type.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
    let text = try FormReading.text(of: bytes, file: file).withoutByteOrderMark
    let source = SourceText(text, file: file)
    let isJSON = source.text.drop(while: \.isWhitespace).first == "{"
    let start = Mark(line: 1, column: 1)
    if !isJSON, source.isMarkdownTemplate {
      let note = "an issue form is YAML with a body, like bug.yml"
      throw source.failure([Finding(start, "this is an issue template in Markdown", note: note)])
    }
    guard let root = isJSON ? try Node(json: source) : try YAML.node(of: source), !root.isNull
    else { throw source.failure([Finding(start, "the file is empty")]) }
    var imported: ImportedForm
    if case .list? = root["body"]?.content {
      imported = IssueFormReader(root).imported
    } else if root.isSchema {
      imported = JSONSchemaReader(root).imported
      if imported.items.isEmpty, root["properties"] == nil {
        throw source.failure([root.strangeness])
      }
    } else {
      throw source.failure([root.strangeness])
    }
    imported.origin = file
    imported.repair()
    guard !imported.items.isEmpty else {
      throw source.failure([Finding(root.mark, "there is nothing in it that a form can ask for")])
    }
    yaml = imported.yaml
    notes = FormImport.warnings(imported.allNotes, of: source)
    // Whatever the text was, the output must be a valid form.
    _ = try FormReading(yaml: yaml, file: "the imported form")
  }

  /// Returns the first notes as warnings, and the number of the others.
  private static func warnings(_ notes: [Finding], of source: SourceText) -> [Diagnostic] {
    var warnings = notes.prefix(noteLimit).map { source.diagnostic(of: $0, severity: .warning) }
    if let next = notes.dropFirst(noteLimit).first {
      let words = "\(notes.count - noteLimit) more parts are left out or changed, from here on"
      warnings.append(source.diagnostic(of: Finding(next.mark, words), severity: .warning))
    }
    return warnings
  }

  /// The maximum number of notes, each of which may have a long line.
  private static let noteLimit = 200
}

/// A form to be written as YAML.
struct ImportedForm {
  /// The name of the source file.
  var origin = ""

  /// The title, and the text above the first field.
  var title = ""
  var intro: String?

  /// The fields and groups.
  var items: [Item] = []

  /// The parts that were left out or changed.
  var notes: [Finding] = []

  /// The keys that describe something, but have no use in a form.
  var annotations: [(name: String, mark: Mark)] = []

  /// Whether answers that were not given are not written.
  var omitsUnanswered = false

  /// A field or a group: its keys with values in YAML, and the fields of a group.
  struct Item {
    var keys: [(name: String, yaml: String)] = []
    var rules: [String] = []
    var fields: [Item] = []

    /// The place in the source.
    var mark: Mark?

    /// The name of the field, group or note.
    var name: String { keys.first?.yaml ?? "" }

    /// Sets a key to a text; `nil` is ignored.
    mutating func set(_ key: String, _ text: String?) {
      guard let text, !text.isBlank else { return }
      keys.append((key, text.yaml(isAlone: true)))
    }

    /// Adds a rule in YAML if it is one, and returns whether it is.
    mutating func add(_ rule: String) -> Bool {
      guard (try? Clause(yaml: rule)) != nil else { return false }
      rules.append(rule)
      return true
    }

    /// The keys that may be left out: one, limits together, or all, with the rules.
    fileprivate var optionalParts: [[String]] {
      let needed = ["id", "group", "note", "hidden", "value", "type", "options", "mask", "fields"]
      let names = keys.map(\.name).filter { !needed.contains($0) }
      return names.map { [$0] } + [["min", "max"], ["rules"], names + ["rules"]]
    }

    /// Returns the item without some keys, if that makes it valid.
    fileprivate func without(_ names: [String]) -> Item? {
      var item = self
      item.keys.removeAll { names.contains($0.name) }
      if names.contains("rules") { item.rules = [] }
      return item.isValid ? item : nil
    }

    /// Whether the item can be in a form.
    var isValid: Bool { (try? FormReading(yaml: ImportedForm(items: [self]).yaml)) != nil }
  }

  /// The notes in the order of the text, each once, with the number of places; those on keys
  /// that only describe come last, together.
  var allNotes: [Finding] {
    let order = notes.indices.sorted { (notes[$0].mark, $0) < (notes[$1].mark, $1) }
    var counts: [String: Int] = [:]
    for note in notes { counts[note.message, default: 0] += 1 }
    var all: [Finding] = order.compactMap { index in
      let note = notes[index]
      guard let count = counts.removeValue(forKey: note.message) else { return nil }
      let places =
        count == 1 ? "" : ", here and in \(count - 1) other place\(count == 2 ? "" : "s")"
      return Finding(note.mark, note.message + places)
    }
    if let first = annotations.min(by: { $0.mark < $1.mark }) {
      let names = Set(annotations.map(\.name)).sorted().joined(separator: ", ")
      all.append(Finding(first.mark, "keys without a use in a form are left out: \(names)"))
    }
    return all
  }

  /// Leaves out what would make the form invalid, with a note at its place in the source.
  mutating func repair() {
    guard !items.isEmpty, (try? FormReading(yaml: yaml)) == nil else { return }
    items = items.compactMap { repaired($0) }
  }

  /// Returns an item without the keys or rules that make it invalid; `nil` if it remains so.
  private mutating func repaired(_ item: Item) -> Item? {
    if item.isValid { return item }
    var item = item
    if !item.fields.isEmpty {
      item.fields = item.fields.compactMap { repaired($0) }
      if item.isValid { return item }
    }
    let mark = item.mark ?? Mark(line: 1, column: 1)
    for dropped in item.optionalParts {
      guard let rest = item.without(dropped) else { continue }
      notes.append(Finding(mark, "\(item.name): \(dropped.joined(separator: " and ")) left out"))
      return rest
    }
    notes.append(Finding(mark, "\(item.name), which no form can have, is left out"))
    return nil
  }

  /// The form file.
  var yaml: String {
    var text =
      "# Imported from \(origin.printable).\ntitle: \((title.isEmpty ? "Form" : title).yaml(isAlone: true))\n"
    if let intro, !intro.isBlank {
      text += "intro: \(ImportedForm.block(intro, indent: 2))\n"
    }
    if omitsUnanswered { text += "unanswered: omit\n" }
    text += "fields:\n"
    for item in items { ImportedForm.write(item, indent: 2, to: &text) }
    return text
  }

  private static func write(_ item: Item, indent: Int, to text: inout String) {
    let margin = String(repeating: " ", count: indent)
    for (index, key) in item.keys.enumerated() {
      text += "\(margin)\(index == 0 ? "- " : "  ")\(key.name): \(key.yaml)\n"
    }
    if !item.rules.isEmpty {
      text += "\(margin)  rules:\n"
      for rule in item.rules { text += "\(margin)    - \(rule)\n" }
    }
    if !item.fields.isEmpty {
      text += "\(margin)  fields:\n"
      for field in item.fields { write(field, indent: indent + 4, to: &text) }
    }
  }

  /// Returns a text as a block if it has several lines, all of which a block can hold.
  static func block(_ text: String, indent: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { line in
      line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0xFFFE }
    }
    guard lines.count > 1, isPlain, lines.first?.first.map({ $0 != " " }) ?? false else {
      return text.yaml(isAlone: true)
    }
    let margin = String(repeating: " ", count: indent)
    return "|\n"
      + lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
      .trimmedAtEnd
  }
}

extension Node {
  /// Whether it looks like the JSON Schema of an object.
  fileprivate var isSchema: Bool {
    let keywords = ["properties", "$ref", "allOf", "anyOf", "oneOf", "$defs", "definitions"]
    return keywords.contains { self[$0] != nil }
  }

  /// The error that a form cannot be made of the root of a text.
  fileprivate var strangeness: Finding {
    let keywords = ["$schema", "oneOf", "anyOf", "enum", "items", "$defs", "definitions", "type"]
    let note = "an issue form has a body, a JSON Schema of an object has properties"
    guard keywords.contains(where: { self[$0] != nil }) else {
      return Finding(mark, "expected a GitHub issue form or a JSON Schema", note: note)
    }
    let words = "the JSON Schema is not of an object with properties, which a form asks for"
    return Finding(mark, words)
  }
}

extension SourceText {
  /// Whether it is an older issue template: front matter, and then Markdown.
  fileprivate var isMarkdownTemplate: Bool {
    let marks = lines.indices.filter { lines[$0].trimmingSpaces == "---" }
    guard marks.count > 1, lines[..<marks[0]].allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
      return false
    }
    let keys = lines[marks[0]..<marks[1]]
    return keys.contains { $0.hasPrefix("name:") || $0.hasPrefix("about:") }
      && !lines[(marks[1] + 1)...].contains { $0.hasPrefix("body:") }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String { String(self).trimmingSpaces }
}

extension String {
  /// The text without white space at the end.
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}

extension Finding {
  /// Creates the note that a field has another name than in the source, where it may be taken.
  init(renaming given: String, to name: String, at mark: Mark, isTaken: Bool) {
    let reason = isTaken ? "is the name of an earlier field" : "cannot be a name"
    self.init(mark, "\(given.quoted) \(reason); the field is named \(name)")
  }
}

/// Names of fields, made from other names or labels, without duplicates.
struct FieldNaming {
  private var taken: Set<String> = []

  /// Returns whether a field has a name.
  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// The next number to try after each name that was taken.
  private var numbers: [String: Int] = [:]

  /// Returns a valid name like another one.
  mutating func name(like text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      if isLetter || !name.isEmpty && ("0"..."9" ~= scalar || "_-".unicodeScalars.contains(scalar))
      {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "_" {
        name += "_"
      }
    }
    name = String(name.prefix(40))
    while name.last == "_", text.last != "_" { name.removeLast() }
    if name.isEmpty { name = "field" }
    var unique = name
    while !taken.insert(unique).inserted {
      let number = numbers[name, default: 2]
      unique = "\(name)_\(number)"
      numbers[name] = number + 1
    }
    return unique
  }
}
