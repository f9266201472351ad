/// The program that a case starts.
package struct TapedProgram: Equatable, Sendable {
  /// The word that it begins with in a tape.
  static let word = "Program"

  /// Its path or name, then its arguments.
  package let words: [String]

  /// The folder of the tape that names it; empty for the current one.
  package let folder: String

  /// Creates a program that a tape names.
  package init(_ words: [String], tape: String) {
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
    return ([word] + parts).joined(separator: " ")
  }
}
