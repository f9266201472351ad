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

  /// Returns whether only a shell gives a word its usual meaning: `|`, `>`, `$HOME`.
  static func isForShell(_ word: String) -> Bool {
    let signs: Set = ["|", "||", "&", "&&", ";", "<", ">", ">>", "2>", "2>&1"]
    let next = word.utf8.dropFirst().first.map(Unicode.Scalar.init)
    return signs.contains(word) || word.hasPrefix("~/")
      || word.hasPrefix("$") && (next?.properties.isAlphabetic == true || next == "{")
  }

  /// The error for a case that starts a program where only forms are played.
  static let needsTerminal = "a program needs a pseudo-terminal; use tabstop test --allow-commands"

  /// The command as written in a tape.
  package static func spelling(of words: [String]) -> String {
    let parts = words.map { word in
      let isPlain =
        !word.isEmpty && !isForShell(word)
        && word.utf8.allSatisfy { !$0.isBlank && !"\"'`#".utf8.contains($0) }
      return isPlain ? word : word.tapePieces.joined()
    }
    return ([word] + parts).joined(separator: " ")
  }
}
