import FormFile
import FormUI
import FormValidation

/// Where answers go, and how they are written.
enum AnswerTarget {
  /// Standard output.
  case standardOutput(AnswerFormat)
  /// A file, written whole or not at all.
  case file(String, AnswerFormat)
  /// A file that gets one more line of JSON.
  case line(of: String)

  /// How the answers are written.
  var format: AnswerFormat {
    switch self {
    case .standardOutput(let format), .file(_, let format): format
    case .line: .jsonl
    }
  }

  /// Makes sure as far as can be that a form's answers can go there, before somebody takes the
  /// trouble to fill it.
  func require(for form: Form) throws(Trouble) {
    do {
      try form.check(format)
    } catch {
      throw Trouble("\(error)")
    }
    switch self {
    case .standardOutput: try StandardOutput.require()
    case .file(let path, _): try OutputFile(path: path).requireReplacing()
    case .line(let path): try OutputFile(path: path).requireAppending()
    }
  }

  /// Writes answers.
  func write(_ answers: Answers, of form: Form) throws(Trouble) {
    let text: String
    do {
      text = try form.text(of: answers, as: format)
    } catch {
      throw Trouble("\(error)")
    }
    let holdsSecrets = form.hasSecrets
    switch self {
    case .standardOutput: try StandardOutput.write(text)
    case .file(let path, _):
      try OutputFile(path: path, holdsSecrets: holdsSecrets).replace(with: text)
    case .line(let path): try OutputFile(path: path, holdsSecrets: holdsSecrets).append(text)
    }
  }
}
