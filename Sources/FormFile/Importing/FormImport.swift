import FormUI
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
    let source = SourceText(try FormReading.text(of: bytes, file: file), file: file)
    let isJSON = source.text.drop(while: \.isWhitespace).first == "{"
    let start = Mark(line: 1, column: 1)
    guard let root = isJSON ? try Node(json: source) : try YAML.node(of: source), !root.isNull
    else { throw source.failure([Finding(start, "the file is empty")]) }
    var imported: ImportedForm
    if case .list? = root["body"]?.content {
      imported = IssueFormReader(root).imported
    } else if ["properties", "$ref", "allOf"].contains(where: { root[$0] != nil }) {
      imported = JSONSchemaReader(root).imported
    } else {
      throw source.failure([
        Finding(
          root.mark,
          "expected a GitHub issue form or a JSON Schema",
          note: "an issue form has a body, a JSON Schema of an object has properties"
        )
      ])
    }
    guard !imported.items.isEmpty else {
      throw source.failure([Finding(root.mark, "there is nothing in it that a form can ask for")])
    }
    imported.origin = file
    yaml = imported.yaml
    notes = imported.notes.sorted { $0.mark < $1.mark }.map {
      source.diagnostic(of: $0, severity: .warning)
    }
    // Whatever the text was, the output must be a valid form.
    _ = try FormReading(yaml: yaml, file: "the imported form")
  }
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

  /// A field or a group: its keys with values in YAML, and the fields of a group.
  struct Item {
    var keys: [(name: String, yaml: String)] = []
    var rules: [String] = []
    var fields: [Item] = []

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

    /// Whether the item can be in a form.
    var isValid: Bool { (try? FormReading(yaml: ImportedForm(items: [self]).yaml)) != nil }
  }

  /// The form file.
  var yaml: String {
    var text =
      "# Imported from \(origin.printable).\ntitle: \((title.isEmpty ? "Form" : title).yaml(isAlone: true))\n"
    if let intro, !intro.isBlank {
      text += "intro: \(ImportedForm.block(intro, indent: 2))\n"
    }
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

extension String {
  /// The text without white space at the end.
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)])
  }
}

/// Names of fields, made from other names or labels, without duplicates.
struct FieldNaming {
  private var taken: Set<String> = []

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
