import ArgumentParser
import FormFile

/// The options of gum and fzf that `choose` has under other names, or as arguments.
struct ForeignChooseOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Ask this question; all arguments are options.", valueName: "text"))
  var header: String?

  @Option(help: ArgumentHelp("Same as --multiple --max; 1 is one choice.", valueName: "count"))
  var limit: String?

  @Flag(name: [.customLong("no-limit"), .customLong("multi")], help: "Same as --multiple.")
  var hasNoLimit = false

  @Option(
    name: .customLong("selected"),
    parsing: .singleValue,
    help: ArgumentHelp("Same as --default, with commas between several.", valueName: "options")
  )
  var selections: [String] = []

  @Option(
    name: [.customLong("value"), .customLong("query")],
    help: ArgumentHelp("Same as --filter.", valueName: "text")
  )
  var filter: String?

  @Flag(help: "Same as --select-1.")
  var selectIfOne = false

  @Option(help: ArgumentHelp("Same as --delimiter.", valueName: "text"))
  var labelDelimiter: String?

  @Option(help: ArgumentHelp("Make the list this wide.", valueName: "columns"))
  var width: String?

  /// Whether several can be chosen.
  var isMultiple: Bool { hasNoLimit || max != nil }

  /// The most choices, if limited to more than one.
  var max: String? { limit == "1" ? nil : limit }

  /// The names of the options chosen at first.
  var selected: [String] {
    selections.flatMap { $0.split(separator: ",").map(String.init) }
  }
}

/// The options of gum that `ask` has under other names, or as its argument.
struct ForeignAskOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Ask this question, or show it as help below another.", valueName: "text")
  )
  var header: String?

  @Option(help: ArgumentHelp("Ask this question, if it has words.", valueName: "text"))
  var prompt: String?

  @Flag(help: "Same as --type password.")
  var password = false

  @Option(help: ArgumentHelp("Same as --default.", valueName: "answer"))
  var value: String?

  @Option(
    help: ArgumentHelp("Same as --rule 'max_length: N'; 0 is no limit.", valueName: "count")
  )
  var charLimit: Int?

  @Option(help: ArgumentHelp("Make the field this wide.", valueName: "columns"))
  var width: String?

  @Option(help: ArgumentHelp("Make a text area this high.", valueName: "rows"))
  var height: String?

  /// The question, if there is one.
  var label: String? {
    let prompt = prompt.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
    guard let label = header ?? prompt else { return nil }
    return String(label.reversed().drop { " :>".contains($0) }.reversed())
  }

  /// Adds the options to a question, which may have another label.
  func apply(to question: inout Question, besideLabel isHelp: Bool) {
    if isHelp { question.set("help", header, by: "--header") }
    if let value { question.add(default: value) }
    if let charLimit, charLimit > 0 { question.add(rule: "max_length: \(charLimit)") }
    question.set("width", width, by: "--width")
    question.set("rows", height, by: "--height")
  }
}
