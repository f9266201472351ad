public import FormValidation

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
  /// A document with a heading for each field, as GitHub writes issues from forms.
  case markdown
}

/// The reason why answers cannot be written in a format.
public enum AnswerFault: Error, Equatable, Sendable {
  /// An answer contains a NUL, which the format cannot express.
  case holdsNUL(FieldID, AnswerFormat)
  /// Two fields would have the same variable.
  case sameVariable(FieldID, FieldID, name: String)
  /// A field's variable is used by the shell or the programs it starts.
  case shellVariable(FieldID, name: String)

  /// Returns whether a variable affects shells, loaders or locales.
  static func isOfShell(_ name: String) -> Bool {
    let names: Set = [
      "ENV", "EUID", "HOME", "IFS", "LANG", "OLDPWD", "PATH", "PPID", "PS1", "PS4", "PWD", "SHELL",
      "SHELLOPTS", "TERM", "TMPDIR", "UID",
    ]
    return names.contains(name)
      || ["BASH", "DYLD_", "LC_", "LD_", "PROMPT_"].contains(where: name.hasPrefix)
  }
}

extension AnswerFault: CustomStringConvertible {
  /// The error and how to fix it, in one line.
  public var description: String {
    switch self {
    case .holdsNUL(let field, let format):
      """
      the answer to \(field.rawValue) has a NUL in it, which the format \(format.rawValue) cannot \
      write; use json
      """
    case .sameVariable(let first, let second, let name):
      """
      the fields \(first.rawValue) and \(second.rawValue) would both be the variable \(name); use \
      another format
      """
    case .shellVariable(let field, let name):
      """
      the field \(field.rawValue) would be the variable \(name), which the shell uses; choose \
      another prefix
      """
    }
  }
}
