package import FormValidation
import Forms
import SourceText
import TerminalText

/// A starter form: a few fields, written as a form file and its first tape.
package struct NewForm: Sendable {
  /// A field, as described by the answers.
  struct Field: Sendable {
    /// The name of its answer.
    let id: String
    let label: String
    /// The type, as in form files.
    let type: String
    let options: [String]
    /// The name of its rule, besides `required`; `nil` for none.
    let rule: RuleDefinition?
    let isRequired: Bool
  }

  let title: String
  let fields: [Field]

  /// Creates the form described by the answers to `Forms/new.yaml`.
  package init(_ answers: Answers) {
    title = String(answers["title"]) ?? ""
    var fields: [Field] = []
    while let field = Field(
      answers,
      entry: FieldID("fields").entry(fields.count),
      besides: Set(fields.map(\.id))
    ) {
      fields.append(field)
    }
    self.fields = fields
  }
}

extension NewForm.Field {
  /// Creates a field from an entry of the answers, with a unique name; `nil` after the last.
  fileprivate init?(_ answers: Answers, entry: FieldID, besides names: Set<String>) {
    guard answers.contains(entry.member("label")) else { return nil }
    label = String(answers[entry.member("label")]) ?? ""
    type = answers[entry.member("type")].description
    options = [Value](answers[entry.member("options")])?.map(\.description) ?? []
    rule = String(answers[entry.member("rule")]).flatMap(RuleDefinition.named)
    isRequired = answers[entry.member("required")] == .bool(true)
    let name = label.fieldName
    var (candidate, number) = (name, 1)
    while names.contains(candidate) {
      number += 1
      candidate = "\(name)_\(number)"
    }
    id = candidate
  }

  /// The rule that requires an answer, if it is required.
  fileprivate var presence: String? {
    isRequired ? type == "toggle" ? "accepted" : "required" : nil
  }
}

extension NewForm {
  /// Returns the form file, with comments that name the two files.
  package func yaml(named file: String, tape: String) -> String {
    """
    # Fill it in with: tabstop \(file.shellWord)
    # Edit it while it is being filled out: tabstop fill --watch \(file.shellWord)
    # Test it with: tabstop test \(tape.shellWord)
    title: \(title.yamlScalar)
    reveal: polite              # when messages appear: polite | immediately | on-leave | on-submit
    fields:

    """ + fields.enumerated().map { $1.yaml(isFirst: $0 == 0) }.joined()
  }
}

extension NewForm.Field {
  /// Returns the field as an item of the list of fields; the first one with comments.
  fileprivate func yaml(isFirst: Bool) -> String {
    let (id, type) = ("  - id: \(id.yamlScalar)", "    type: \(type)")
    var lines = [
      isFirst ? id.commented("the name of the answer") : id,
      isFirst ? type.commented("its keys: tabstop types \(self.type)") : type,
      "    label: \(label.withBracesAsText.yamlScalar)",
    ]
    if !options.isEmpty {
      lines.append("    options: [\(options.map(\.yamlScalar).joined(separator: ", "))]")
    }
    if presence != nil || rule != nil { lines.append("    rules:") }
    if let presence { lines.append("      - \(presence)") }
    if let rule {
      let line = "      - \(rule.example.spelling)"
      lines.append(line.commented("tabstop rules \(rule.name)"))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension NewForm {
  /// Returns the first tape, which passes.
  /// - Parameters:
  ///   - path: The path of the form from the tape, as tapes spell it.
  ///   - tape: The name of the tape, for the comment.
  /// - Returns: The text of the tape.
  package func tape(opening path: String, named tape: String) -> String {
    var lines = [
      "# The first tape of the form. Run it with: tabstop test \(tape.shellWord)",
      "# Watch it with: tabstop play \(tape.shellWord)",
      "Test \"the form is filled and submitted\"", "Form \(path)",
    ]
    for (number, field) in fields.enumerated() {
      lines += [field.sampleKeys, "Expect field \(field.id) ok"]
      if field.type != "select", number + 1 < fields.count { lines.append("Tab") }
    }
    lines += ["F2", "Expect submitted", "Expect exit 0"]
    if let first = fields.first(where: \.isRequired) {
      lines += ["", "Test \"what is required must be answered\"", "Form \(path)"]
      lines += ["F2", "Expect not submitted", "Expect focus \(first.id)"]
    }
    for (number, field) in fields.enumerated() {
      guard let wrong = field.rule?.example.fails.flatMap({ try? Value(json: $0) }) else {
        continue
      }
      lines += ["", "Test \"\(field.id) obeys its rule\"", "Form \(path)"]
      if number > 0 { lines.append(number == 1 ? "Tab" : "Tab \(number)") }
      lines += ["Type \"\(wrong)\"", "Expect not field \(field.id) ok"]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension NewForm.Field {
  /// The keys that enter a valid answer into the field, as in a tape.
  fileprivate var sampleKeys: String {
    switch type {
    case "select": return "Space Enter"
    case "toggle", "checklist": return "Space"
    default: return "Type \"\(sample)\""
    }
  }

  private var sample: String {
    if let passing = rule?.example.passes.flatMap({ try? Value(json: $0) }) {
      return passing.description
    }
    switch type {
    case "number": return "42"
    // Also a date of birth.
    case "date": return "1990-05-08"
    case "datetime": return "1990-05-08 09:30"
    case "password": return "correct-horse-7"
    default: return "Ada"
    }
  }
}

extension String {
  /// Returns the line with a comment, aligned with those of other short lines.
  fileprivate func commented(_ comment: String) -> String {
    padded(to: Swift.max(28, cellWidth + 1)) + "# " + comment
  }

  /// A name for a field with the text as its label: lowercase ASCII letters and digits, with _
  /// between the words.
  fileprivate var fieldName: String {
    var words = [""]
    for scalar in unicodeScalars {
      var parts: [Unicode.Scalar] = []
      scalar.decompose(compatibly: true) { parts.append($0) }
      let kept = parts.filter { part in
        part.isASCII && (part.properties.isAlphabetic || part.properties.numericType != nil)
      }
      for part in kept { words[words.count - 1] += part.properties.lowercaseMapping }
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      if kept.isEmpty, !isMark, words.last != "" { words.append("") }
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "_")
    guard let first = name.unicodeScalars.first else { return "field" }
    return first.properties.isAlphabetic ? name : "field_\(name)"
  }

  /// The text as a YAML scalar, quoted if it would not be read as that text.
  fileprivate var yamlScalar: String {
    let signs = " _-'.!?()/"
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        || signs.unicodeScalars.contains(scalar)
    }
    let begins = unicodeScalars.first?.properties.isAlphabetic ?? false
    return isPlain && begins && last != " " && CoreSchema.value(of: self) == .text(self)
      ? yamlKey : json
  }
}

extension String {
  /// The path as a word of a shell, quoted if needed, and never read as an option.
  package var shellWord: String {
    if utf8.first == UInt8(ascii: "-") { return "./\(self)".shellWord }
    let isPlain = utf8.allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar.properties.isAlphabetic && scalar.isASCII || "0"..."9" ~= scalar
        || "._-/".unicodeScalars.contains(scalar)
    }
    return isPlain ? self : shellQuoted.printable
  }
}
