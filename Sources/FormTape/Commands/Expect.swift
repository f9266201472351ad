/// `Expect@500ms field email ok`: checks an expectation.
public struct Expect: ReadableCommand {
  static let words = ["Expect"]
  static let dialect = CommandDialect.native

  /// The expectation.
  public let expectation: Expectation

  /// Creates the command.
  public init(_ expectation: Expectation) {
    self.expectation = expectation
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let patience = try arguments.pause()
    let isNegated = arguments.take(word: "not")
    let subject = try SubjectTable.subject(&arguments)
    _ = try arguments.openForm()
    expectation = Expectation(subject, isNegated: isNegated, patience: patience)
  }

  public var actions: [TapeAction] { [.expect(expectation)] }
}
