import ArgumentParser
import FormFile
import FormValidation
import SourceText

/// Prints the reference of rules.
struct Rules: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "rules"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "List rules, or describe one in detail.",
    discussion: """
        tabstop rules                  list all rules by topic
        tabstop rules email            describe one rule: parameters, example, codes
        tabstop rules word count       list the rules about these words
        tabstop rules --format json    print one JSON object per line
      """
  )

  @Argument(
    help: "A rule's name or alias, or words to find rules by.",
    completion: .rules
  )
  var words: [String] = []

  @Option(help: "Print in this format.")
  var format = TextFormat.text

  func run() throws {
    let name = words.joined(separator: " ")
    if let definition = RuleDefinition.named(name) {
      return try StandardOutput.offer(
        format == .text ? definition.page(askedAs: name) : definition.json + "\n"
      )
    }
    let found = words.isEmpty ? RuleDefinition.all : RuleDefinition.found(by: name)
    guard !found.isEmpty else { throw Rules.trouble(about: name) }
    try StandardOutput.offer(
      format == .text
        ? RuleDefinition.list(of: found) : found.map { $0.json + "\n" }.joined()
    )
  }

  private static func trouble(about name: String) -> CommandError {
    let meant = RuleDefinition.meant(by: name)
    let nearest = meant == nil ? RuleDefinition.nearest(to: name) : meant?.names.first
    return CommandError(
      "unknown rule \(name.quoted)\(nearest.didYouMean)",
      help: meant?.note ?? "search for another word, or list all with `tabstop rules`"
    )
  }
}
