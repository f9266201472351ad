/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// The process has no controlling terminal, for the system's reason.
  case noTerminal(reason: String)
  /// `TERM` is unset or empty.
  case noType
  /// The terminal database does not know the type in `TERM`.
  case unknownType(String)
  /// The type in `TERM` lacks something that a full screen needs.
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
