import ArgumentParser
import FormTerminal
import FormUI
import Foundation

/// How a person wants the screen to look.
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

  @Option(help: ArgumentHelp("Use color: auto, always or never."))
  var color = ColorChoice.auto

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  /// How the screen looks, by the options and, where they say nothing, the environment.
  /// - Throws: `Trouble` where the environment names a theme that there is none of.
  func appearance() throws(Trouble) -> Appearance {
    var appearance = theme == nil ? try .ofEnvironment() : Appearance()
    if let theme { appearance.theme = theme }
    appearance.coloring = color.coloring
    appearance.isASCII = ascii
    return appearance
  }
}

extension Appearance {
  /// How the screen looks where no option says.
  /// - Throws: `Trouble` where the environment names a theme that there is none of.
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

  /// The theme that the environment names, or the one of those who choose none.
  fileprivate static func ofEnvironment() throws(Trouble) -> Theme {
    guard let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty else {
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
