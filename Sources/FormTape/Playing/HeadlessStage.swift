package import FormFilling
import FormScreens
package import FormValidation
package import FormWidgets
package import Forms

/// A form filled out in this process, without a terminal or waiting.
///
/// It replaces only the source of bytes and the sink of cells of the real program, and keeps the
/// rest: the decoder, the screen, its frames. Time is a number that `advance(to:)` increases.
package struct HeadlessStage: Stage {
  /// The time that has passed.
  package var elapsed: Duration { clock.elapsed }

  /// The current screen.
  package private(set) var frame: Frame

  private(set) var screen: Screen
  private var decoder = KeyDecoder()
  private var paste: PasteBuffer?
  private var blocks = DrawnBlocks()
  private var size: Size
  private var clock: SteppedClock
  private let checks: [String: StagedCheck]

  /// The names of the checks that the caller runs, and whether it decides about submits.
  private let outside: OutsideNames

  /// The requests for the caller, in order.
  private(set) var outgoing: [CheckRequest] = []

  private var staged: [StagedAnswer]
  private let edits: [StagedEdit]
  private var answers = DueAnswers()

  /// The path fields whose names were not given, which matter once one is edited.
  private var unlisted: Set<FieldID> = []

  /// The one of them that was edited.
  private var edited: FieldID?
  private var notes: CoverageNotes?
  private let printed: @Sendable (Outcome) -> String?
  private let theme: Theme

  /// The byte that a terminal sends for `Ctrl+\`.
  private static let quitByte: UInt8 = 0x1C

  /// The largest number of checks without time passing.
  private static let roundLimit = 10_000

  /// The largest number of timers in one `advance(to:)`.
  private static let timerLimit = 100_000

  /// Creates a stage with an open form.
  /// - Parameters:
  ///   - form: The form.
  ///   - size: The size of the screen.
  ///   - start: The initial date and time, with its offset.
  ///   - theme: The theme of the screen.
  ///   - checks: The answers of remote rules, by check name.
  ///   - outside: The requests that the caller answers.
  ///   - staged: The answers given by the tape; they override `checks`.
  ///   - edits: The results of editing texts.
  ///   - printed: Returns the program's standard output for an outcome; `nil` if unknown.
  ///   - path: The path by which a tape opens the form, to record rule coverage; `nil` to record
  ///     none.
  /// - Throws: `Breakdown` if the form runs a check without an answer, or does not settle.
  package init(
    _ form: Form,
    size: Size = Size(columns: 80, rows: 24),
    start: Moment = .startOf2000,
    theme: Theme = .default,
    checks: [String: StagedCheck] = [:],
    outside: OutsideNames = OutsideNames(),
    staged: [StagedAnswer] = [],
    edits: [StagedEdit] = [],
    printed: @escaping @Sendable (Outcome) -> String? = { _ in nil },
    notingRulesOf path: String? = nil
  ) throws(Breakdown) {
    screen = Screen(form, now: start)
    self.size = size
    self.theme = theme
    clock = SteppedClock(start: start)
    self.checks = checks
    self.outside = outside
    self.staged = staged
    self.edits = edits
    self.printed = printed
    if let path { notes = CoverageNotes(screen.filling, path: path) }
    let timeout = staged.submitTimeout ?? (outside.decidesSubmits ? .seconds(30) : nil)
    if let timeout { screen.filling.expectReply(within: timeout) }
    screen.fit(size)
    frame = screen.frame(in: size, reusing: &blocks)
    try settle()
  }

  package func scene(atForm: Bool) -> Scene {
    Scene(
      screen: CellGrid(frame, in: theme),
      keptScreen: screen.hidingSecret.map { CellGrid($0.frame(in: size), in: theme) },
      cursor: frame.cursor.map(ScreenPosition.init),
      form: atForm ? FormScene(screen) : nil,
      exitStatus: exitStatus,
      output: screen.filling.outcome.map { printed($0) } ?? "",
      errorOutput: nil
    )
  }

  package func isFocused(onOneOf fields: Set<FieldID>) -> Bool {
    guard case .field(let index) = screen.filling.focus else { return false }
    return fields.contains(screen.filling.form.fields[index].id)
  }

  package var exitStatus: Int? { screen.filling.outcome?.exitStatus }

  package var coverage: [RuleCoverage] { notes?.rules ?? [] }

  package var copy: HeadlessStage? { self }

  package func nextTimer() -> StageTimer? {
    guard screen.filling.outcome == nil else { return nil }
    let answer = answers.next.map {
      StageTimer(
        due: $0.due,
        name: $0.field == .form ? "the reply to the submit" : "the check of \($0.field)"
      )
    }
    let question = screen.filling.deadline.map {
      StageTimer(due: max($0, elapsed), name: "a check's start or timeout")
    }
    guard let answer, let question else { return answer ?? question }
    return answer.due <= question.due ? answer : question
  }

  package mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    // The terminal driver handles this byte anywhere in the input, and ends the program with a
    // signal.
    if screen.filling.outcome == nil, bytes.contains(HeadlessStage.quitByte) {
      throw Breakdown(.ended, "Ctrl+\\ ended the program with SIGQUIT")
    }
    clock.update(&screen)
    var rest = bytes[...]
    while let byte = rest.first {
      if paste != nil {
        handlePasted(&rest)
        continue
      }
      rest.removeFirst()
      if let input = decoder.feed(byte, at: .now) { handle(input) }
      handleQueued()
    }
    if let input = decoder.settle() { handle(input) }
    handleQueued()
    try settle()
  }

  package mutating func resize(to size: Size) throws(Breakdown) {
    self.size = size
    screen.fit(size)
    screen.handle(.resize)
    try settle()
  }

  package mutating func advance(to time: Duration) throws(Breakdown) {
    var count = 0
    while let timer = nextTimer(), timer.due <= time {
      clock.pass(to: timer.due)
      count += 1
      guard count <= HeadlessStage.timerLimit else {
        throw Breakdown(.hung, "\(HeadlessStage.timerLimit) timers fired without a pause")
      }
      if screen.filling.asksOutside { screen.handle(.elapsed(elapsed)) }
      try settle()
    }
    clock.pass(to: time)
  }
}

extension HeadlessStage {
  /// Runs everything that is ready, until nothing is pending, and draws the result.
  private mutating func settle() throws(Breakdown) {
    if let request = screen.takeEditRequest() { try edit(request) }
    if screen.filling.asksOutside { try settleChecks() }
    notes?.record(screen)
    guard screen.filling.outcome == nil else { return }
    frame = screen.frame(in: size, reusing: &blocks)
  }

  private mutating func edit(_ request: EditRequest) throws(Breakdown) {
    guard let result = edits.result(of: request) else {
      throw Breakdown(
        .unavailable,
        "no text from an editor for \(request.field); "
          + "add a line like Editor \(request.field.tapeSpelling) \"text\""
      )
    }
    screen.handle(.edited(result))
  }

  private mutating func settleChecks() throws(Breakdown) {
    if let edited { throw .withoutOptions(for: edited) }
    for _ in 0..<HeadlessStage.roundLimit {
      answers.cancel(screen.filling.takeCancellations())
      for request in screen.filling.takeRequests() { try ask(request) }
      guard let ready = answers.take(at: elapsed) else { return }
      screen.handle(.answer(ready.answer, to: ready.id))
    }
    throw Breakdown(
      .hung,
      "the form did not settle after \(HeadlessStage.roundLimit) checks"
    )
  }

  private mutating func ask(_ request: CheckRequest) throws(Breakdown) {
    if let answer = staged.answer(to: request) {
      answers.add(answer.checkAnswer, to: request, due: elapsed + answer.delay)
    } else if let check = checks[request.check] {
      answers.add(check.answer(request), to: request, due: elapsed + check.delay)
    } else if outside.has(request) {
      outgoing.append(request)
    } else if request.asksForOptions, request.check == PathField.check, edited == nil {
      unlisted.insert(request.field)
    } else if request.asksForOptions {
      throw .withoutOptions(for: request.field)
    } else if request.purpose == .answer {
      throw Breakdown(
        .unavailable,
        "no default for \(request.field); add a line like "
          + "Default \(request.field.tapeSpelling) \"text\""
      )
    } else {
      let isSecret = screen.filling.form.fields.contains { $0.id == request.field && $0.isSecret }
      let value = isSecret ? "*" : request.value.tapeSpelling
      throw Breakdown(
        .unavailable,
        "no answer for check \(request.check.tapeQuoted) of \(request.field) = \(value); "
          + "add a line like Answer \(request.field.tapeSpelling) \(value) yes"
      )
    }
  }

  /// Returns the next request for the caller, and the answers that it submits.
  mutating func takeOutgoing() -> (request: CheckRequest, answers: Answers)? {
    guard !outgoing.isEmpty else { return nil }
    return (outgoing.removeFirst(), screen.filling.outside.submission?.answers ?? Answers())
  }

  /// Handles the caller's answer to a request; one that is no longer needed is dropped.
  mutating func receive(_ answer: CheckAnswer, to request: CheckRequest) throws(Breakdown) {
    screen.handle(.answer(answer, to: request.id))
    try settle()
  }

  /// Whether a check or a submit waits for an answer.
  var isWaiting: Bool { screen.filling.sheet.isWaiting || screen.filling.mode == .handingOver }

  /// The outcome of the form; `nil` while it is open.
  var outcome: Outcome? { screen.filling.outcome }

  /// Adds answers of checks.
  package mutating func learn(_ answers: [StagedAnswer]) {
    staged += answers
  }

  private mutating func handleQueued() {
    while let input = decoder.takeQueued() { handle(input) }
  }

  private mutating func handle(_ input: KeyDecoder.Input) {
    switch input {
    case .pasteStart: paste = PasteBuffer()
    case .pointer(let pointer): handle(.pointer(pointer, on: size))
    case .background, .text, .cue: break
    case .key(let key): handle(ScreenKey(key) == .suspend ? .resize : .key(key))
    }
  }

  private mutating func handle(_ event: Event) {
    let before = unlisted.isEmpty ? nil : screen.filling.sheet.focusedIndex
    screen.handle(event)
    guard let before, before == screen.filling.sheet.focusedIndex else { return }
    let field = screen.filling.form.fields[before].id
    if unlisted.contains(field) { edited = field }
  }

  private mutating func handlePasted(_ bytes: inout ArraySlice<UInt8>) {
    bytes = bytes.dropFirst(paste?.append(bytes) ?? 0)
    guard let text = paste, text.isComplete else { return }
    paste = nil
    handle(text.event)
  }
}

extension Breakdown {
  /// The options of a field that the tape does not give.
  fileprivate static func withoutOptions(for field: FieldID) -> Breakdown {
    Breakdown(
      .unavailable,
      "no options for \(field); add a line like Options \(field.tapeSpelling) \"one\" \"two\""
    )
  }
}

/// The requests of a form that the caller answers, as it would outside a test.
package struct OutsideNames: Sendable {
  /// The names of checks.
  var checks: Set<String> = []

  /// Whether submits are decided, too.
  var decidesSubmits = false

  /// Creates names of no requests.
  package init() {}

  init(checks: Set<String>, decidesSubmits: Bool) {
    (self.checks, self.decidesSubmits) = (checks, decidesSubmits)
  }

  /// Returns whether the caller answers a request.
  func has(_ request: CheckRequest) -> Bool {
    request.purpose == .submit ? decidesSubmits : checks.contains(request.check)
  }
}
