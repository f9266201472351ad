import FormFile
import FormValidation
import Forms
import SourceText

/// The destination and format of answers.
struct AnswerTarget {
  /// A destination of answers.
  enum Destination {
    /// Standard output.
    case standardOutput
    /// A file, written completely or not at all.
    case file(String)
    /// A file that a line of JSON is appended to.
    case line(of: String)
    /// Standard output, for the answer to a single question: as JSON, or as text with a character
    /// after each item of a list.
    case answer(isJSON: Bool, end: String = "\n")
    /// Nowhere: the exit status is enough.
    case nowhere
  }

  var destination = Destination.standardOutput
  var format = AnswerFormat.json

  /// The prefix of variable names.
  var prefix = Form.variablePrefix

  /// The path of the file; `nil` for any other destination.
  var path: String? {
    switch destination {
    case .file(let path), .line(of: let path): path
    case .standardOutput, .answer, .nowhere: nil
    }
  }

  /// Checks as far as possible that a form's answers can be written, before the user fills it out.
  func require(for form: Form) throws(CommandError) {
    do {
      try form.check(format, prefix: prefix)
    } catch {
      throw CommandError("\(error)")
    }
    switch destination {
    case .standardOutput, .answer: try StandardOutput.require()
    case .nowhere: break
    case .file(let path): try OutputFile(path: path).requireReplacing()
    case .line(let path): try OutputFile(path: path).requireAppending()
    }
  }

  /// Whether the answers appear on a terminal.
  private var isTerminal: Bool {
    switch destination {
    case .standardOutput, .answer: StandardOutput.isTerminal
    case .file(let path), .line(let path): OutputFile(path: path).isTerminal
    case .nowhere: false
    }
  }

  /// Writes answers; on a terminal, secrets are masked.
  func write(_ answers: Answers, of form: Form) throws(CommandError) {
    var answers = answers
    let isMasked = isTerminal && answers.maskSecrets(of: form)
    try writeAll(answers, of: form)
    if isMasked { StandardError.write(AnswerTarget.advice(on: form)) }
  }

  /// How to get the secrets that were masked.
  private static func advice(on form: Form) -> String {
    let what = form.isQuestion ? "the answer is" : "secret answers are"
    return "note: \(what) hidden on a terminal; for the text, use a pipe or redirect to a file\n"
  }

  private func writeAll(_ answers: Answers, of form: Form) throws(CommandError) {
    switch destination {
    case .answer(let isJSON, let end):
      let answer = answers[Question.field]
      return try StandardOutput.write(isJSON ? answer.json + "\n" : answer.text(endingWith: end))
    case .nowhere: return
    case .standardOutput, .file, .line: break
    }
    let text: String
    do {
      text = try form.text(of: answers, as: format, prefix: prefix)
    } catch {
      throw CommandError("\(error)")
    }
    switch destination {
    case .standardOutput, .answer, .nowhere: try StandardOutput.write(text)
    case .file(let path):
      try OutputFile(path: path, holdsSecrets: form.hasSecrets).replace(with: text)
    case .line(let path):
      try OutputFile(path: path, holdsSecrets: form.hasSecrets).append(text)
    }
  }
}

extension Answers {
  /// Replaces secrets, and returns whether there are any.
  fileprivate mutating func maskSecrets(of form: Form) -> Bool {
    var hasSecrets = false
    for field in form.fields where field.isSecret && !(self[field.id].isBlank) {
      self[field.id] = "********"
      hasSecrets = true
    }
    return hasSecrets
  }
}

extension Value {
  /// Returns the answer as text, with a character after it, or after each item of a list.
  fileprivate func text(endingWith end: String) -> String {
    guard case .list(let items) = self else { return description + end }
    return items.map { $0.description + end }.joined()
  }
}
