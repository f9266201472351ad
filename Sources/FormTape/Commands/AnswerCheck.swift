import FormUI
import FormValidation

/// `Answer name "taken" no "Already in use." after 200ms`: sets the answer of an external check.
public struct AnswerCheck: ReadableCommand {
  static let words = ["Answer"]
  static let dialect = CommandDialect.native

  /// The answer.
  public let answer: StagedAnswer

  /// Creates the command.
  public init(_ answer: StagedAnswer) {
    self.answer = answer
  }

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let name = arguments.next
    let (id, field) = try arguments.field()
    if let field, !field.allRules.clauses.contains(where: { $0.remote != nil }) {
      throw arguments.finding(
        .pointless,
        at: name,
        "\(id) has no external check",
        note: "only command and remote rules use Answer"
      )
    }
    let isAny = arguments.next.map { $0.kind == .fault(.character) && $0.text == "*" } ?? false
    if isAny { arguments.take() }
    let value = isAny ? nil : try arguments.value(of: field)
    let isYes = arguments.take(word: "yes")
    guard isYes || arguments.take(word: "no") else { throw arguments.unexpected("yes or no") }
    if isYes, arguments.next?.kind == .string {
      throw arguments.finding(.surplus, at: arguments.next, "only no can have a message")
    }
    let reason = arguments.next?.kind == .string ? try arguments.quotedText() : ""
    let delay = arguments.take(word: "after") ? try arguments.time() : .zero
    answer = StagedAnswer(to: id, value, isYes ? .yes : .no(reason), after: delay)
  }

  public var actions: [TapeAction] { [.answer(answer)] }
}
