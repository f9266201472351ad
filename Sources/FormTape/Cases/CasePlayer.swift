import FormValidation
import FormWidgets

/// Plays one case on a stage, command by command, and collects what a report needs.
///
/// Consecutive expectations are one checkpoint: all of them are checked, and the case stops before
/// the next command if one is unmet.
package struct CasePlayer<S: Stage> {
  /// The stage that the case is played on.
  var stage: S

  /// The time at which the stage's clock starts.
  let start: Moment

  let options: PlayOptions

  /// The text replaced in reports and snapshots.
  let redactions: Redactions

  /// The path of the form.
  let formPath: String

  /// The row of a table that the case is for, as reports show it; `nil` if there is no table.
  var row: String?

  /// Returns the path of a snapshot of the case.
  let snapshotPath: (_ name: String) -> String

  /// The unmet expectations so far.
  var mismatches: [Mismatch] = []

  /// Whether the case ends at the next command that is not an expectation.
  var hasFailed = false

  /// Whether a command did not find what it names, so that the following ones are pointless.
  var isStopped = false

  var metCount = 0
  var unknowns: [String] = []
  var notes: [String] = []
  var files: [SavedFile] = []
  var updates: [SavedFile] = []

  /// How updated snapshots differ from the stored ones, by path.
  var changes: [String: [String]] = [:]

  var recording: [RecordedMoment] = []
  private(set) var journal = Journal()

  /// The look of pictures.
  var look = PictureStyle(padding: PictureStyle.tapePadding)

  /// The pause after a key, if the tape sets one.
  private var typingSpeed: Duration?

  /// How long to wait for the screen, if the tape says so.
  var waitTimeout: Duration?
  var waitPattern: SearchPattern?

  /// The text of the last `Copy`.
  var clipboard = ""

  /// Whether recordings omit what happens.
  var isHidden = false

  /// The text below the screen in recordings and pictures; empty for none.
  private(set) var caption = ""

  /// The number of mismatches before the checkpoint that is being played.
  var earlierMismatchCount = 0

  private var steps: [TapeStep] = []
  private var index = 0

  /// The number of steps that were begun.
  private(set) var performedCount = 0

  /// The number of inputs of the current step that were sent.
  private var sentCount = 0
  private let secrets: Set<FieldID>

  /// Whether a key of the current step went to a secret field, and what was typed into such fields.
  private(set) var isAtSecret = false
  private(set) var secretTexts: Set<String> = []

  init(
    on stage: S,
    from start: Moment = .startOf2000,
    _ options: PlayOptions,
    redactions: Redactions,
    formPath: String = "",
    secrets: Set<FieldID> = [],
    snapshotPath: @escaping (String) -> String
  ) {
    self.stage = stage
    self.start = start
    self.options = options
    self.redactions = redactions
    self.formPath = formPath
    self.snapshotPath = snapshotPath
    self.secrets = secrets
    waitPattern = ScreenWait.standardPattern()
  }

  /// The step being performed.
  var step: TapeStep { steps[index] }

  /// Plays steps to the end, to the first failed checkpoint, or to a breakdown.
  mutating func play(_ steps: [TapeStep]) -> Breakdown? {
    self.steps = steps
    do throws(Breakdown) {
      try keepMoment(as: "")
      for (index, step) in steps.enumerated() {
        self.index = index
        options.willPerform(index)
        let start = recording.count
        (isAtSecret, sentCount) = (false, 0)
        if hasFailed, !options.keepsGoing {
          guard step.command.effect.staysInCheckpoint, !isStopped else { return nil }
        }
        performedCount = index + 1
        if !step.command.effect.staysInCheckpoint { earlierMismatchCount = mismatches.count }
        try step.command.perform(by: &self)
        try stage.rest()
        if stage.unheededCount > 0 { try requireRunning() }
        if isAtSecret {
          mask(step, from: start)
          if let text = step.command.typedText(pasting: clipboard) { secretTexts.insert(text) }
        }
        journal.record(step, isMasked: isAtSecret)
      }
      try keepLastMoment()
    } catch {
      return located(error)
    }
    return nil
  }

  /// Changes a setting.
  mutating func set(_ setting: TapeSetting) {
    switch setting {
    case .typingSpeed(let speed): typingSpeed = speed
    case .waitTimeout(let time): waitTimeout = time
    case .waitPattern(let pattern): waitPattern = pattern
    case .look(let name, let value): look.set(name, to: value)
    }
  }

  /// Presses keys, with a pause after each; `nil` for the typing speed.
  mutating func press(_ keys: [Key], pause: Duration?) throws(Breakdown) {
    for key in keys { try send(.key(key), pause: pause) }
  }

  /// Sends one key, paste or mouse action, and pauses.
  mutating func send(_ input: StageInput, pause: Duration? = nil) throws(Breakdown) {
    try requireRunning()
    try send(stage.bytes(of: input), pause: pause)
  }

  /// Sends the bytes of one key, paste or mouse action, and pauses.
  ///
  /// A key that only moves the focus away from a secret tells nothing about it.
  mutating func send(
    _ bytes: [UInt8],
    pause: Duration? = nil,
    isMove: Bool = false
  ) throws(Breakdown) {
    try requireRunning()
    sentCount += 1
    if !secrets.isEmpty, !isAtSecret, !isMove { isAtSecret = try stage.isFocused(onOneOf: secrets) }
    let set = pause ?? typingSpeed
    let end = stage.elapsed + (set ?? .milliseconds(50))
    try stage.send(bytes)
    if options.isRecording { try stage.calm(until: end) }
    try keepMoment(input: bytes)
    if set == nil { try stage.pause(until: end) } else { try stage.advance(to: end) }
  }

  /// Resizes the screen.
  mutating func resize(to size: Size) throws(Breakdown) {
    try requireRunning()
    try stage.resize(to: size)
    try keepMoment()
  }

  /// Lets time pass.
  mutating func sleep(_ time: Duration) throws(Breakdown) {
    try stage.advance(to: stage.elapsed + time)
    try keepMoment()
  }

  /// Shows a text below the screen from now on; an empty one removes it.
  mutating func show(caption: String) throws(Breakdown) {
    self.caption = caption
    // A chapter goes on below another caption.
    let label = recording.last?.label
    // Before anything happens, the first moment has it.
    if recording.count == 1, stage.elapsed == .zero { recording.removeAll() }
    try keepMoment(as: label)
  }

  /// Masks a step's typed text in a recording, because one of its keys went to a secret field.
  private mutating func mask(_ step: TapeStep, from start: Int) {
    for index in recording.indices[start...] where recording[index].label == step.label {
      recording[index].label = step.maskedLabel
      recording[index].isSecret = step.command.maskedText != nil
    }
  }

  /// Throws if the program has ended, with the number of keys not sent.
  func requireRunning() throws(Breakdown) {
    guard let status = stage.exitStatus else { return }
    // How many keys lead to a field is not known before.
    let ofStep = max(0, step.command.effect.inputCount - sentCount)
    let left =
      steps[(index + 1)...].reduce(ofStep) { $0 + $1.command.effect.inputCount }
      + stage.unheededCount
    let keys = left == 1 ? "1 key was" : "\(left) keys were"
    throw Breakdown(.ended, "the program ended (exit \(status)); \(keys) not sent")
  }

  /// Returns the secrets of the form in a scene, and those that were typed.
  func secrets(in scene: Scene?) -> SecretTexts { SecretTexts(of: scene?.form, typed: secretTexts) }

  /// Returns everything that reports leave out at the end of the case.
  mutating func secretsAtEnd() -> SecretTexts { secrets(in: try? stage.scene()) }

  private mutating func located(_ breakdown: Breakdown) -> Breakdown {
    var breakdown = breakdown
    if !steps.isEmpty {
      breakdown.origin = breakdown.origin ?? step.origin.description
      // What a program that has ended would have had in the focus is unknown.
      breakdown.line = breakdown.line ?? step.text(isMasked: !secrets.isEmpty)
    }
    let scene = try? stage.scene()
    let secrets = secrets(in: scene)
    let publish = { [redactions] in redactions.applied(to: secrets.removed(from: $0)) }
    breakdown.reason = publish(breakdown.reason)
    breakdown.screen = breakdown.screen.map(publish)
    breakdown.record(journal)
    if breakdown.screen.isEmpty, let scene {
      breakdown.screen = screenLines(of: scene, without: secrets)
    }
    return breakdown
  }
}

extension String {
  /// Returns the bytes that a terminal sends for a pasted text; line breaks as Enter.
  package func pastedBytes(isBracketed: Bool = true) -> [UInt8] {
    let breaks = utf8.map { $0 == 0x0A ? 0x0D : $0 }
    guard isBracketed else { return breaks }
    return Array("\u{1B}[200~".utf8) + breaks + Array("\u{1B}[201~".utf8)
  }
}
