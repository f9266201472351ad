import FormTerminal

/// How a form is filled.
enum FillingMode {
  /// On the whole screen.
  case screen
  /// Line by line, from standard input or only from the terminal.
  case plain(fromTerminal: Bool)
  /// With the given answers, without asking.
  case unattended

  /// The mode that the environment requests: lines for a terminal that cannot draw, and for users
  /// who want no drawing.
  static var ofEnvironment: FillingMode {
    Terminal.environmentWantsLines ? .plain(fromTerminal: true) : .screen
  }
}
