import ArgumentParser

/// Checks tapes and spells them anew, without playing them.
struct TapeTools: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "tape"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Check tapes, or convert them from and to VHS.",
    subcommands: [TapeCheck.self, TapeConvert.self]
  )
}
