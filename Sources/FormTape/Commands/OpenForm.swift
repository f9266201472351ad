import SourceText
public import FormUI
public import FormValidation

/// `Form signup.yaml name="Ada"`: opens a form, with prefilled answers.
public struct OpenForm: ReadableCommand {
  static let words = ["Form"]
  static let dialect = CommandDialect.native

  /// A prefilled answer.
  public struct Answer: Hashable, Sendable {
    /// The field.
    public let field: FieldID
    /// The answer.
    public let value: Value

    /// Creates an answer.
    public init(_ field: FieldID, _ value: Value) {
      self.field = field
      self.value = value
    }
  }

  /// The path where the form was found.
  public let path: String

  /// The form.
  public let form: Form

  /// The prefilled answers, in the order of the tape.
  public let answers: [Answer]

  /// Creates the command.
  public init(_ form: Form, path: String, answers: [Answer] = []) {
    self.path = path
    self.form = form
    self.answers = answers
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    let written = try arguments.text("a form path")
    let context = arguments.context
    let (path, result) = context.lookUp(written, by: context.surroundings.form)
    let trouble: String
    switch result {
    case .found(let form):
      self.path = path
      self.form = form
      var answering = arguments
      answers = try OpenForm.answers(&answering, to: form)
      arguments = answering
      return
    case .missing: trouble = "no such form: \(written.tapeQuoted)"
    case .unreadable(let reason): trouble = "cannot read form \(path.tapeQuoted): \(reason)"
    case .wrong(let diagnostics):
      let first = diagnostics.all[0]
      trouble = "form \(path.tapeQuoted) has an error at \(first.place): \(first.message)"
    }
    throw arguments.finding(.otherFile, at: token, trouble)
  }

  public var actions: [TapeAction] { [.open(self)] }

  private static func answers(
    _ arguments: inout TapeArguments,
    to form: Form
  ) throws(TapeFinding) -> [Answer] {
    var answers: [Answer] = []
    while let name = arguments.take(.word) ?? arguments.take(.string) {
      let field = try arguments.field(named: name.text, at: name.range, of: form)
      guard arguments.take(sign: "=") else { throw arguments.unexpected("= and a value") }
      answers.append(Answer(field.id, try arguments.value(of: field)))
    }
    return answers
  }
}
