/// A form to copy, with its tape and the files that it reads.
package struct SampleForm {
  /// Its name: that of its file, without the extension.
  package let name: String

  /// The files that the form reads, by name.
  package let companions: [(name: String, text: String)]

  private let form: String
  private let tape: String

  /// Creates a form from the files of a folder; `nil` if the form or its tape is not there.
  package init?(_ name: String, file: (String) -> String?) {
    guard let form = file("\(name).yaml"), let tape = file("\(name).tape") else { return nil }
    (self.name, self.form, self.tape) = (name, form, tape)
    companions = form.matches(of: /\{file: ([^}]+)\}/).compactMap { match in
      file(String(match.1)).map { (String(match.1), $0) }
    }
  }

  /// Returns the form file, with comments that name the two files.
  package func yaml(named file: String, tape: String) -> String {
    renamed(form, to: file, tape)
  }

  /// Returns the tape, with comments that name the two files.
  /// - Parameters:
  ///   - path: The path of the form from the tape, as tapes spell it.
  ///   - file: The name of the form's file, for comments.
  ///   - tape: The name of the tape, for comments.
  /// - Returns: The text of the tape.
  package func tape(opening path: String, named file: String, tape: String) -> String {
    renamed(self.tape, to: file, tape)
      .replacing("\nForm \(name).yaml", with: "\nForm \(path)")
  }

  private func renamed(_ text: String, to file: String, _ tape: String) -> String {
    text.replacing("Forms/\(name).yaml", with: file.shellWord)
      .replacing("Forms/\(name).tape", with: tape.shellWord)
  }
}
