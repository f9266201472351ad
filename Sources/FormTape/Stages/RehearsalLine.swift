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

  /// Creates the line of a session.
  public init(_ session: Session) {
    form = FormScene(session)
    asksOutside = session.asksOutside
    due = session.outcome == nil ? session.deadline : nil
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

  /// Creates an opening.
  public init(start: Moment, answers: Answers) {
    self.start = start
    self.answers = answers
  }

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
  }

  /// The line for answers by field, without its end.
  public static func json(start: Moment, answers: [OpenForm.Answer]) -> String {
    let pairs = answers.map { ($0.field.rawValue, $0.value) }
    let members = Dictionary(pairs) { _, last in last }
    return Value.object(["start": .text(start.description), "answers": .object(members)]).json
  }
}
