/// How answers are written.
public enum AnswerFormat: String, Hashable, Sendable, CaseIterable {
  /// An object of JSON, a name a line.
  case json
  /// An object of JSON on one line.
  case jsonl
  /// Variables for a shell, quoted so that `eval` takes nothing of an answer for a command.
  case env
  /// `name=value`, each ended by a NUL, as `env -0` writes.
  case nul
  /// A mapping of YAML.
  case yaml
}
