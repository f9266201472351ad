import ArgumentParser

/// A subcommand that is parsed without the others, and without a search for requests for help.
struct SoleCommand<Command: ParsableCommand>: ParsableCommand, ListedArguments {
  static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration(subcommand: "", abstract: "", discussion: "")
    configuration.helpNames = []
    return configuration
  }

  @OptionGroup
  var command: Command

  var properties: [Mirror.Child] { [("command", _command)] }

  /// Returns the command; `nil` if it rejects the arguments.
  static func parsed(from arguments: [String]) -> Command? {
    // As a root, it is not cast to a command first.
    (try? parseAsRoot(arguments) as? SoleCommand)?.command
  }
}
