import ArgumentParser
import FormFile
import FormTape
import FormTerminal
import FormWidgets
import Glibc
import SystemCalls
import TerminalText

/// Shows the themes, or prints one as a theme file.
struct Themes: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "themes"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Show the themes, or print one as a theme file.",
    discussion: """
        tabstop themes                     show all themes
        tabstop themes nord                show one, with the look of each part
        tabstop themes nord > mine.yaml    start a theme file of your own
        tabstop fill --theme nord my.yaml  use a theme

      TABSTOP_THEME sets the theme of all forms. In a pipe, the list has no colors.
      """
  )

  @Argument(
    help: "A theme, or a theme file.",
    completion: .list(Theme.names)
  )
  var theme: String?

  @Option(help: "Set when to use colors.")
  var color: ColorChoice = .auto

  func run() throws {
    let theme = try theme.map(ThemeChoice.listed)?.theme
    guard color.isWantedOnOutput else {
      return try StandardOutput.offer(theme.map(\.file) ?? Themes.list)
    }
    let depth = ColorDepth.ofEnvironment
    let themes = (theme.map { [$0] } ?? Theme.all).map { $0.reduced(to: depth) }
    let columns = StandardOutput.columns
    try StandardOutput.offer(own: ThemeSample.sheet(of: themes, columns: columns).ansi)
    if let theme { try StandardOutput.offer("\n" + theme.file) }
  }

  /// All themes, one line each.
  private static var list: String {
    let width = (Theme.names.map(\.count).max() ?? 0) + 2
    return Theme.all.map { $0.name.padded(to: width) + $0.summary + "\n" }.joined()
  }
}

extension Theme {
  /// What it looks like, in a few words.
  fileprivate var summary: String {
    guard let text = ground.foreground, let background = ground.background else {
      return hasGrounds ? "the terminal's own colors" : "no colors"
    }
    let focus = look(of: .focusedLabel).foreground.map { ", \($0.spelled) for the focus" } ?? ""
    return "\(text.spelled) on \(background.spelled)\(focus)"
  }

  /// A theme file with the look of each part.
  fileprivate var file: String {
    let parts = ThemePart.all.compactMap { part -> String? in
      let look = look(of: part)
      if part.styles.isEmpty, look.background == nil { return nil }
      return
        "  \(part.name): '\(look.spelled(on: part.ground == .form ? nil : ground.background))'\n"
    }
    return "base: \(Theme(named: name) == nil ? Theme.default.name : name)\nstyles:\n"
      + parts.joined()
  }
}

extension ColorDepth {
  /// The number of colors of the terminal that the environment names.
  fileprivate static var ofEnvironment: ColorDepth {
    let terminal = Posix.variable("TERM") ?? ""
    if DirectColorEntry.isWanted || terminal.hasSuffix("-direct") { return .mixed }
    return terminal.contains("256") || terminal.contains("kitty") ? .palette : .sixteen
  }
}

extension StandardOutput {
  /// The width of the terminal, or of an ordinary one.
  fileprivate static var columns: Int {
    if let columns = Posix.variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return Posix.columns(of: STDOUT_FILENO) ?? 80
  }
}
