import FormTerminal

/// How a form is filled.
enum FillingMode {
  /// On the whole screen.
  case screen
  /// Line by line; the lines come from standard input, unless the terminal alone is meant.
  case plain(fromTerminal: Bool)
  /// By the answers given, without asking anybody.
  case unattended

  /// What the environment asks for: lines for a terminal that draws nothing, and for people who
  /// want nothing drawn.
  static var ofEnvironment: FillingMode {
    Terminal.environmentWantsLines ? .plain(fromTerminal: true) : .screen
  }
}
