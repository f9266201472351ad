/// The reason why a terminal could not be opened.
public enum TerminalError: Error, Equatable, Sendable {
  /// The process has no controlling terminal; with the system's reason.
  case noTerminal(reason: String)
  /// A form is open on the terminal already; only one can be at a time.
  case busy
  /// `TERM` is unset or empty.
  case noType
  /// The terminal database is missing: it knows neither the type in `TERM` nor xterm.
  case unknownType(String)
  /// The terminal type in `TERM` lacks something that drawing needs.
  case tooSimple(String, lacks: String)
  /// The system refused a resource that it usually grants; with its reason.
  case refused(reason: String)
  /// There is no terminal, and questions cannot be written to standard error either; with the
  /// system's reason.
  case unheard(reason: String)
}

extension TerminalError: CustomStringConvertible {
  /// The problem and how to fix it, in one line.
  public var description: String { advice.map { "\(problem); \($0)" } ?? problem }

  package var problem: String {
    switch self {
    case .noTerminal(let reason): "no terminal found (/dev/tty: \(reason))"
    case .busy: "another form is open on the terminal"
    case .noType: "TERM is not set"
    case .unknownType(let name): "the terminal database has no entry for \"\(name)\" or xterm"
    case .tooSimple(let name, let lacks): "a terminal of type \"\(name)\" cannot \(lacks)"
    case .refused(let reason): "cannot open the terminal: \(reason)"
    case .unheard(let reason): "cannot write to standard error: \(reason)"
    }
  }

  /// How to fix it; `nil` if that is up to the system.
  package var advice: String? {
    switch self {
    case .noTerminal: "run this from a terminal"
    case .busy: "run one form after the other"
    case .unknownType: "install terminfo (ncurses-base), or set TERMINFO to its folder"
    case .noType, .tooSimple: "set TERM to your terminal's type, like xterm-256color"
    case .refused, .unheard: nil
    }
  }
}
