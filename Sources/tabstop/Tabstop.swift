import ArgumentParser
import FormFile
import SourceText
import SystemCalls

/// The program: its subcommands, with `fill` as the default.
struct Tabstop: ParsableCommand {
  /// The name of the program.
  static let word = "tabstop"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Terminal forms that validate while you type.",
    discussion: """
        tabstop signup.yaml | jq .email      fill out a form; answers are JSON
        tabstop check signup.yaml data.csv   check records by the same rules
        tabstop test                         run all tapes below this folder
        tabstop ask 'Your name'              ask one question, below the prompt
        tabstop rules email                  describe one rule
        tabstop help form                    describe the form file
        tabstop new my.yaml                  create your own form
        tabstop demo                         watch a form being filled out
      """,
    version: "0.1.0",
    subcommands: [
      Fill.self, Ask.self, Choose.self, Confirm.self, New.self, Check.self, Lint.self,
      Describe.self, Import.self, Test.self, Play.self, Record.self, Try.self, Rules.self,
      Types.self, Keys.self, Themes.self, Demo.self, TapeTools.self,
    ],
    defaultSubcommand: Fill.self
  )

  /// Checks that a first word that looks like a subcommand is one, or a form to fill.
  ///
  /// Otherwise it would be read as a form, and the next argument would be unexpected.
  static func requireSubcommand(in arguments: some Collection<String>) throws(CommandError) {
    if arguments.isEmpty { throw CommandError(report: helpMessage()) }
    if arguments.first == "help" { return try requireTopic(in: arguments.dropFirst()) }
    if arguments.first == TapeTools.word { try requireTool(in: arguments.dropFirst()) }
    guard let word = arguments.first, !word.isEmpty, !hasSubcommand(word),
      word.allSatisfy(\.isLetter),
      !Posix.exists(word)
    else { return }
    let files = ["\(word).yaml", "\(word).yml"].filter(Posix.exists)
    let nearest = files.first ?? foreignWords[word] ?? subcommandWords.nearest(to: word)
    let question = nearest.didYouMean
    throw CommandError(
      "no subcommand or form named \(word.quoted)\(question)",
      help: nearest == nil ? "see tabstop --help" : nil
    )
  }

  /// The subcommands for words of other programs.
  private static let foreignWords = [
    "input": "ask", "prompt": "ask", "question": "ask", "write": "ask", "text": "ask",
    "password": "ask", "filter": "choose", "select": "choose", "pick": "choose", "menu": "choose",
    "list": "choose", "radiolist": "choose", "checklist": "choose", "search": "choose",
    "multiselect": "choose", "autocomplete": "choose", "inputbox": "ask", "passwordbox": "ask",
    "secret": "ask", "number": "ask", "editor": "ask", "textarea": "ask",
    "yesno": "confirm", "validate": "check", "verify": "check", "run": "fill",
    "start": "fill", "open": "fill", "form": "fill", "init": "new", "create": "new",
    "generate": "new", "show": "describe", "info": "describe", "schema": "describe",
    "convert": "import", "bindings": "keys", "widgets": "types", "fields": "types", "tests": "test",
    "colors": "themes", "styles": "themes", "lints": "lint",
  ]

  /// Checks that a word after `tape` that is not an option is one of its subcommands.
  private static func requireTool(in arguments: some Collection<String>) throws(CommandError) {
    if arguments.isEmpty { throw CommandError(report: helpMessage(for: TapeTools.self)) }
    guard let tool = arguments.first, !tool.hasPrefix("-"), !TapeTools.hasSubcommand(tool)
    else { return }
    let nearest = TapeTools.subcommandWords.nearest(to: tool).didYouMean
    throw CommandError(
      "unknown subcommand \(tool.quoted)\(nearest)",
      help: "see tabstop tape --help"
    )
  }

  /// The topic of help about the form file.
  private static let formTopic = "form"

  /// Returns whether help about the form file is requested.
  static func asksAboutForm(in arguments: [String]) -> Bool { arguments == ["help", formTopic] }

  /// Checks that help is requested for a subcommand that exists, or for the form file as a whole.
  private static func requireTopic(in arguments: some Collection<String>) throws(CommandError) {
    if arguments.first == formTopic, let word = arguments.dropFirst().first, !word.hasPrefix("-") {
      let page = KeyReference.types.contains(word) ? "\(Types.word) \(word)" : "help \(formTopic)"
      throw CommandError("unexpected argument \(word.quoted)", help: "see tabstop \(page)")
    }
    guard let word = arguments.first, !word.hasPrefix("-"), !hasSubcommand(word), word != formTopic
    else { return }
    let topics = subcommandWords + [formTopic]
    let nearest = topics.nearest(to: word).didYouMean
    let page = KeyReference.types.contains(word) ? "\(Types.word) \(word)" : "--help"
    throw CommandError("unknown subcommand \(word.quoted)\(nearest)", help: "see tabstop \(page)")
  }
}

extension ParsableCommand {
  /// The names of its subcommands, followed by "help".
  static var subcommandWords: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Returns whether a word is the name of a subcommand, or "help".
  static func hasSubcommand(_ word: String) -> Bool {
    word == "help" || subcommand(named: word) != nil
  }

  /// Returns the subcommand with a name; `nil` if there is none.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
