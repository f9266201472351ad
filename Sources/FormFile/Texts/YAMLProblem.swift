/// An error reported by libyaml, reworded.
struct YAMLProblem {
  /// The message.
  let message: String

  /// Whether the error is at the beginning of the construct, not where the scanner failed.
  let isAboutStart: Bool

  /// What to do about it, if that is clear.
  var help: String?

  /// Rewords an error, given the scanner's activity and the line on which it began, if reported.
  init(_ problem: String, during activity: String?, startedOn line: Int?) {
    let whole = activity.flatMap { activity in
      YAMLProblem.wholes.first { activity.hasSuffix($0.key) }?.value
    }
    if problem.hasPrefix("Maximum nesting") {
      message = "nested too deeply"
      isAboutStart = false
    } else if problem == "could not find expected ':'" {
      message = "missing colon after a key"
      isAboutStart = true
    } else if problem == "mapping values are not allowed in this context" {
      message = "unexpected colon; quote text that contains a colon"
      isAboutStart = false
    } else if problem == "found unknown escape character" {
      message = "unknown escape in double quotes"
      isAboutStart = false
      help = "put patterns in single quotes, which have no escapes: '\\d+'"
    } else if problem == "found unexpected end of stream", whole == nil {
      message = "unterminated quoted text"
      isAboutStart = true
    } else if let expected = problem.suffix(after: "did not find expected ") {
      let place = whole.map { " in the \($0)" } ?? ""
      message = "expected \(expected)\(place)\(line.map { " that starts on line \($0)" } ?? "")"
      isAboutStart = false
    } else {
      message = "invalid YAML: \(problem)"
      isAboutStart = false
    }
  }

  /// libyaml's names for constructs, and common ones.
  private static let wholes = [
    "block mapping": "mapping", "flow mapping": "mapping", "block collection": "list",
    "flow sequence": "list",
  ]
}

extension String {
  fileprivate func suffix(after prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
