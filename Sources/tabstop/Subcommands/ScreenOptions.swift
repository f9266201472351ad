import ArgumentParser
import FormFile
import FormTerminal
import FormWidgets
import Glibc
import SourceText
import SystemCalls

/// The options for the appearance of the screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use a theme by name, or a theme file."
        + FullHelp.only(" `tabstop themes` shows all; \(Theme.variable) sets the default."),
      valueName: "name"
    ),
    completion: .list(Theme.names),
    transform: ThemeChoice.named(byOption:)
  )
  var theme: ThemeChoice?

  @Option(
    help: .uncommon(
      "Use this color for the focus and keys: a name like cyan, or #rrggbb.",
      valueName: "color"
    ),
    completion: .list(TerminalColor.names),
    transform: TerminalColor.named(byOption:)
  )
  var accent: TerminalColor?

  @Option(help: .uncommon("Set when to use colors (default: auto)."))
  var color: ColorChoice?

  @Flag(help: .uncommon("Draw with ASCII only."))
  var ascii = false

  /// Returns the appearance from the options or, by default, the environment.
  /// - Throws: `CommandError` if the environment names an unknown theme, or a theme file is invalid.
  func appearance() throws(CommandError) -> Appearance {
    var appearance = theme == nil ? try .ofEnvironment() : Appearance()
    if let theme { appearance.theme = try theme.theme }
    if let accent { appearance.theme = appearance.theme.accented(with: accent) }
    appearance.coloring = (color ?? .auto).coloring
    appearance.isASCII = ascii
    return appearance
  }
}

extension Appearance {
  /// Returns the default appearance.
  /// - Throws: `CommandError` if the environment names an unknown theme.
  static func ofEnvironment() throws(CommandError) -> Appearance {
    try Appearance(theme: Theme.ofEnvironment())
  }
}

extension Theme {
  /// Returns what is wrong with the name of a theme, and how to find out what is right.
  fileprivate static func trouble(with name: String) -> String {
    let advice = names.nearest(to: name).map { "did you mean \($0.quoted)?" }
    return "unknown theme \(name.quoted); \(advice ?? "list them with `tabstop themes`")"
  }

  /// Returns the theme that the environment names, or the default one.
  fileprivate static func ofEnvironment() throws(CommandError) -> Theme {
    guard let value = Posix.variable(variable), !value.isEmpty else {
      return .default
    }
    if let choice = ThemeChoice(value) { return try choice.theme }
    throw CommandError("\(variable): \(trouble(with: value))")
  }
}

/// A theme by name, or in a file.
enum ThemeChoice {
  case named(Theme)
  case file(String)

  /// Creates the choice from a theme's name, or from a path: a text with a slash or a dot; `nil`
  /// for any other text.
  init?(_ text: String) {
    if let theme = Theme(named: text) {
      self = .named(theme)
    } else if text.contains("/") || text.contains(".") {
      self = .file(text)
    } else {
      return nil
    }
  }

  static func named(byOption text: String) throws -> ThemeChoice {
    if let choice = ThemeChoice(text) { return choice }
    throw ValidationError(Theme.trouble(with: text))
  }

  /// Returns the theme of the list with a name, or the one in a file.
  /// - Throws: `CommandError` if the list has none.
  static func listed(_ text: String) throws(CommandError) -> ThemeChoice {
    if let choice = ThemeChoice(text) { return choice }
    let nearest = Theme.names.nearest(to: text).didYouMean
    throw CommandError(
      "unknown theme \(text.quoted)\(nearest)",
      help: "list them with `tabstop themes`"
    )
  }

  /// The theme.
  /// - Throws: `CommandError` if the file cannot be read, or is invalid.
  var theme: Theme {
    get throws(CommandError) {
      let path: String
      switch self {
      case .named(let theme): return theme
      case .file(let name): path = name
      }
      let file = InputFile(path: path, kind: "theme file")
      let bytes = try file.bytes(limit: Theme.byteLimit)
      guard bytes.count <= Theme.byteLimit, let text = String(validating: bytes, as: UTF8.self)
      else { throw CommandError("\(file.name): not a theme file in UTF-8") }
      do throws(Diagnostics) {
        return try Theme(yaml: text, file: file.name)
      } catch {
        throw CommandError(report: error)
      }
    }
  }
}

extension TerminalColor {
  fileprivate static func named(byOption text: String) throws -> TerminalColor {
    if let color = TerminalColor(named: text) { return color }
    let advice = names.nearest(to: text).map { "did you mean \($0)?" }
    throw ValidationError(
      "Unknown color \"\(text)\"; \(advice ?? "expected a name like bright-blue, or #rrggbb.")"
    )
  }
}

extension ColorChoice {
  var coloring: Appearance.Coloring {
    switch self {
    case .auto: .automatic
    case .always: .wherePossible
    case .never: .never
    }
  }
}

/// When to use colors.
enum ColorChoice: String, NamedChoice {
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

/// Whether a form handles the mouse, or the terminal uses it to select text.
enum MouseChoice: String, NamedChoice {
  case on, off

  /// The option's description on the help page.
  static let help = ArgumentHelp.uncommon(
    "Let the form use the mouse, or leave it to the terminal (default: on)."
  )
}
