import ArgumentParser

extension ParsableCommand {
  /// The names of its subcommands, followed by "help".
  static var subcommandWords: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
