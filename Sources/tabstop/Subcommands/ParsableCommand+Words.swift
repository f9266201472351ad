import ArgumentParser

extension ParsableCommand {
  /// The words that name its subcommands, and "help" behind them.
  static var subcommandWords: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
