import FormUI
import FormValidation

/// The state of a tape before a line, as far as reading the line depends on it.
struct TapeContext {
  /// The other files that the tape can name.
  let surroundings: TapeSurroundings

  /// The file of the line.
  var file: String

  /// The open form; `nil` if there is none or it could not be read.
  var form: Form?

  /// Whether a form could not be read, which was reported once.
  var hasBrokenForm = false

  /// The patterns of the tape so far.
  let patterns = PatternShelf()

  /// Returns the paths that a path may refer to, the likeliest first.
  func paths(of path: String) -> [String] {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return [path] }
    return [file[...slash] + path, path]
  }

  /// Looks up a file by all paths that it may refer to, and returns the one found.
  func lookUp<Content>(
    _ path: String,
    by look: (String) -> TapeSurroundings.Lookup<Content>
  ) -> (path: String, result: TapeSurroundings.Lookup<Content>) {
    for candidate in paths(of: path) {
      let result = look(candidate)
      if case .missing = result { continue }
      return (candidate, result)
    }
    return (path, .missing)
  }
}

/// The patterns of a tape, each compiled once.
final class PatternShelf {
  private var patterns: [String: SearchPattern] = [:]

  /// Returns the pattern of an expression.
  /// - Throws: `PatternError` if the expression is invalid.
  func pattern(_ expression: String) throws(PatternError) -> SearchPattern {
    if let known = patterns[expression] { return known }
    let pattern = try SearchPattern(expression)
    patterns[expression] = pattern
    return pattern
  }
}
