/// `Program ./app --flag`: starts a program in a pseudo-terminal, in place of a form.
package struct StartProgram: TapeCommand {
  package static let words = [TapedProgram.word]

  package static let entry = TapeEntry(
    .forms,
    usage: "Program PATH [ARGUMENT...]",
    summary: "Start any program in place of a form, with --allow-commands",
    example: """
      Program bash --norc
      Type "echo $((6 * 7))" Enter
      Expect screen "42"
      """
  )

  package let program: TapedProgram

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var words: [String] = []
    while let token = arguments.take(.string) {
      words.append(token.text)
      let isQuoted = token.range.count != token.text.utf8.count
      guard !isQuoted, words.count > 1, TapedProgram.isForShell(token.text) else { continue }
      arguments.doubt(
        arguments.finding(
          .shellSyntax,
          at: token,
          "\(token.text) is an argument as written, because no shell reads the line",
          note: "write Program sh -c \"...\", or quote the argument"
        )
      )
    }
    if let fault = arguments.next?.fault { throw fault }
    guard words.first?.isEmpty == false else {
      throw arguments.unexpected("a program, like ./app --flag")
    }
    program = TapedProgram(words, tape: arguments.context.file)
  }

  package func prepare(_ setup: inout CaseSetup) { (setup.program, setup.form) = (program, nil) }
}
