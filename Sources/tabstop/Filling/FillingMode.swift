import Foundation

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
    let wantsLines =
      ["", "dumb"].contains(value(of: "TERM")) || !value(of: "ACCESSIBLE").isEmpty
    return wantsLines ? .plain(fromTerminal: true) : .screen
  }

  /// What a variable of the environment holds; empty where there is none.
  ///
  /// Asked of the C library, since a dictionary of all variables costs a start its time.
  private static func value(of variable: String) -> String {
    getenv(variable).map { String(cString: $0) } ?? ""
  }
}
