import ArgumentParser
import Diagnostics
import FormFile

/// Prints the reference of rules.
struct Rules: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "rules"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "List the rules, or tell everything about one.",
    discussion: """
        tabstop rules                  all of them, by theme
        tabstop rules email            its standard, parameters, example, codes
        tabstop rules --format json    for programs, one rule a line
      """
  )

  /// Whom the reference is for.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: "The rule's name in a form file, or another library's name for it.",
    completion: .rules
  )
  var name: String?

  @Option(help: "How to print it.")
  var format = Format.text

  func run() throws {
    guard let name else {
      try StandardOutput.offer(format == .text ? RuleReference.list : Rules.lines)
      return
    }
    guard let reference = RuleReference.named(name) else { throw Rules.trouble(about: name) }
    try StandardOutput.offer(
      format == .text ? reference.page(askedAs: name) : reference.json + "\n"
    )
  }

  private static var lines: String {
    RuleReference.all.map { $0.json + "\n" }.joined()
  }

  private static func trouble(about name: String) -> Trouble {
    let question = RuleReference.nearest(to: name).map { "; did you mean \($0.quoted)?" }
    return Trouble(
      "unknown rule \(name.quoted)\(question ?? "")",
      help: "tabstop rules lists all of them"
    )
  }
}
