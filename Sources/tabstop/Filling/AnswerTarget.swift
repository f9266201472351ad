import FormFile
import FormUI
import FormValidation

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
  }

  /// The destination.
  var destination = Destination.standardOutput

  /// The format.
  var format = AnswerFormat.json

  /// The prefix of variable names.
  var prefix = Form.variablePrefix

  /// Checks as far as possible that a form's answers can be written, before the user fills it.
  func require(for form: Form) throws(Trouble) {
    do {
      try form.check(format, prefix: prefix)
    } catch {
      throw Trouble("\(error)")
    }
    switch destination {
    case .standardOutput: try StandardOutput.require()
    case .file(let path): try OutputFile(path: path).requireReplacing()
    case .line(let path): try OutputFile(path: path).requireAppending()
    }
  }

  /// Writes answers.
  func write(_ answers: Answers, of form: Form) throws(Trouble) {
    let text: String
    do {
      text = try form.text(of: answers, as: format, prefix: prefix)
    } catch {
      throw Trouble("\(error)")
    }
    switch destination {
    case .standardOutput: try StandardOutput.write(text)
    case .file(let path):
      try OutputFile(path: path, holdsSecrets: form.hasSecrets).replace(with: text)
    case .line(let path):
      try OutputFile(path: path, holdsSecrets: form.hasSecrets).append(text)
    }
  }
}
