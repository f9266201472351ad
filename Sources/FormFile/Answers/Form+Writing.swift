public import FormUI
public import FormValidation
import JSONText

extension Form {
  /// The answers as a text in a format, with its last line's end; variables begin with a prefix.
  ///
  /// They are in the order of the fields; those that are not submitted, or were not asked, are left
  /// out. Those left blank are null where the format has one, else empty.
  /// - Throws: `AnswerFault` where the format cannot hold them.
  public func text(
    of answers: Answers,
    as format: AnswerFormat,
    prefix: String = variablePrefix
  ) throws(AnswerFault) -> String {
    switch format {
    case .json: return json(of: answers) + "\n"
    case .jsonl: return json(of: answers, layout: .oneLine) + "\n"
    case .yaml: return yaml(of: answers)
    case .env:
      try check(.env, prefix: prefix)
      return try words(of: answers, as: .env)
        .map { "\(Form.variable(of: $0.field, prefix: prefix))=\($0.words.shellQuoted)\n" }.joined()
    case .nul:
      return try words(of: answers, as: .nul).map { "\($0.field.rawValue)=\($0.words)\u{0}" }
        .joined()
    }
  }

  /// Makes sure that a format can hold the form's answers, whatever they are.
  /// - Throws: `AnswerFault` if two fields would have one name, or a name is a shell's own.
  public func check(
    _ format: AnswerFormat,
    prefix: String = variablePrefix
  ) throws(AnswerFault) {
    guard format == .env else { return }
    var fields: [String: FieldID] = [:]
    for field in self.fields where field.isSubmitted {
      let name = Form.variable(of: field.id, prefix: prefix)
      if AnswerFault.isOfShell(name) { throw .shellVariable(field.id, name: name) }
      if let other = fields.updateValue(field.id, forKey: name) {
        throw .sameVariable(other, field.id, name: name)
      }
    }
  }

  /// The variable of the environment that a field's answer comes from, and that a shell has it in.
  public static func variable(of field: FieldID, prefix: String = variablePrefix) -> String {
    prefix + field.rawValue.uppercased().replacing("-", with: "_")
  }

  /// What the names of all such variables begin with.
  public static let variablePrefix = "TABSTOP_FIELD_"

  /// An answer as a variable has it: a list with a line per item, empty if there is none.
  public static func words(of answer: Value) -> String {
    guard case .list(let items) = answer else { return answer.description }
    return items.map(\.description).joined(separator: "\n")
  }

  private func fieldsGiven(in answers: Answers) -> [Field] {
    fields.filter { $0.isSubmitted && answers.contains($0.id) }
  }

  private func yaml(of answers: Answers) -> String {
    let lines = fieldsGiven(in: answers).map { field in
      "\(field.id.rawValue.yamlKey): \(answers[field.id].json)\n"
    }
    return lines.isEmpty ? "{}\n" : lines.joined()
  }

  /// The answers as one text each, the members of a list a line each.
  private func words(
    of answers: Answers,
    as format: AnswerFormat
  ) throws(AnswerFault) -> [(field: FieldID, words: String)] {
    var all: [(field: FieldID, words: String)] = []
    for field in fieldsGiven(in: answers) {
      let words = Form.words(of: answers[field.id])
      guard !words.unicodeScalars.contains("\u{0}") else { throw .holdsNUL(field.id, format) }
      all.append((field.id, words))
    }
    return all
  }
}

extension String {
  /// The text as one word of a POSIX shell, whatever is in it.
  /// - Source: POSIX.1-2017, Shell Command Language, 2.2.2 "Single-Quotes".
  fileprivate var shellQuoted: String {
    // By scalar: a quotation mark with a combining mark after it is still one to a shell.
    var quoted = "'"
    for scalar in unicodeScalars {
      if scalar == "'" { quoted += #"'\'"# }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// The name as a key of YAML, quoted where it would be read as something else than a text.
  /// - Source: YAML 1.1, the types bool and null; YAML 1.2, 10.3.2.
  fileprivate var yamlKey: String {
    let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
    return words.contains(lowercased()) ? json : self
  }
}
