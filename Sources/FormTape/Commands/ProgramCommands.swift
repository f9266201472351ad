/// `Program ./app --flag`: starts a program in a pseudo-terminal, in place of a form.
package struct StartProgram: TapeCommand {
  /// The word that it begins with.
  static let word = "Program"

  package static let words = [word]
  package static let dialect = CommandDialect.native

  /// The program.
  package let program: TapedProgram

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var words: [String] = []
    while let token = arguments.take(.string) { words.append(token.text) }
    if let fault = arguments.next?.fault { throw fault }
    guard words.first?.isEmpty == false else {
      throw arguments.unexpected("a program, like ./app --flag")
    }
    program = TapedProgram(words, tape: arguments.context.file)
  }

  package func prepare(_ setup: inout CaseSetup) { (setup.program, setup.form) = (program, nil) }
}

/// The program that a case starts.
package struct TapedProgram: Equatable, Sendable {
  /// Its path or name, then its arguments.
  package let words: [String]

  /// The folder of the tape that names it; empty for the current one.
  package let folder: String

  /// Whether its standard output is captured instead of drawn, because the case expects something
  /// of it.
  package internal(set) var capturesOutput = false

  /// Whether its standard error is.
  package internal(set) var capturesErrors = false

  /// Creates a program that a tape names.
  init(_ words: [String], tape: String) {
    self.words = words
    folder = tape.lastIndex(of: "/").map { String(tape[...$0]) } ?? ""
  }

  /// The error for a case that starts a program where only forms are played.
  static let needsTerminal = "a program needs a pseudo-terminal; use tabstop test --allow-commands"

  /// The command as written in a tape.
  package static func spelling(of words: [String]) -> String {
    let parts = words.map { word in
      let isPlain =
        !word.isEmpty && word.utf8.allSatisfy { !$0.isBlank && !"\"'`#".utf8.contains($0) }
      return isPlain ? word : word.tapePieces.joined()
    }
    return ([StartProgram.word] + parts).joined(separator: " ")
  }
}
