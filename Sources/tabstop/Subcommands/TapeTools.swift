import ArgumentParser
import SourceText

/// Checks and converts tapes, without playing them.
struct TapeTools: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "tape"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Check tapes, or convert them to and from VHS.",
    subcommands: [TapeCheck.self, TapeConvert.self]
  )

  /// Checks that a first word that is not an option is a subcommand.
  static func requireTool(in arguments: some Collection<String>) throws(Trouble) {
    if arguments.isEmpty { throw Trouble(report: Tabstop.helpMessage(for: self)) }
    let words = subcommandWords
    guard let tool = arguments.first, !tool.hasPrefix("-"), !words.contains(tool) else { return }
    let nearest = words.nearest(to: tool).map { "; did you mean \($0.quoted)?" }
    throw Trouble(
      "unknown subcommand \(tool.quoted)\(nearest ?? "")",
      help: "see tabstop tape --help"
    )
  }
}
