/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// The process has no controlling terminal; the system's reason.
  case noTerminal(reason: String)
  /// `TERM` is unset or empty.
  case noType
  /// The system's terminal database does not know the type that `TERM` names.
  case unknownType(String)
  /// The type that `TERM` names lacks something a full screen needs.
  case tooSimple(String, lacks: String)
  /// The system refused something that it grants as a rule; its reason.
  case refused(reason: String)
  /// There is no terminal, and questions cannot be written to standard error either; the system's
  /// reason.
  case unheard(reason: String)
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .noTerminal(let reason):
      """
      there is no terminal to fill the form in (/dev/tty: \(reason)); \
      run this from a terminal
      """
    case .noType:
      "TERM is not set, so the terminal's type is unknown; set it, as in TERM=xterm-256color"
    case .unknownType(let name):
      "the terminal type TERM=\(name) is unknown here; try TERM=xterm-256color"
    case .tooSimple(let name, let lacks):
      """
      the terminal type TERM=\(name) cannot \(lacks), which a full screen needs; \
      try TERM=xterm-256color
      """
    case .refused(let reason):
      "the terminal could not be opened: \(reason)"
    case .unheard(let reason):
      "the questions cannot be written to standard error: \(reason)"
    }
  }
}
