import ArgumentParser
import FormFile
import FormTerminal
import FormUI
import FormValidation
import SourceText
import TapeRunner

/// How a form is filled, with its prefilled answers and the destination of its answers.
struct FillingManner {
  /// The mode.
  var mode = FillingMode.ofEnvironment

  /// The file of prefilled answers.
  var answers: String?

  /// The prefilled answers from the command line.
  var settings: [String] = []

  /// The fields whose answers are prefilled.
  var given: Set<FieldID> = []

  /// The destination of answers.
  var target = AnswerTarget()

  /// The name of the store that answers are saved in, if any.
  var storeName: String?

  /// That store, once it is open.
  var store: Store?

  /// The program that the answers are submitted to before the form closes, if any.
  var submission: SubmitProgram?

  /// What is done with a draft.
  var draftUse = DraftUse.offered

  /// The destination of lines for screen readers, if any.
  var announcements: String?

  /// Fills a form, given the file it was read from, and writes its answers.
  func fill(
    _ form: Form,
    from file: InputFile,
    checks: [String: OutsideCheck],
    on appearance: Appearance,
    usesMouse: Bool
  ) throws -> Outcome {
    if let rehearsed = RehearsedFill() {
      return try written(rehearsed.outcome(of: form, checks: checks, on: appearance), of: form)
    }
    switch mode {
    case .screen:
      var log = try announcements.map { try AnnouncementLog(named: $0) }
      let draft = draftUse == .none ? nil : DraftFile(of: file).map(KeptDraft.init)
      let (outcome, session) = try fillOnScreen(
        form,
        draft,
        checks: checks,
        on: appearance,
        usesMouse: usesMouse,
        telling: &log
      )
      try deliver(outcome, of: session, draft)
      // The end is announced once the answers are written.
      log?.tell(of: session)
      return outcome
    case .plain(let fromTerminal):
      let isTaken = file.path == "-" || answers == "-"
      let source: LineTerminal.Source = fromTerminal || isTaken ? .terminal : .standardInput
      return try fillByLines(form, file, from: source, checks: checks, isASCII: appearance.isASCII)
    case .unattended: return try written(fillUnattended(form, checks: checks), of: form)
    }
  }

  /// Returns what the answers are submitted to before the form closes; `nil` if there is nothing.
  private func handler(for form: Form) -> SubmitHandler? {
    store?.handler ?? submission?.handler(for: form)
  }

  /// Writes the answers of a submitted form, and returns the outcome.
  private func written(_ outcome: Outcome, of form: Form) throws(Trouble) -> Outcome {
    if case .submitted(let answers) = outcome { try target.write(answers, of: form) }
    return outcome
  }

  /// Writes the answers of a submitted form, and deletes its draft; otherwise, keeps the draft.
  private func deliver(_ outcome: Outcome, of session: Session, _ draft: KeptDraft?) throws {
    do {
      _ = try written(outcome, of: session.form)
    } catch {
      draft?.autosave.finish(session)
      throw error
    }
    if case .submitted = outcome { draft?.delete() } else { draft?.autosave.finish(session) }
  }

  /// Fills a form on the terminal, which is restored before this returns.
  private func fillOnScreen(
    _ form: Form,
    _ draft: KeptDraft?,
    checks: [String: OutsideCheck],
    on appearance: Appearance,
    usesMouse: Bool,
    telling log: inout AnnouncementLog?
  ) throws -> (outcome: Outcome, session: Session) {
    var terminal = try Terminal(appearance, usesMouse: usesMouse)
    var session = Session(form, glyphs: terminal.glyphs, now: LocalClock.now)
    draft?.file.open(in: &session, draftUse, except: given)
    let handler = handler(for: form)
    var companion = AnnouncingCompanion(log)
    defer { log = companion.log }
    do {
      let outcome = try terminal.run(
        &session,
        checks: checks,
        submittingTo: handler,
        keptBy: draft?.autosave,
        with: &companion
      )
      return (outcome, session)
    } catch {
      draft?.autosave.finish(session)
      throw error
    }
  }

  private func fillByLines(
    _ form: Form,
    _ file: InputFile,
    from source: LineTerminal.Source,
    checks: [String: OutsideCheck],
    isASCII: Bool
  ) throws -> Outcome {
    var log = try announcements.map { try AnnouncementLog(named: $0) }
    var terminal = try LineTerminal(reading: source)
    var session = Session(
      form,
      glyphs: isASCII ? .ascii : terminal.glyphs,
      now: LocalClock.now
    )
    // Lines from a pipe or a file are there to be given again.
    let isKept = draftUse == .resumed || draftUse == .offered && terminal.isTyped
    let draft = isKept ? DraftFile(of: file).map(KeptDraft.init) : nil
    draft?.file.open(in: &session, draftUse, except: given)
    var plain = PlainSession(session)
    let outcome: Outcome
    do {
      outcome = try terminal.run(
        &plain,
        checks: checks,
        submittingTo: handler(for: form),
        keptBy: draft?.autosave
      ) { log?.tell(of: $0) }
    } catch {
      draft?.autosave.finish(plain.session)
      throw error
    }
    try deliver(outcome, of: plain.session, draft)
    if case .submitted = outcome {
      plain.confirmDelivery()
      terminal.say(&plain)
    }
    return outcome
  }

  /// Submits the given answers, or reports what is wrong with them, a line each.
  private func fillUnattended(
    _ form: Form,
    checks: [String: OutsideCheck]
  ) throws -> Outcome {
    var session = Session(form, now: LocalClock.now)
    try session.conclude(asking: checks, submittingTo: handler(for: form))
    for (index, field) in form.fields.enumerated() {
      guard let failure = session.loadFailure(at: index) else { continue }
      StandardError.write("\(field.id.rawValue): \(failure)\n")
    }
    let strays = session.strayAnswers(to: given, isFinal: true)
    if strays.isEmpty, let outcome = session.outcome { return outcome }
    StandardError.write(strays.map { $0 + "\n" }.joined())
    if let notice = session.replyNotice { StandardError.write(notice + "\n") }
    var told: Set<String> = []
    for (index, field) in form.fields.enumerated() where session.isAsked(fieldAt: index) {
      for words in session.problems(ofFieldAt: index) {
        let line = "\(field.id.rawValue): \(words)\n"
        if told.insert(line).inserted { StandardError.write(line) }
      }
    }
    throw ExitCode(Int32(Outcome.cancelled.exitStatus))
  }
}

/// How a form is filled.
enum FillingMode {
  /// On the whole screen.
  case screen
  /// Line by line, from standard input or only from the terminal.
  case plain(fromTerminal: Bool)
  /// With the given answers, without asking.
  case unattended

  /// The mode that the environment requests: lines for a terminal that cannot draw, and for users
  /// who want no drawing.
  static var ofEnvironment: FillingMode {
    Terminal.environmentWantsLines ? .plain(fromTerminal: true) : .screen
  }
}

extension Form {
  /// Reads a form file, and prints its warnings; a form that does not say in which language it is
  /// gets another one, if there is one.
  /// - Throws: All errors in the form.
  init(
    reading file: InputFile,
    allowsCommands: Bool,
    usually language: PhraseBook? = nil
  ) throws(Trouble) {
    let folder = file.folder
    let extensions = FormExtensions(allowsCommands: allowsCommands, folder: folder) {
      path,
      limit throws(FormFileError) in
      try TapeFiles.content(of: path, in: folder, limit: limit)
    }
    let bytes = try file.bytes(limit: Form.byteLimit)
    do throws(Diagnostics) {
      let reading = try FormReading(bytes: bytes, file: file.name, extensions: extensions)
      // For a tape player, standard error is part of the screen.
      if !RehearsedFill.isWanted {
        for warning in reading.warnings { StandardError.write("\(warning)\n") }
      }
      self = reading.form
      if let language, !reading.namesLanguage { messages.language = language }
    } catch {
      throw Trouble(report: error)
    }
  }
}
