import ArgumentParser

/// What short help, `--help`, leaves out: the uncommon options, and details.
enum FullHelp {
  /// The option that prints full help.
  static let option = "--help-hidden"

  /// Whether short help is requested.
  ///
  /// Otherwise nothing is hidden: the parser leaves what it hides also out of manual pages,
  /// completions, and the values that an error lists.
  private static let isLeftOut =
    CommandLine.arguments.dropFirst().first == word && !CommandLine.arguments.contains(option)
    || CommandLine.arguments.dropFirst().contains { $0 == "--help" || $0 == "-h" }

  private static let word = "help"

  /// Returns arguments without the word `help` before a request for full help, with which the parser
  /// does not combine it.
  static func requested(by arguments: [String]) -> [String] {
    arguments.first == word && arguments.contains(option) ? Array(arguments.dropFirst()) : arguments
  }

  /// Returns a part of a text that short help leaves out.
  static func only(_ text: String) -> String { isLeftOut ? "" : text }

  /// The visibility of what short help leaves out.
  fileprivate static let visibility: ArgumentVisibility = isLeftOut ? .hidden : .default
}

extension ArgumentVisibility {
  /// Left out of short help.
  static var uncommon: ArgumentVisibility { FullHelp.visibility }
}

extension ArgumentHelp {
  /// Returns the help of an option that short help leaves out.
  static func uncommon(_ abstract: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(abstract, valueName: valueName, visibility: .uncommon)
  }
}
