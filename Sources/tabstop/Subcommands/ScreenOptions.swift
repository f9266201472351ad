import ArgumentParser
import FormTerminal
import FormUI
import Glibc
import TapeRunner

/// The options for the look of the screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use a theme: \(Theme.names). \(Theme.variable) sets the default.",
      valueName: "name"
    ),
    completion: .list(Theme.all.map(\.name)),
    transform: Theme.named(byOption:)
  )
  var theme: Theme?

  @Option(help: ArgumentHelp("Set when to use color."))
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  /// Returns the look from the options or, by default, the environment.
  /// - Throws: `Trouble` if the environment names an unknown theme.
  func appearance() throws(Trouble) -> Appearance {
    var appearance = theme == nil ? try .ofEnvironment() : Appearance()
    if let theme { appearance.theme = theme }
    appearance.coloring = color.coloring
    appearance.isASCII = ascii
    return appearance
  }
}

extension Appearance {
  /// Returns the look without options.
  /// - Throws: `Trouble` if the environment names an unknown theme.
  static func ofEnvironment() throws(Trouble) -> Appearance {
    try Appearance(theme: Theme.ofEnvironment())
  }
}

extension Theme {
  fileprivate static let names = all.map(\.name).joined(separator: ", ")

  fileprivate static func named(byOption name: String) throws -> Theme {
    if let theme = Theme(named: name) { return theme }
    throw ValidationError("Unknown theme \"\(name)\"; expected one of \(names).")
  }

  /// Returns the theme that the environment names, or the default one.
  fileprivate static func ofEnvironment() throws(Trouble) -> Theme {
    guard let value = Posix.variable(variable), !value.isEmpty else {
      return .default
    }
    if let theme = Theme(named: value) { return theme }
    throw Trouble("\(variable): unknown theme \"\(value)\"; expected one of \(names)")
  }
}

extension ColorChoice {
  fileprivate var coloring: Appearance.Coloring {
    switch self {
    case .auto: .automatic
    case .always: .wherePossible
    case .never: .never
    }
  }
}

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Whether to use colors on standard output: by default, on a terminal that supports them, unless
  /// the environment says not to.
  /// - Source: no-color.org.
  var isWantedOnOutput: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      guard (Posix.variable("NO_COLOR") ?? "").isEmpty else { return false }
      return isatty(STDOUT_FILENO) == 1 && Posix.variable("TERM") ?? "dumb" != "dumb"
    }
  }
}

/// Whether a form handles the mouse, or the terminal keeps it to select text.
enum MouseChoice: String, ExpressibleByArgument, CaseIterable {
  case on, off
}
