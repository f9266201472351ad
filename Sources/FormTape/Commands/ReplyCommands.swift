import FormFilling
import FormValidation
import FormWidgets
import Forms
import SourceText

/// A command that replies in place of a program or a service.
protocol ReplyCommand: TapeCommand {
  /// The reply.
  var answer: StagedAnswer { get }
}

extension ReplyCommand {
  func prepare(_ setup: inout CaseSetup) { setup.answers.append(answer) }
}

/// The start of a command that replies in place of a program, a service, or an editor: the field
/// that it replies to.
private struct RepliedField {
  let id: FieldID
  let field: Field?

  /// Reads the name of a field of the open form.
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - asks: Whether a field requests such a reply.
  ///   - complaint: The error for any other field, after its name.
  ///   - note: The fields that request one.
  /// - Throws: `TapeFinding` if the field never requests one, so that the reply is pointless.
  init(
    _ arguments: inout TapeArguments,
    asking asks: (Field) -> Bool,
    else complaint: String,
    note: String
  ) throws(TapeFinding) {
    let name = arguments.next
    (id, field) = try arguments.field()
    if let field, !asks(field) {
      throw arguments.finding(.pointless, at: name, "\(id) \(complaint)", note: note)
    }
  }
}

extension TapeArguments {
  /// Takes `fails` and a reason; `nil` if there is no `fails`.
  fileprivate mutating func failure() throws(TapeFinding) -> StagedAnswer.Reply? {
    guard take(word: "fails") else { return nil }
    return .failed(try reason() ?? "failed")
  }

  /// Takes a quoted reason; `nil` if there is none.
  fileprivate mutating func reason() throws(TapeFinding) -> String? {
    next?.kind == .string ? try quotedText() : nil
  }

  /// Takes `after` and a time; zero if there is none.
  fileprivate mutating func delay() throws(TapeFinding) -> Duration {
    take(word: "after") ? try time() : .zero
  }
}

/// `Answer name "taken" no "Already in use." after 200ms`: sets the answer of an external check.
struct AnswerCheck: ReplyCommand {
  static let words = ["Answer"]

  static let entry = TapeEntry(
    .replies,
    usage: "Answer FIELD VALUE|* yes [after TIME]",
    "Answer FIELD VALUE|* no [TEXT] [after TIME]",
    summary: "Answer an external check, in place of its program",
    example: """
      Form deploy.yaml version="main"
      Options version "v2.1"
      Options settings "app.yaml"
      Answer settings * no "That file is not readable." after 200ms
      Default report "ada@example.org"
      Tab 3
      Type "app"
      Right
      Expect@1s field settings error "That file is not readable."
      """
  )

  let answer: StagedAnswer

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let asked = try RepliedField(
      &arguments,
      asking: { $0.allRules.clauses.contains { $0.remote != nil } },
      else: "has no external check",
      note: "only command and remote rules use Answer"
    )
    let isAny = arguments.next.map { $0.kind == .fault(.character) && $0.text == "*" } ?? false
    if isAny { arguments.take() }
    let value = isAny ? nil : try arguments.value(of: asked.field, spansLines: true)
    let isYes = arguments.take(word: "yes")
    guard isYes || arguments.take(word: "no") else { throw arguments.unexpected("yes or no") }
    if isYes, arguments.next?.kind == .string {
      throw arguments.finding(.surplus, at: arguments.next, "only no can have a message")
    }
    let reply = isYes ? StagedAnswer.Reply.yes : .no(try arguments.reason() ?? "")
    answer = StagedAnswer(to: asked.id, value, reply, after: try arguments.delay())
  }
}

/// `Options branch "main" "dev" after 200ms`: sets the options that a field requests.
///
/// With several lines for a field, each applies to one request.
struct GiveOptions: ReplyCommand {
  static let words = ["Options"]

  static let entry = TapeEntry(
    .replies,
    usage: "Options FIELD TEXT...|JSON [after TIME]",
    "Options FIELD fails [TEXT] [after TIME]",
    summary: "Give the options that a field gets from a program",
    example: """
      Form deploy.yaml
      Options version "v2.1" "v2.0"
      Options settings []
      Default report "ada@example.org"
      Expect field version options "v2.1" "v2.0"
      """
  )

  let answer: StagedAnswer

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let asked = try RepliedField(
      &arguments,
      asking: \.asksForOptions,
      else: "does not ask for options",
      note: "only options from a command use Options"
    )
    let reply: StagedAnswer.Reply =
      if let failure = try arguments.failure() { failure } else {
        .options(try GiveOptions.values(&arguments))
      }
    answer = StagedAnswer(to: asked.id, nil, reply, after: try arguments.delay(), for: .options)
  }

  /// Takes texts and numbers, or a JSON list.
  private static func values(_ arguments: inout TapeArguments) throws(TapeFinding) -> [Value] {
    if arguments.next?.kind == .json {
      let token = arguments.next
      guard case .list(let items) = try arguments.json("options").content else {
        throw arguments.finding(.unexpected, at: token, "expected a JSON list of options")
      }
      if let item = items.first(where: { $0.respelling != nil }) {
        let message = item.respelling ?? ""
        throw arguments.finding(.number, at: token, message, note: item.quotedHint)
      }
      return items.map(\.value)
    }
    var values: [Value] = []
    while let token = arguments.next, token.kind == .string || token.kind == .number {
      if token.kind == .number, let number = Number(token.text), token.text != "\(number)" {
        let message = "\(token.text) is read as the number \(number)"
        let note = "to make it text, quote it: \(token.text.quoted)"
        throw arguments.finding(.number, at: token, message, note: note)
      }
      values.append(try arguments.value(of: nil))
    }
    return values
  }
}

/// `Default owner "ada" after 200ms`: sets the default that a field requests, one text per line.
///
/// With several lines for a field, each applies to one request.
struct GiveDefault: ReplyCommand {
  static let words = ["Default"]

  static let entry = TapeEntry(
    .replies,
    usage: "Default FIELD VALUE [after TIME]",
    "Default FIELD fails [TEXT] [after TIME]",
    summary: "Give the default that a field gets from a program",
    example: """
      Form deploy.yaml
      Options version "v2.1"
      Options settings []
      Default report "ada@example.org" after 200ms
      Expect@200ms field report value "ada@example.org"
      """
  )

  let answer: StagedAnswer

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let asked = try RepliedField(
      &arguments,
      asking: { $0.source?.isAsked ?? false },
      else: "does not ask for a default",
      note: "only a default from a command uses Default"
    )
    let reply: StagedAnswer.Reply =
      if let failure = try arguments.failure() { failure } else {
        .answer(try arguments.value(of: nil, spansLines: true))
      }
    answer = StagedAnswer(to: asked.id, nil, reply, after: try arguments.delay(), for: .answer)
  }
}

/// `Submit rejects username "Already taken." after 200ms`: sets the reply to a submit, after which
/// the form closes or stays open.
///
/// With several lines, each applies to one submit.
struct ReplyToSubmit: ReplyCommand {
  static let words = ["Submit"]

  static let entry = TapeEntry(
    .replies,
    usage: "Submit accepts [after TIME]",
    "Submit rejects [FIELD TEXT]... [TEXT] [after TIME]",
    "Submit fails [TEXT] [after TIME]",
    summary: "Reply to a submit, in place of its program",
    example: """
      Form hello.yaml name="Ada" email="ada@example.org" terms=true
      Submit rejects email "Already registered."
      F2
      Expect field email shows "Already registered."
      """
  )

  let answer: StagedAnswer

  init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    try arguments.requireForm()
    let reply: StagedAnswer.Reply
    if let failure = try arguments.failure() {
      reply = failure
    } else if arguments.take(word: "accepts") {
      reply = .yes
    } else if arguments.take(word: "rejects") {
      reply = try ReplyToSubmit.rejection(&arguments)
    } else {
      throw arguments.unexpected("accepts, rejects or fails")
    }
    answer = StagedAnswer(to: .form, nil, reply, after: try arguments.delay(), for: .submit)
  }

  /// Takes fields, each with a message, and a message without a field.
  private static func rejection(
    _ arguments: inout TapeArguments
  ) throws(TapeFinding) -> StagedAnswer.Reply {
    var (messages, general): ([FieldID: String], String?) = ([:], nil)
    while let token = arguments.next {
      if token.kind == .word, token.text == "after" { break }
      if token.kind == .word {
        let (field, _) = try arguments.field()
        guard let message = try arguments.reason() else { throw arguments.unexpected("a message") }
        messages[field] = message
      } else if let text = try arguments.reason() {
        // A text followed by another one is the name of a field in an entry of a repeated group.
        if let message = try arguments.reason() {
          _ = try arguments.field(named: text, at: token.range)
          messages[FieldID(text)] = message
        } else {
          general = text
        }
      } else {
        throw arguments.unexpected("a field and a message, or a message")
      }
    }
    return .rejected(messages, general)
  }
}

/// `Editor note "a line" "another"`, `Editor note fails`: sets the result of editing a long text in
/// the user's editor.
package struct SetEdit: TapeCommand {
  package static let words = ["Editor"]

  package static let entry = TapeEntry(
    .replies,
    usage: "Editor FIELD TEXT...",
    "Editor FIELD fails",
    summary: "Simulate the user's editor, line by line",
    example: """
      Form application.yaml
      Editor letter "Dear team," "thank you."
      """
  )

  /// The result.
  package let edit: StagedEdit

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let asked = try RepliedField(
      &arguments,
      asking: \.widget.traits.keepsLineBreaks,
      else: "does not open an editor",
      note: "only a textarea uses Editor"
    )
    guard !arguments.take(word: "fails") else {
      edit = StagedEdit(of: asked.id, nil)
      return
    }
    guard arguments.next?.kind == .string else {
      throw arguments.unexpected("quoted text or fails")
    }
    edit = StagedEdit(of: asked.id, try arguments.lines().joined(separator: "\n"))
  }

  package func prepare(_ setup: inout CaseSetup) { setup.edits.append(edit) }
}
