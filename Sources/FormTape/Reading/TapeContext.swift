import FormUI
import FormValidation

/// What a tape has said before a line, as far as reading the line depends on it.
struct TapeContext {
  /// What the tape can name beside itself.
  let surroundings: TapeSurroundings

  /// The file that the line stands in.
  var file: String

  /// The form that is open; nothing where none is, or where it could not be read.
  var form: Form?

  /// Whether a form was named that could not be read, which was complained of once.
  var hasBrokenForm = false

  /// The patterns that the tape has named so far.
  let patterns = PatternShelf()

  /// The paths by which a file might be meant, the likeliest first.
  func paths(of path: String) -> [String] {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return [path] }
    return [file[...slash] + path, path]
  }

  /// Looks a file up by all paths that might be meant, and returns the one that led anywhere.
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

/// Patterns of a tape, each compiled once however often it is written.
final class PatternShelf {
  private var patterns: [String: SearchPattern] = [:]

  /// The search for an expression.
  /// - Throws: `PatternError` if the expression is ill-formed.
  func pattern(_ expression: String) throws(PatternError) -> SearchPattern {
    if let known = patterns[expression] { return known }
    let pattern = try SearchPattern(expression)
    patterns[expression] = pattern
    return pattern
  }
}
