import FormTape
import FormUI
import FormValidation
import SourceText

/// The instructions that a rehearsed program receives before it starts: a line of JSON.
struct RehearsalOpening: Sendable {
  /// The initial date and time.
  let start: Moment

  /// The prefilled answers.
  let answers: Answers

  /// The answers of external checks.
  let staged: [StagedAnswer]

  /// The results of editing texts.
  let edits: [StagedEdit]

  /// Whether rules may run programs for other checks, and fields the user's editor.
  let allowsCommands: Bool

  /// Creates an opening from its text; `nil` if invalid.
  init?(json: String) {
    guard case .object(let members)? = try? JSONReader.node(of: json).value,
      case .text(let start)? = members["start"], let moment = Moment(start),
      case .object(let given)? = members["answers"]
    else { return nil }
    self.start = moment
    var answers: Answers = [:]
    for (name, value) in given { answers[FieldID(name)] = value }
    self.answers = answers
    allowsCommands = members["commands"] == .bool(true)
    if case .list(let items)? = members["edits"] {
      edits = items.compactMap(StagedEdit.init(value:))
    } else {
      edits = []
    }
    if case .list(let items)? = members["staged"] {
      staged = items.compactMap(StagedAnswer.init(value:))
    } else {
      staged = []
    }
  }

  /// Returns the line for a case with prefilled answers, without a line break.
  static func json(
    of setup: CaseSetup,
    _ answers: [OpenedForm.Answer],
    allowsCommands: Bool
  ) -> String {
    let pairs = answers.map { ($0.field.rawValue, $0.value) }
    let members = Dictionary(pairs) { _, last in last }
    return Value.object([
      "start": .text(setup.start.description),
      "answers": .object(members),
      "staged": .list(setup.answers.map(\.asValue)),
      "edits": .list(setup.edits.map(\.asValue)),
      "commands": .bool(allowsCommands),
    ]).json
  }
}

/// A result of editing as a value, for JSON sent to a rehearsed program.
extension StagedEdit {
  /// The result as an object.
  var asValue: Value {
    .object(["field": .text(field.rawValue), "text": text.map(Value.text) ?? .null])
  }

  /// Creates a result from its object; `nil` if invalid.
  init?(value: Value) {
    guard case .object(let members) = value, case .text(let field)? = members["field"] else {
      return nil
    }
    let text: String? = if case .text(let text)? = members["text"] { text } else { nil }
    self.init(of: FieldID(field), text)
  }
}

/// An answer as a value, for JSON sent to a rehearsed program.
extension StagedAnswer {
  /// The answer as an object.
  var asValue: Value {
    var members: [String: Value] = [
      "heard": .text(field.rawValue),
      "delay": .number(Number(Int(delay / .microseconds(1)))),
    ]
    members["value"] = value
    members["loads"] = purpose.word.map(Value.text)
    switch reply {
    case .yes: members["yes"] = .bool(true)
    case .no(let reason): members["no"] = .text(reason)
    case .failed(let reason): members["failed"] = .text(reason)
    case .options(let values): members["options"] = .list(values)
    case .answer(let value): members["answer"] = value
    case .rejected(let messages, let message):
      let beside = messages.map { ($0.key.rawValue, Value.text($0.value)) }
      members["rejected"] = .object(Dictionary(beside) { first, _ in first })
      members["message"] = message.map(Value.text)
    }
    return .object(members)
  }

  /// Creates an answer from its object; `nil` if invalid.
  init?(value: Value) {
    guard case .object(let members) = value, case .text(let field)? = members["heard"],
      let delay = members["delay"]?.whole
    else { return nil }
    let reply: Reply
    if case .list(let values)? = members["options"] {
      reply = .options(values)
    } else if let answer = members["answer"] {
      reply = .answer(answer)
    } else if case .object(let texts)? = members["rejected"] {
      let beside = texts.map { (FieldID($0.key), $0.value.description) }
      let message = members["message"].flatMap { String($0) }
      reply = .rejected(Dictionary(beside) { first, _ in first }, message)
    } else if case .text(let reason)? = members["failed"] {
      reply = .failed(reason)
    } else if case .text(let reason)? = members["no"] {
      reply = .no(reason)
    } else {
      reply = .yes
    }
    let word = members["loads"].flatMap { String($0) }
    let purposes: [CheckRequest.Purpose] = [.options, .answer, .submit]
    let purpose = purposes.first { $0.word == word } ?? .verdict
    self.init(
      to: FieldID(field),
      members["value"],
      reply,
      after: .microseconds(delay),
      for: purpose
    )
  }

  /// The answer as a line of JSON, without a line break.
  var json: String { asValue.json }

  /// Creates an answer from a line of JSON; `nil` if invalid.
  init?(json: String) {
    guard let value = try? JSONReader.node(of: json).value else { return nil }
    self.init(value: value)
  }
}

extension CheckRequest.Purpose {
  /// Its name in JSON; `nil` for a verdict.
  fileprivate var word: String? {
    switch self {
    case .verdict: nil
    case .options: "options"
    case .answer: "answer"
    case .submit: "submit"
    }
  }
}
