/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// The process has no controlling terminal, for the system's reason.
  case noTerminal(reason: String)
  /// `TERM` is unset or empty.
  case noType
  /// The terminal database does not know the type in `TERM`.
  case unknownType(String)
  /// The type in `TERM` lacks something that drawing needs.
  case tooSimple(String, lacks: String)
  /// The system refused a resource that it usually grants, for its reason.
  case refused(reason: String)
  /// There is no terminal, and questions cannot be written to standard error either, for the
  /// system's reason.
  case unheard(reason: String)
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .noTerminal(let reason):
      """
      no terminal found (/dev/tty: \(reason)); \
      run this from a terminal
      """
    case .noType:
      "TERM is not set; set it, for example TERM=xterm-256color"
    case .unknownType(let name):
      "unknown terminal type TERM=\(name); try TERM=xterm-256color"
    case .tooSimple(let name, let lacks):
      """
      terminal type TERM=\(name) cannot \(lacks), which drawing on it requires; \
      try TERM=xterm-256color
      """
    case .refused(let reason):
      "cannot open the terminal: \(reason)"
    case .unheard(let reason):
      "cannot write to standard error: \(reason)"
    }
  }
}
