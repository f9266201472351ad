public import FormValidation
public import Forms
import SourceText

extension Form {
  /// Returns the answers in a format, with a final line break, or NUL in `nul`; variables have a
  /// prefix.
  ///
  /// They are in the order of the fields, without those that are not submitted or were not asked.
  /// Blank ones are null if the format has null, otherwise empty, or are left out if the form or
  /// their field says so.
  /// - Throws: `AnswerFault` if the format cannot express them.
  public func text(
    of answers: Answers,
    as format: AnswerFormat,
    prefix: String = variablePrefix
  ) throws(AnswerFault) -> String {
    switch format {
    case .json: return json(of: answers) + "\n"
    case .jsonl: return json(of: answers, layout: .oneLine) + "\n"
    case .yaml: return yaml(of: answers)
    case .markdown: return markdown(of: answers)
    case .env:
      try check(.env, prefix: prefix)
      return try words(of: answers, as: .env)
        .map { "\(Form.variable(of: $0.field, prefix: prefix))=\($0.words.shellQuoted)\n" }.joined()
    case .nul:
      return try words(of: answers, as: .nul).map { "\($0.field.rawValue)=\($0.words)\u{0}" }
        .joined()
    }
  }

  /// Checks that a format can name every answer to the form, which only `env` may not be able to.
  /// - Throws: `AnswerFault` if two fields would have the same name, or a name is a shell's own.
  public func check(
    _ format: AnswerFormat,
    prefix: String = variablePrefix
  ) throws(AnswerFault) {
    guard format == .env else { return }
    var fields: [String: FieldID] = [:]
    for field in specimen.fields where field.isSubmitted {
      let name = Form.variable(of: field.id, prefix: prefix)
      if AnswerFault.isOfShell(name) { throw .shellVariable(field.id, name: name) }
      if let other = fields.updateValue(field.id, forKey: name) {
        throw .sameVariable(other, field.id, name: name)
      }
    }
  }

  /// Returns the environment variable of a field's answer.
  public static func variable(of field: FieldID, prefix: String = variablePrefix) -> String {
    let name = field.rawValue.uppercased().replacing("]", with: "")
    return prefix + String(name.map { "-.[".contains($0) ? "_" : $0 })
  }

  /// The default prefix of variables.
  public static let variablePrefix = "TABSTOP_FIELD_"

  /// Returns an answer as the value of a variable: for a list, one line per item; empty if there is
  /// none.
  package static func words(of answer: Value) -> String {
    guard case .list(let items) = answer else { return answer.description }
    return items.map(\.description).joined(separator: "\n")
  }

  private func fieldsGiven(in answers: Answers) -> [Field] {
    let emptied = listsEmptied(in: answers)
    return withEntries(of: answers).fields.filter { field in
      answers.contains(field.id)
        && field.writes(answers[field.id], unanswered, isEmptied: emptied.contains(field.id))
    }
  }

  private func yaml(of answers: Answers) -> String {
    let lines = AnswerTree(of: answers, to: self).members.map { member in
      "\(member.name.yamlKey): \(member.tree.json)\n"
    }
    return lines.isEmpty ? "{}\n" : lines.joined()
  }

  /// Returns each answer as text; for a list, one line per item.
  private func words(
    of answers: Answers,
    as format: AnswerFormat
  ) throws(AnswerFault) -> [(field: FieldID, words: String)] {
    var all: [(field: FieldID, words: String)] = []
    for field in fieldsGiven(in: answers) {
      // The answer of a repeated group is the number of its entries, whose answers follow it.
      let answer = answers[field.id]
      let words = field.isControl ? answer.itemCount : Form.words(of: answer)
      guard !words.unicodeScalars.contains("\u{0}") else { throw .holdsNUL(field.id, format) }
      all.append((field.id, words))
    }
    return all
  }
}

extension Value {
  /// The number of items of a list, as text.
  fileprivate var itemCount: String {
    if case .list(let items) = self { "\(items.count)" } else { "0" }
  }
}

extension String {
  /// The text as one word of a POSIX shell, with any content.
  /// - Source: POSIX.1-2017, Shell Command Language, 2.2.2 "Single-Quotes".
  var shellQuoted: String {
    // By scalar: a quotation mark with a combining mark after it still ends the word.
    var quoted = "'"
    for scalar in unicodeScalars {
      if scalar == "'" { quoted += #"'\'"# }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// The name as a YAML key, quoted if it would not be read as text.
  /// - Source: YAML 1.1, the types bool and null; YAML 1.2, 10.3.2.
  var yamlKey: String {
    let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
    return words.contains(lowercased()) ? json : self
  }
}
