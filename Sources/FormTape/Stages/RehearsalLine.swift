public import FormUI
public import FormValidation
import JSONText

/// What a rehearsed program tells of itself beside its screen: a line of JSON.
public struct RehearsalLine: Hashable, Sendable {
  /// What the form knows.
  public let form: FormScene

  /// When something happens by itself next, if anything does.
  public let due: Duration?

  /// Whether anything can happen by itself; without a rule that asks outside, nothing can.
  public let asksOutside: Bool

  /// Creates the line of a session in which something happens by itself at a time.
  public init(_ session: Session, due: Duration?) {
    form = FormScene(session)
    asksOutside = session.asksOutside
    self.due = session.outcome == nil ? due : nil
  }

  /// Creates a line from its text; nothing where it is none.
  public init?(json: String) {
    guard case .object(let members)? = try? JSONReader.node(of: json).value,
      let form = members["form"].flatMap(FormScene.init(value:))
    else { return nil }
    self.form = form
    asksOutside = members["asks"] == .bool(true)
    due = members["due"]?.whole.map { .microseconds($0) }
  }

  /// The line, without its end.
  public var json: String {
    let due = due.map { Value.number(Number(Int($0 / .microseconds(1)))) } ?? .null
    return Value.object(["form": form.asValue, "due": due, "asks": .bool(asksOutside)]).json
  }
}

/// What a rehearsed program is told before it begins: a line of JSON.
public struct RehearsalOpening: Hashable, Sendable {
  /// The date and time to begin at.
  public let start: Moment

  /// The answers that the form holds from the start.
  public let answers: Answers

  /// What checks outside the form answer.
  public let staged: [StagedAnswer]

  /// Whether rules may run programs for what is not among those.
  public let allowsCommands: Bool

  /// Creates an opening from its text; nothing where it is none.
  public init?(json: String) {
    guard case .object(let members)? = try? JSONReader.node(of: json).value,
      case .text(let start)? = members["start"], let moment = Moment(start),
      case .object(let given)? = members["answers"]
    else { return nil }
    self.start = moment
    var answers: Answers = [:]
    for (name, value) in given { answers[FieldID(name)] = value }
    self.answers = answers
    allowsCommands = members["commands"] == .bool(true)
    if case .list(let items)? = members["staged"] {
      staged = items.compactMap(StagedAnswer.init(value:))
    } else {
      staged = []
    }
  }

  /// Returns the line for a case whose form holds answers from the start, without its end.
  public static func json(
    of setup: CaseSetup,
    _ answers: [OpenForm.Answer],
    allowsCommands: Bool
  ) -> String {
    let pairs = answers.map { ($0.field.rawValue, $0.value) }
    let members = Dictionary(pairs) { _, last in last }
    return Value.object([
      "start": .text(setup.start.description),
      "answers": .object(members),
      "staged": .list(setup.answers.map(\.asValue)),
      "commands": .bool(allowsCommands),
    ]).json
  }
}
