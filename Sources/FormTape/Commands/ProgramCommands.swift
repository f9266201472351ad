/// `Program ./app --flag`: starts a program in a pseudo-terminal, in place of a form.
package struct StartProgram: TapeCommand {
  package static let words = [TapedProgram.word]
  package static let dialect = CommandDialect.native

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

  /// The program.
  package let program: TapedProgram

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    var words: [String] = []
    while let token = arguments.take(.string) { words.append(token.text) }
    if let fault = arguments.next?.fault { throw fault }
    guard words.first?.isEmpty == false else {
      throw arguments.unexpected("a program, like ./app --flag")
    }
    program = TapedProgram(words, tape: arguments.context.file)
  }

  package func prepare(_ setup: inout CaseSetup) { (setup.program, setup.form) = (program, nil) }
}
