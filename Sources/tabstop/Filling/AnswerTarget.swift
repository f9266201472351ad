import FormFile
import FormUI
import FormValidation

/// Where answers go, and how they are written.
struct AnswerTarget {
  /// Where answers go.
  enum Place {
    /// Standard output.
    case standardOutput
    /// A file, written whole or not at all.
    case file(String)
    /// A file that gets one more line of JSON.
    case line(of: String)
  }

  /// Where the answers go.
  var place = Place.standardOutput

  /// How they are written.
  var format = AnswerFormat.json

  /// What the names of variables begin with.
  var prefix = Form.variablePrefix

  /// Makes sure as far as can be that a form's answers can go there, before the user takes the
  /// trouble to fill it.
  func require(for form: Form) throws(Trouble) {
    do {
      try form.check(format, prefix: prefix)
    } catch {
      throw Trouble("\(error)")
    }
    switch place {
    case .standardOutput: try StandardOutput.require()
    case .file(let path), .line(let path): try OutputFile(path: path).require()
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
    switch place {
    case .standardOutput: try StandardOutput.write(text)
    case .file(let path): try OutputFile(path: path).replace(with: text)
    case .line(let path): try OutputFile(path: path).append(text)
    }
  }
}
