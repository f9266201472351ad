public import FormValidation

/// Why answers cannot be written in a format.
public enum AnswerFault: Error, Hashable, Sendable {
  /// An answer has a NUL in it, which the format has no way to write.
  case holdsNUL(FieldID, AnswerFormat)
  /// Two fields would be one variable.
  case sameVariable(FieldID, FieldID, name: String)
  /// A field would be a variable that the shell or what it starts goes by.
  case shellVariable(FieldID, name: String)

  /// Whether a variable is one that a shell, a loader or a locale goes by.
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
  /// What is wrong and what to do about it, in one line.
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
