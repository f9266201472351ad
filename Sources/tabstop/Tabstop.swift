import ArgumentParser

/// The program: subcommands, and `fill` where none is named.
struct Tabstop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabstop",
    abstract: "Terminal forms that validate while you type.",
    discussion: """
      tabstop signup.yaml                  fill a form
      tabstop signup.yaml | jq .email      the answers are JSON on its output
      tabstop signup.yaml --plain          line by line, without a screen
      tabstop test                         play the tapes below this folder
      tabstop try 'length: {min: 3}' ab    ask one rule
      tabstop rules email                  look a rule up
      """,
    version: "0.1.0",
    subcommands: [
      Fill.self, Test.self, Play.self, Record.self, Try.self, Rules.self, TapeTools.self,
    ],
    defaultSubcommand: Fill.self
  )
}
