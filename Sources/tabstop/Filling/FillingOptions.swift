import ArgumentParser
import FormFile
import FormFilling
import FormLines
import FormScreens
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import SourceText
import SystemCalls
import TapeRunner

/// How a form is filled out, with its prefilled answers and the destination of its answers.
struct FillingOptions {
  var mode = FillingMode.ofEnvironment

  /// The time limit for the form; `nil` for none.
  var timeLimit: TimeLimit?

  /// The file of prefilled answers.
  var answers: String?

  /// The prefilled answers from the command line.
  var settings: [String] = []

  /// The prefilled answers that the form does not accept, which are reported with those that break a
  /// rule.
  private(set) var misfits: [UnfitAnswer] = []

  /// The destination of answers; `nil` if they are only returned.
  var target: AnswerTarget? = AnswerTarget()

  /// The name of the store that answers are saved in, if any.
  var storeName: String?

  /// The store, once it is open.
  var store: Store?

  /// The program that the answers are submitted to before the form closes, if any.
  var submission: SubmitProgram?

  /// Which messages are shown, and when; `nil` to use the form's settings.
  var errorsShown: ErrorsShown?
  var reveal: Reveal?

  /// What is written for fields without an answer; `nil` to use the form's setting.
  var unanswered: Unanswered?

  /// Whether warnings are left out.
  var isQuiet = false

  /// How a draft of the form is used.
  var draftUse = DraftUse.offered

  /// The file of the form, which its draft is for; `nil` if there is none.
  var formFile: InputFile?

  /// The destination of lines for screen readers, if any.
  var announcements: String?

  /// Whether the full-screen form handles the mouse.
  var usesMouse = true

  /// The watch of the form file and how to reload it, if the form is replaced when the file
  /// changes.
  var watch: (file: FileWatch, reading: () throws(CommandError) -> Form)?

  /// Checks that no output file is the form file.
  func requireFiles(besides form: InputFile) throws(CommandError) {
    try form.requireNotOverwritten(by: [target?.path, announcements].compactMap { $0 })
  }

  /// Prefills a form.
  mutating func prefill(_ form: inout Form) throws(CommandError) {
    misfits = try GivenAnswers.prefill(
      &form,
      answers: answers.map { InputFile(path: $0, kind: "file", limit: timeLimit) },
      settings: settings,
      reportingMisfits: mode == .unattended
    )
  }

  /// Runs a form, and writes its answers.
  /// - Parameters:
  ///   - form: The form.
  ///   - isInputTaken: Whether standard input was read for more than prefilled answers.
  ///   - checks: The functions that remote rules call, by name.
  ///   - appearance: The appearance of the screen.
  /// - Returns: The answers.
  /// - Throws: `CommandError` without a usable terminal, or if the answers cannot be written, and the
  ///   exit status of a form that was not submitted.
  @discardableResult
  func fill(
    _ form: Form,
    isInputTaken: Bool = false,
    checks: [String: OutsideCheck] = [:],
    on appearance: Appearance
  ) throws -> Answers {
    let outcome: Outcome
    do {
      outcome = try self.outcome(
        of: form,
        isInputTaken: isInputTaken || answers == "-",
        checks: checks,
        on: appearance
      )
    } catch let error as TerminalError {
      throw CommandError(error, canDoWithout: true)
    }
    if outcome == .interrupted(.timeout), let timeLimit { throw timeLimit.overrun }
    guard case .submitted(let answers) = outcome else {
      throw ExitCode(Int32(outcome.exitStatus))
    }
    return answers
  }

  /// Runs a form, and writes its answers if it was submitted.
  private func outcome(
    of form: Form,
    isInputTaken: Bool,
    checks: [String: OutsideCheck],
    on appearance: Appearance
  ) throws -> Outcome {
    if let rehearsed = RehearsedFill() {
      return try written(rehearsed.outcome(of: form, checks: checks, on: appearance), of: form)
    }
    switch mode {
    case .screen, .inline:
      var log = try announcements.map { try AnnouncementLog(named: $0) }
      let claim = try draftClaim()
      let (outcome, shown) = try fillOnScreen(
        form,
        claim,
        checks: checks,
        on: appearance,
        telling: &log
      )
      try deliver(outcome, of: shown.filling, claim.draft)
      // The end is announced once the answers are written.
      log?.announce(shown)
      return outcome
    case .plain(let fromTerminal):
      let source: LineTerminal.Source = fromTerminal || isInputTaken ? .terminal : .standardInput
      return try fillByLines(form, from: source, checks: checks, isASCII: appearance.isASCII)
    case .unattended: return try written(fillUnattended(form, checks: checks), of: form)
    }
  }

  /// Whether the answers are in a store or a program once they are submitted.
  private var handsOver: Bool { store != nil || submission != nil }

  /// Returns the handler that the answers are submitted to before the form closes; `nil` if there
  /// is none.
  func handler(for form: Form) -> SubmitHandler? {
    store?.handler ?? submission?.handler(for: form)
  }

  /// Writes the answers of a submitted form, and returns the outcome.
  private func written(_ outcome: Outcome, of form: Form) throws(CommandError) -> Outcome {
    guard case .submitted(let answers) = outcome else { return outcome }
    do {
      try target?.write(answers, of: form)
    } catch {
      guard handsOver else { throw error }
      let receiver = store == nil ? "submitted" : "saved in the store"
      throw error.adding(help: "the answers are \(receiver); do not submit them again")
    }
    return outcome
  }

  /// Writes the answers of a submitted form, and deletes its draft; otherwise, keeps the draft.
  private func deliver(_ outcome: Outcome, of filling: Filling, _ draft: SavedDraft?) throws {
    do {
      _ = try written(outcome, of: filling.form)
    } catch {
      if handsOver {
        draft?.delete(after: filling)
      } else if let draft {
        draft.autosave.save(filling)
        throw error.adding(help: "a draft is kept; fill out the form again to resume it")
      }
      throw error
    }
    guard case .submitted = outcome else { return draft?.autosave.save(filling) ?? () }
    draft?.delete(after: filling)
  }

  /// Runs a form on the terminal, which is restored before this returns.
  private func fillOnScreen(
    _ form: Form,
    _ claim: DraftClaim,
    checks: [String: OutsideCheck],
    on appearance: Appearance,
    telling log: inout AnnouncementLog?
  ) throws -> (outcome: Outcome, screen: Screen) {
    var terminal =
      mode == .inline
      ? try Terminal(inline: appearance) : try Terminal(appearance, usesMouse: usesMouse)
    terminal.timeLimit = timeLimit?.end
    var screen = Screen(form, glyphs: terminal.glyphs, now: LocalClock.now)
    claim.open(in: &screen.filling, draftUse)
    let draft = claim.draft
    var observer = AnnouncingObserver(log)
    defer { log = observer.log }
    do {
      let outcome = try run(&screen, on: &terminal, draft, checks: checks, with: &observer)
      return (outcome, screen)
    } catch {
      draft?.autosave.save(screen.filling)
      throw error
    }
  }

  /// Runs a filling; if the form file is watched, the form is replaced when the file changes.
  private func run<Base: ScreenObserver>(
    _ screen: inout Screen,
    on terminal: inout Terminal,
    _ draft: SavedDraft?,
    checks: [String: OutsideCheck],
    with base: inout Base
  ) throws(TerminalError) -> Outcome {
    let handler = handler(for: screen.form)
    guard let watch else {
      return try terminal.run(
        &screen,
        asking: checks,
        submittingTo: handler,
        keptBy: draft?.autosave,
        with: &base
      )
    }
    var observer = WatchingObserver(watch.file, around: base, reading: watch.reading)
    defer { base = observer.base }
    return try terminal.run(
      &screen,
      asking: checks,
      submittingTo: handler,
      keptBy: draft?.autosave,
      with: &observer
    )
  }

  private func fillByLines(
    _ form: Form,
    from source: LineTerminal.Source,
    checks: [String: OutsideCheck],
    isASCII: Bool
  ) throws -> Outcome {
    var log = try announcements.map { try AnnouncementLog(named: $0) }
    var terminal = try LineTerminal(reading: source)
    terminal.timeLimit = timeLimit?.end
    let glyphs = isASCII ? Glyphs.ascii : terminal.glyphs
    var filling = Filling(form, inASCII: glyphs == .ascii, now: LocalClock.now)
    // Lines from a pipe or a file can be provided again.
    let isKept = draftUse.resumes || draftUse == .offered && terminal.isTyped
    let claim = isKept ? try draftClaim() : .none
    // Lines that were written before are answers from the first question on.
    claim.open(in: &filling, draftUse, atStart: !terminal.isTyped)
    let draft = claim.draft
    var plain = PlainFilling(filling, glyphs)
    let outcome: Outcome
    do {
      outcome = try terminal.run(
        &plain,
        asking: checks,
        submittingTo: handler(for: form),
        keptBy: draft?.autosave
      ) { log?.announce(Screen($0, glyphs)) }
    } catch {
      draft?.autosave.save(plain.filling)
      throw error
    }
    try deliver(outcome, of: plain.filling, draft)
    if case .submitted = outcome {
      plain.confirmDelivery()
      terminal.say(&plain)
    }
    return outcome
  }
}

/// The mode in which a form is filled out.
enum FillingMode: Equatable {
  /// On a full screen.
  case screen
  /// In as many rows below the prompt as it needs.
  case inline
  /// Line by line, from standard input or only from the terminal.
  case plain(fromTerminal: Bool)
  /// With the given answers, without asking.
  case unattended

  /// The mode that the environment requests: line mode for a terminal that cannot draw, and for
  /// users who prefer it.
  static var ofEnvironment: FillingMode {
    Terminal.environmentWantsLines ? .plain(fromTerminal: true) : .screen
  }
}

extension CommandError {
  /// Creates the error for a terminal that cannot be used.
  /// - Parameters:
  ///   - error: The error of the terminal.
  ///   - canDoWithout: Whether the command has modes that need no terminal.
  init(_ error: TerminalError, canDoWithout: Bool = false) {
    let otherwise =
      switch error {
      case .noTerminal: "pass answers with --no-input, or pipe lines to --plain"
      default: "or use --plain"
      }
    let help = error.advice.map { canDoWithout ? "\($0), \(otherwise)" : $0 }
    self.init(error.problem, help: help)
  }
}

extension FormExtensions {
  /// Creates the extensions of a form in a folder, which can refer to files there.
  ///
  /// Without a language, the environment requests one of the form's languages, unless it is ignored
  /// because of a tape.
  init(
    in folder: String,
    allowsCommands: Bool,
    language: Language? = nil,
    ignoresEnvironment: Bool = RehearsedFill.isWanted,
    isRegular: Bool = false
  ) {
    let requested =
      ignoresEnvironment ? [] : FormLanguages.requested(inEnvironment: Posix.variable)
    self.init(
      allowsCommands: allowsCommands,
      folder: folder,
      language: language,
      requestedLanguages: requested
    ) { path, limit throws(FormFileError) in
      try TapeFiles.content(of: path, in: folder, limit: limit, isRegular: isRegular)
    }
  }
}

extension FormReading {
  /// Reads a form file in a language, if given, and prints its warnings if requested.
  /// - Throws: All errors in the form.
  init(
    file: InputFile,
    allowsCommands: Bool,
    in language: Language? = nil,
    ignoresEnvironment: Bool = RehearsedFill.isWanted,
    isWarning: Bool = true
  ) throws(CommandError) {
    let extensions = FormExtensions(
      in: file.folder,
      allowsCommands: allowsCommands,
      language: language,
      ignoresEnvironment: ignoresEnvironment,
      isRegular: file.isRegular
    )
    let bytes = try file.bytes(limit: Form.byteLimit)
    do throws(Diagnostics) {
      self = try FormReading(bytes: bytes, file: file.name, extensions: extensions)
    } catch {
      throw CommandError(report: error)
    }
    // For a tape player, standard error is part of the screen.
    if isWarning, !RehearsedFill.isWanted {
      for warning in warnings { StandardError.write("\(warning)\n") }
    }
  }
}

extension Form {
  /// Reads a form file in a language, if given, and prints its warnings if requested.
  /// - Throws: All errors in the form.
  init(
    reading file: InputFile,
    allowsCommands: Bool,
    in language: Language? = nil,
    ignoresEnvironment: Bool = RehearsedFill.isWanted,
    isWarning: Bool = true
  ) throws(CommandError) {
    self =
      try FormReading(
        file: file,
        allowsCommands: allowsCommands,
        in: language,
        ignoresEnvironment: ignoresEnvironment,
        isWarning: isWarning
      )
      .form
  }
}
