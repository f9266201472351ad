/// A format of answers.
public enum AnswerFormat: String, Hashable, Sendable, CaseIterable {
  /// A JSON object, one name per line.
  case json
  /// A JSON object on one line.
  case jsonl
  /// Shell variables, quoted so that `eval` does not run any part of an answer.
  case env
  /// `name=value`, each ended by a NUL, as `env -0` writes.
  case nul
  /// A YAML mapping.
  case yaml
}
