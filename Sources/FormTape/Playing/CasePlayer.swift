import FormUI
import FormValidation

/// Plays one case on a stage, command by command, and collects what a report needs.
///
/// Consecutive expectations are one checkpoint: all of them are checked, and the case stops before
/// the next command if one is unmet.
struct CasePlayer<S: Stage> {
  /// The stage that the case is played on.
  var stage: S

  /// The options.
  let options: PlayOptions

  /// The text replaced in reports and snapshots.
  let redactions: Redactions

  /// Returns the path of a snapshot of the case.
  let snapshotPath: (_ name: String) -> String

  /// The unmet expectations so far.
  var mismatches: [Mismatch] = []
  var metCount = 0
  var unknowns: [String] = []
  var notes: [String] = []
  var files: [KeptFile] = []
  var updates: [KeptFile] = []

  /// How updated snapshots differ from the stored ones, by path.
  var changes: [String: [String]] = [:]

  var recording: [RecordedMoment] = []
  var journal = Journal()

  /// The look of pictures.
  var look = PictureLook(padding: PictureLook.tapePadding)

  private var typingSpeed = Duration.milliseconds(50)
  var waitTimeout = Duration.seconds(15)
  var waitPattern: SearchPattern?
  private var clipboard = ""
  private var isHidden = false
  private var sentCount = 0
  private let secrets: Set<FieldID>
  private var isAtSecret = false

  init(
    on stage: S,
    _ options: PlayOptions,
    redactions: Redactions,
    secrets: Set<FieldID> = [],
    snapshotPath: @escaping (String) -> String
  ) {
    self.stage = stage
    self.options = options
    self.redactions = redactions
    self.snapshotPath = snapshotPath
    self.secrets = secrets
    waitPattern = ScreenWait.standardPattern()
  }

  /// Plays steps to the end, to the first failed checkpoint, or to a breakdown.
  mutating func play(_ steps: [TapeStep]) -> Breakdown? {
    do throws(Breakdown) {
      try keepMoment("", [])
      for (index, step) in steps.enumerated() {
        options.willPerform(index)
        let start = recording.count
        isAtSecret = false
        for action in step.command.actions {
          if !mismatches.isEmpty, !options.keepsGoing, !action.isCheck { return nil }
          try perform(action, of: step, amongst: steps)
        }
        try stage.rest()
        if stage.unheededCount > 0 { try requireRunning(steps) }
        if isAtSecret { maskLabels(of: step, from: start) }
        journal.note(step)
      }
    } catch {
      return located(error, at: journal.current ?? steps.last)
    }
    return nil
  }

  private mutating func perform(
    _ action: TapeAction,
    of step: TapeStep,
    amongst steps: [TapeStep]
  ) throws(Breakdown) {
    journal.current = step
    switch action {
    case .open, .size, .clock, .environment, .require, .output, .redact, .answer, .scroll: break
    case .set(let setting): set(setting)
    case .press(let key, let pause): try send(key.bytes, pause: pause, amongst: steps)
    case .paste(let text): try send(text.pastedBytes, amongst: steps)
    case .copy(let text): clipboard = text
    case .pasteCopied: try send(clipboard.pastedBytes, amongst: steps)
    case .mouse(let input): try send(input.bytes, amongst: steps)
    case .resize(let size):
      try requireRunning(steps)
      try stage.resize(to: size)
      try keepMoment(step.label, [])
    case .sleep(let time):
      try stage.advance(to: stage.elapsed + time)
      try keepMoment(step.label, [])
    case .expect(let expectation): try check(expectation, of: step)
    case .wait(let wait): try self.wait(wait, of: step)
    case .record(let records): isHidden = !records
    case .screenshot(let path): try takePicture(path)
    }
  }

  private mutating func set(_ setting: TapeSetting) {
    switch setting {
    case .typingSpeed(let speed): typingSpeed = speed
    case .waitTimeout(let time): waitTimeout = time
    case .waitPattern(let pattern): waitPattern = pattern
    case .look(let name, let value): look.set(name, to: value)
    }
  }

  private mutating func send(
    _ bytes: [UInt8],
    pause: Duration? = nil,
    amongst steps: [TapeStep]
  ) throws(Breakdown) {
    try requireRunning(steps)
    sentCount += 1
    if options.isRecording, !isAtSecret { isAtSecret = try hasSecretFocused() }
    try stage.send(bytes)
    let step = journal.current
    try keepMoment(step?.label ?? "", bytes)
    try stage.advance(to: stage.elapsed + (pause ?? typingSpeed))
  }

  /// Returns whether a secret field is known to have the focus.
  private mutating func hasSecretFocused() throws(Breakdown) -> Bool {
    guard !secrets.isEmpty else { return false }
    guard let form = try stage.look(atForm: true).form else { return true }
    return form.focus.map(secrets.contains) ?? false
  }

  /// Masks a step's typed text in the labels of a recording, since one of its keys went to a secret
  /// field.
  private mutating func maskLabels(of step: TapeStep, from start: Int) {
    for index in recording.indices[start...] where recording[index].label == step.label {
      recording[index].label = step.maskedLabel
    }
  }

  /// Throws if the program has ended, with the number of keys not sent.
  private func requireRunning(_ steps: [TapeStep]) throws(Breakdown) {
    guard let status = stage.exitStatus else { return }
    let left =
      steps.lazy.flatMap(\.command.actions).count(where: \.isInput) - sentCount
      + stage.unheededCount
    let keys = left == 1 ? "1 key was" : "\(left) keys were"
    throw Breakdown(.ended, "the program ended (exit \(status)); \(keys) not sent")
  }

  /// Records the current screen if requested.
  mutating func keepMoment(
    _ label: @autoclosure () -> String,
    _ bytes: [UInt8]
  ) throws(Breakdown) {
    guard options.isRecording else { return }
    let scene = try stage.look(atForm: false)
    recording.append(
      RecordedMoment(
        time: stage.elapsed,
        screen: scene.screen,
        cursor: scene.cursor,
        label: label(),
        input: bytes,
        isHidden: isHidden
      )
    )
  }

  private mutating func located(_ breakdown: Breakdown, at step: TapeStep?) -> Breakdown {
    var breakdown = breakdown
    breakdown.origin = breakdown.origin ?? step.map { $0.origin.description }
    breakdown.line = breakdown.line ?? step?.text
    breakdown.note(journal)
    if breakdown.screen.isEmpty, let scene = try? stage.look() {
      breakdown.screen = screenLines(of: scene)
    }
    return breakdown
  }
}

extension TapeAction {
  /// Whether it checks the screen and sends nothing.
  fileprivate var isCheck: Bool {
    if case .expect = self { true } else { false }
  }

  /// Whether it sends something to the program.
  fileprivate var isInput: Bool {
    switch self {
    case .press, .paste, .pasteCopied, .mouse: true
    default: false
    }
  }
}

extension TapeStep {
  /// The step in a recording: `signup.tape:4 Type "Ada"`.
  fileprivate var label: String { "\(origin) \(text)" }

  /// The label with asterisks instead of the typed text.
  fileprivate var maskedLabel: String {
    switch command {
    case is TypeText: "\(origin) Type \"********\""
    case is Paste: "\(origin) Paste \"********\""
    case let press as PressKey where press.keys.contains(where: \.isTyped): "\(origin) ********"
    default: label
    }
  }
}

extension Key {
  /// Whether it types a visible character.
  fileprivate var isTyped: Bool {
    guard case .character(let character) = symbol else { return false }
    return modifiers.isEmpty && character != " "
  }
}

extension String {
  /// The bytes that a terminal sends for a pasted text, with brackets; line breaks as Enter.
  var pastedBytes: [UInt8] {
    let breaks = utf8.map { $0 == 0x0A ? 0x0D : $0 }
    return Array("\u{1B}[200~".utf8) + breaks + Array("\u{1B}[201~".utf8)
  }
}
