import FormFile
import FormValidation
import Forms
import Glibc
import SystemCalls

extension Command {
  /// Creates the command of a program of a form, never run through a shell.
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The folder of the form; `nil` for the current one.
  ///   - language: The language of the form, in which the program may write labels; `nil` for none.
  ///   - variables: The variables instead of the answers in this environment.
  init(
    ofForm words: [String],
    in folder: String? = nil,
    language: Language? = nil,
    _ variables: [String: String] = [:]
  ) {
    let added = variables.merging(language.map { [Command.languageVariable: $0.code] } ?? [:]) {
      $1
    }
    self.init(
      words,
      environment: .inherited(exceptPrefix: Form.variablePrefix, adding: added),
      in: folder
    )
  }

  /// The variable with the code of a form's language, such as `de`.
  static let languageVariable = "TABSTOP_LANG"
}

extension Posix.Failure {
  /// Returns the reason why a program could not be started, short enough for the message of a field.
  func reason(notStarting name: String) -> String {
    guard number == ENOENT else { return "\(name): \(reason)" }
    return name.contains("/") ? "\(name): no such file" : "\(name) was not found"
  }
}

extension String {
  /// Creates the text of what a program wrote; a carriage return begins a line.
  init(writtenByProgram bytes: some Sequence<UInt8>) {
    self.init(decoding: bytes.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
  }
}
