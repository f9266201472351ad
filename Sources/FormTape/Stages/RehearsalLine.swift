public import FormUI
public import FormValidation
import SourceText

/// The state that a rehearsed program reports besides its screen: a line of JSON.
public struct RehearsalLine: Hashable, Sendable {
  /// The state of the form.
  public let form: FormScene

  /// The time of the next timer, if any.
  public let due: Duration?

  /// Whether there can be timers; only external checks have them.
  public let asksOutside: Bool

  /// Creates the line of a session, with the time of its next timer.
  public init(_ session: Session, due: Duration?) {
    form = FormScene(session)
    asksOutside = session.asksOutside
    self.due = session.outcome == nil ? due : nil
  }

  /// Creates a line from its text; `nil` if invalid.
  public init?(json: String) {
    guard case .object(let members)? = try? JSONReader.node(of: json).value,
      let form = members["form"].flatMap(FormScene.init(value:))
    else { return nil }
    self.form = form
    asksOutside = members["asks"] == .bool(true)
    due = members["due"]?.whole.map { .microseconds($0) }
  }

  /// The line, without a line break.
  public var json: String {
    let due = due.map { Value.number(Number(Int($0 / .microseconds(1)))) } ?? .null
    return Value.object(["form": form.asValue, "due": due, "asks": .bool(asksOutside)]).json
  }
}

/// The instructions that a rehearsed program receives before it starts: a line of JSON.
public struct RehearsalOpening: Hashable, Sendable {
  /// The initial date and time.
  public let start: Moment

  /// The prefilled answers.
  public let answers: Answers

  /// The answers of external checks.
  public let staged: [StagedAnswer]

  /// Whether rules may run programs for other checks.
  public let allowsCommands: Bool

  /// Creates an opening from its text; `nil` if invalid.
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

  /// Returns the line for a case with prefilled answers, without a line break.
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
