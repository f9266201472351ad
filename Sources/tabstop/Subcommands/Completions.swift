import ArgumentParser
import FormFile
import FormValidation

extension CompletionKind {
  /// Form files.
  static let forms = file(extensions: ["yaml", "yml"])

  /// Tapes.
  static let tapes = file(extensions: ["tape"])

  /// Names of rules.
  static let rules = list(RuleDefinition.allNames)
}

extension Tabstop {
  /// Returns a completion script that also completes form files as the first word.
  ///
  /// The generator does not support default subcommands.
  static func completionScript(completingForms script: String) -> String {
    let names = words.joined(separator: " ")
    let condition = "__tabstop_should_offer_completions_for_positional \"tabstop fill\" -eq 1"
    if let line = script.split(separator: "\n").first(where: { $0.contains(condition) }) {
      return script + "\n" + line.replacing(condition, with: "__fish_use_subcommand")
    }
    return
      script.replacing(
        """
                COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))

        """,
        with: """
                  COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))
                  __tabstop_add_completions -o plusdirs -fX '!*.@(yaml|yml)'

          """
      )
      .replacing(
        "_describe -V subcommand subcommands && ret=0\n",
        with: """
          _describe -V subcommand subcommands && ret=0
                  _files -g '*.(yaml|yml)' && ret=0

          """
      )
  }
}
