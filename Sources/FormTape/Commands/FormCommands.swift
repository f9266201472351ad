package import FormValidation
package import FormWidgets
import Forms
import SourceText

/// `Form signup.yaml name="Ada"`: opens a form, with prefilled answers.
package struct OpenForm: TapeCommand {
  package static let words = ["Form"]

  package static let entry = TapeEntry(
    .forms,
    usage: "Form FILE [FIELD=VALUE]...",
    summary: "Open a form, with prefilled answers",
    example: """
      Form signup.yaml username="ada" age=36
      Expect field age value 36
      """
  )

  /// The form and its prefilled answers.
  package let opened: OpenedForm

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let token = arguments.next
    let written = try arguments.text("a form path")
    let context = arguments.context
    let (path, result) = context.lookUp(written) {
      context.surroundings.form($0, in: context.language)
    }
    switch result {
    case .found(let form):
      var answering = arguments
      let answers = try OpenForm.answers(&answering, to: form)
      opened = OpenedForm(form, path: path, answers: answers)
      arguments = answering
      return
    case .missing:
      throw arguments.finding(
        .otherFile,
        at: token,
        "no such form: \(written.tapeQuoted)",
        suggestion: context.nearest(to: written, endings: ".yaml", ".yml", ".json")
      )
    case .unreadable(let reason):
      let message = "cannot read form \(path.tapeQuoted): \(reason)"
      throw arguments.finding(.contentOfForm, at: token, message)
    case .wrong(let diagnostics):
      let message = OpenForm.message(of: diagnostics, in: path)
      throw arguments.finding(.contentOfForm, at: token, message)
    }
  }

  /// Returns what is wrong with a form.
  fileprivate static func message(of diagnostics: Diagnostics, in path: String) -> String {
    let first = diagnostics.all[0]
    return "form \(path.tapeQuoted) has an error at \(first.place): \(first.message)"
  }

  package func prepare(_ setup: inout CaseSetup) { (setup.form, setup.program) = (opened, nil) }

  private static func answers(
    _ arguments: inout TapeArguments,
    to form: Form
  ) throws(TapeFinding) -> [OpenedForm.Answer] {
    var answers: [OpenedForm.Answer] = []
    while let name = arguments.take(.word) ?? arguments.take(.string) {
      if form.hasGroup(named: FieldID(name.text)), arguments.take(sign: "=") {
        let value = try arguments.values(in: FieldID(name.text), of: form)
        answers.append(OpenedForm.Answer(FieldID(name.text), value))
        continue
      }
      let field = try arguments.field(named: name.text, at: name.range, of: form)
      guard arguments.take(sign: "=") else { throw arguments.unexpected("= and a value") }
      answers.append(OpenedForm.Answer(field.id, try arguments.value(of: field, spansLines: true)))
    }
    return answers
  }
}

/// `Language de`: opens the form in a language.
package struct SetLanguage: TapeCommand {
  package static let words = ["Language"]

  package static let entry = TapeEntry(
    .forms,
    usage: "Language CODE",
    summary: "Open the form in a language",
    placeholder: "CODE",
    choices: Language.codes,
    example: """
      Language de
      Form volunteer.yaml
      Expect screen "Geburtsdatum"
      """
  )

  package let language: Language

  /// The form that was opened before, in the language; `nil` if there is none.
  let reopened: OpenedForm?

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    guard let token = arguments.take(.word) ?? arguments.take(.string) else {
      throw arguments.unexpected("a language, like de")
    }
    let codes = Language.codes
    guard let language = Language.named(token.text) else {
      throw arguments.finding(
        .setting,
        at: token,
        "unknown language \(token.text.tapeQuoted)",
        suggestion: codes.language(for: token.text) ?? codes.nearest(to: token.text),
        note: "expected one of \(codes.joined(separator: ", "))"
      )
    }
    self.language = language
    arguments.warnOfProgram("Language has no effect on a program", note: "set Env LC_ALL instead")
    guard let open = arguments.context.opened else {
      reopened = nil
      return
    }
    switch arguments.context.surroundings.form(open.path, in: language) {
    case .found(let form):
      reopened = OpenedForm(form, path: open.path, answers: open.answers)
    case .missing, .unreadable: reopened = open
    case .wrong(let diagnostics):
      let message = OpenForm.message(of: diagnostics, in: open.path)
      throw arguments.finding(.contentOfForm, at: token, message)
    }
  }

  package func prepare(_ setup: inout CaseSetup) {
    setup.language = language
    if let reopened { setup.form = reopened }
  }
}

/// `Clock 2026-11-21T09:00:00Z`: sets the initial date and time.
package struct SetClock: TapeCommand {
  package static let words = ["Clock"]

  package static let entry = TapeEntry(
    .forms,
    usage: "Clock DATE-AND-TIME",
    summary: "Set the initial date and time",
    example: """
      Clock 2026-11-21T09:00:00Z
      Form trip.yaml departure="2026-11-21"
      Expect field departure ok
      """
  )

  /// The date and time, with its offset.
  package let moment: Moment

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    let wanted = "a date and time, like 2026-11-21T09:00:00Z"
    guard let run = arguments.take(.string) ?? arguments.takeRun() else {
      throw arguments.unexpected(wanted)
    }
    let moment = Moment(run.text)
    guard let moment, moment.offset != nil else {
      let kind = moment == nil ? "a date and time" : "a date and time with an offset"
      let message = "expected \(kind), found \(run.text.tapeQuoted)"
      let note = "such as 2026-11-21T09:00:00Z"
      throw arguments.finding(.number, at: run, message, note: note)
    }
    self.moment = moment
    arguments.warnOfProgram("Clock has no effect on a program, whose time is real")
  }

  package func prepare(_ setup: inout CaseSetup) { setup.start = moment }
}

/// `Size 80x24`: sets the initial screen size.
package struct SetSize: TapeCommand {
  package static let words = ["Size"]

  package static let entry = TapeEntry(
    .forms,
    usage: "Size COLUMNSxROWS",
    summary: "Set the initial size of the screen",
    example: """
      Size 40x12
      Expect row 12 "F1"
      """
  )

  package let size: Size

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    size = try arguments.size()
  }

  package func prepare(_ setup: inout CaseSetup) { setup.size = size }
}

/// `Resize 40x12`: resizes the screen while the form is being filled out.
package struct Resize: TapeCommand {
  package static let words = ["Resize"]

  package static let entry = TapeEntry(
    .forms,
    usage: "Resize COLUMNSxROWS",
    summary: "Resize the screen of a running form",
    example: """
      Resize 40x12
      Expect row 12 "F1"
      """
  )

  package let size: Size

  package init(_ arguments: inout TapeArguments) throws(TapeFinding) {
    size = try arguments.size()
  }

  package var effect: TapeEffect { .change(lasting: .zero) }

  package func perform(by player: inout CasePlayer<some Stage>) throws(Breakdown) {
    try player.resize(to: size)
  }
}

extension TapeArguments {
  /// Warns that a command has no effect if a program is started in place of a form.
  fileprivate mutating func warnOfProgram(_ message: String, note: String? = nil) {
    guard context.hasProgram else { return }
    doubt(finding(.idleSetting, at: word, message, note: note))
  }
}
