import FormTape
import FormValidation
import FormWidgets
import SystemCalls
import TerminalEmulation

/// Any program on a pseudo-terminal: only what it shows is known, and its time is real.
///
/// Nothing says when it has drawn everything, so an expectation waits for output that meets it.
struct TerminalStage: Stage {
  /// The exit status of the program, as a shell counts it; `nil` while it runs.
  private(set) var exitStatus: Int?

  private let session: ProgramSession
  private let home: PrivateHome
  private var emulator: TerminalEmulator
  private let start = ContinuousClock.now

  /// The pauses between keys that recordings show, though the program gets the keys at once.
  private var lead = Duration.zero

  /// What the program has written to a standard output and a standard error that are captured.
  private var output: [UInt8]?
  private var errors: [UInt8]?

  private var hasDrawn = false

  /// Whether the program has drawn something since the last input, and whether an expectation was
  /// met then.
  private var hasAnswered = false
  private var hasReacted = false

  private var lastDrawn = ContinuousClock.now

  /// The last input, if it was a lone Escape, which the program must not read with the next key.
  private var escapeTime: ContinuousClock.Instant?

  /// The screens seen since they were last taken, if they are recorded.
  private var sights: [Sight] = []
  private let isRecording: Bool

  /// The largest number of bytes kept of each output.
  private static let outputLimit = 8 << 20

  /// The shortest time between two screens that are recorded.
  private static let sightGap = Duration.milliseconds(40)

  /// How long a program draws nothing that is probably waiting for input.
  private static let silence = Duration.milliseconds(50)

  /// How long a program draws nothing that has probably drawn what a key leads to.
  private static let shortSilence = Duration.milliseconds(5)

  /// How long a program may leave its input unread.
  private static let inputPatience = Duration.seconds(10)

  /// The time limit of other waits.
  private static let limit = Duration.seconds(2)

  /// Starts a program.
  /// - Parameters:
  ///   - program: The program.
  ///   - setup: The settings of its case.
  ///   - ownsOrphans: Whether this process adopts orphans, and has no other programs.
  ///   - isRecording: Whether screens are kept that are seen between two steps.
  /// - Throws: `Breakdown` if it cannot be started.
  init(
    _ program: TapedProgram,
    _ setup: CaseSetup,
    ownsOrphans: Bool,
    isRecording: Bool
  ) throws(Breakdown) {
    do throws(Posix.Failure) {
      home = try PrivateHome()
      session = try ProgramSession(
        try program.command(in: home, setup),
        columns: setup.size.columns,
        rows: setup.size.rows,
        capturesOutput: setup.capturesOutput,
        capturesErrors: setup.capturesErrors,
        ownsOrphans: ownsOrphans
      )
    } catch {
      let name = program.words.first ?? ""
      throw Breakdown(.unavailable, "cannot start \(name.tapeQuoted): \(error.reason)")
    }
    emulator = TerminalEmulator(size: setup.size)
    output = setup.capturesOutput ? [] : nil
    errors = setup.capturesErrors ? [] : nil
    self.isRecording = isRecording
  }

  var elapsed: Duration { .now - start + lead }

  var patience: Duration? { TerminalStage.limit }

  var remark: String? {
    let limited = [("stdout", output), ("stderr", errors)].filter {
      $0.1?.count == TerminalStage.outputLimit
    }
    let limits = limited.map { "\($0.0) is longer than 8 MiB, of which the rest is unknown" }
    let remarks = limits + [stateRemark].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  private var stateRemark: String? {
    switch session.end {
    case .status(let status): "the program has ended with exit status \(status)"
    case .signal(let signal): "the program was killed by \(Signals.name(of: signal))"
    case nil where !hasDrawn && output != nil:
      "the program has drawn nothing: its output is captured, because the case expects stdout"
    case nil where !hasDrawn: "the program has drawn nothing"
    case nil where .now - lastDrawn < .milliseconds(100): "the program is still drawing"
    case nil: nil
    }
  }

  mutating func scene(atForm: Bool) throws(Breakdown) -> Scene {
    try take(session.take())
    return scene
  }

  private var scene: Scene {
    Scene(
      screen: emulator.grid,
      cursor: emulator.cursor,
      exitStatus: exitStatus,
      title: emulator.title,
      output: output.map { String(decoding: $0, as: UTF8.self) },
      errorOutput: errors.map { String(decoding: $0, as: UTF8.self) }
    )
  }

  func isFocused(onOneOf fields: Set<FieldID>) -> Bool { false }

  func nextTimer() -> StageTimer? { nil }
}

/// The time of the program, which is real.
extension TerminalStage {
  mutating func advance(to time: Duration) throws(Breakdown) {
    let end = start + (time - lead)
    while .now < end {
      let news = session.receive(until: end)
      try take(news)
      // Nothing more comes of a program that has ended, but the time still passes.
      if news.isEmpty, exitStatus != nil { Posix.wait(for: [], until: end) }
    }
  }

  mutating func pause(until end: Duration) { lead += max(.zero, end - elapsed) }

  mutating func calm() throws(Breakdown) {
    let limit = ContinuousClock.now + TerminalStage.limit
    while exitStatus == nil, .now < limit {
      let news = session.receive(until: min(limit, .now + TerminalStage.silence))
      if news.isEmpty { return }
      try take(news)
    }
  }

  mutating func calm(until end: Duration) throws(Breakdown) {
    let limit = start + (end - lead)
    var isAnswered = false
    while exitStatus == nil, .now < limit {
      let silence = ContinuousClock.now + TerminalStage.shortSilence
      let news = session.receive(until: isAnswered ? min(limit, silence) : limit)
      if news.isEmpty { return }
      isAnswered = isAnswered || !news.drawn.isEmpty
      try take(news)
    }
  }

  mutating func calm(beforeAbsence find: (Scene) -> Unmet?) throws(Breakdown) {
    // The scene is still the one before the input, or one that was waited for after it.
    if !hasReacted, find(scene) == nil { try calm() }
  }

  mutating func wait(
    until end: Duration,
    for find: (Scene) -> Unmet?
  ) throws(Breakdown) -> Unmet? {
    let end = start + (end - lead)
    try take(session.take())
    // A look at much output takes long, so that at least as long is left to read more of it.
    var nextLook = ContinuousClock.now
    while true {
      let now = ContinuousClock.now
      let isLast = exitStatus != nil || now >= end
      let isEarly = now < nextLook
      if !emulator.isDrawingHeld && !isEarly || isLast {
        let unmet = find(scene)
        if unmet == nil, hasAnswered { hasReacted = true }
        if unmet == nil || isLast { return unmet }
        nextLook = .now + (.now - now)
      }
      try take(session.receive(until: isEarly ? min(nextLook, end) : end))
    }
  }

  mutating func takeSights() -> [Sight] {
    defer { sights = [] }
    return sights
  }
}

/// What goes to the program, and what comes from it.
extension TerminalStage {
  mutating func bytes(of input: StageInput) throws(Breakdown) -> [UInt8] {
    try take(session.take())
    switch input {
    case .key(let key): return emulator.bytes(of: key)
    case .paste(let text): return emulator.bytes(ofPasted: text)
    case .mouse(let mouse):
      let limit = ContinuousClock.now + TerminalStage.limit
      while emulator.mouseMode == .off, exitStatus == nil, .now < limit {
        try take(session.receive(until: limit))
      }
      if let bytes = emulator.bytes(of: mouse) { return bytes }
      guard exitStatus == nil else { return [] }
      throw Breakdown(.unavailable, "the program does not use the mouse")
    }
  }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    if let escapeTime {
      let end = escapeTime + TerminalStage.silence
      while exitStatus == nil, .now < end { try take(session.receive(until: end)) }
    }
    (hasAnswered, hasReacted) = (false, false)
    try write(bytes)
    escapeTime = bytes == [0x1B] ? .now : nil
  }

  private mutating func write(_ bytes: [UInt8]) throws(Breakdown) {
    let limit = ContinuousClock.now + TerminalStage.inputPatience
    var rest = bytes[...]
    while true {
      rest = rest.dropFirst(session.send(rest))
      guard !rest.isEmpty, exitStatus == nil else { return }
      guard .now < limit else {
        throw Breakdown(.hung, "the program did not read its input for 10 seconds")
      }
      // It may wait until what it draws is read.
      try take(session.receive(until: .now + .milliseconds(10)))
    }
  }

  mutating func resize(to size: Size) throws(Breakdown) {
    // The signal must not interrupt what the program does about its input: less loses keys then.
    try calm()
    emulator.resize(to: size)
    session.resize(columns: size.columns, rows: size.rows)
  }

  private mutating func take(_ news: ProgramSession.News) throws(Breakdown) {
    if !news.drawn.isEmpty {
      (hasDrawn, hasAnswered) = (true, true)
      lastDrawn = .now
      emulator.receive(news.drawn)
      let replies = emulator.takeReplies()
      if !replies.isEmpty { try write(replies) }
      keepSight()
    }
    for (path, bytes) in [(\TerminalStage.output, news.output), (\.errors, news.errors)] {
      guard let count = self[keyPath: path]?.count, !bytes.isEmpty else { continue }
      self[keyPath: path]? += bytes.prefix(max(0, TerminalStage.outputLimit - count))
    }
    exitStatus = exitStatus ?? session.end.map(\.shellStatus)
  }

  private mutating func keepSight() {
    guard isRecording, !emulator.isDrawingHeld,
      sights.last.map({ elapsed - $0.time >= TerminalStage.sightGap }) ?? true
    else { return }
    sights.append(Sight(time: elapsed, screen: emulator.grid, cursor: emulator.cursor))
  }

  mutating func end() -> [String] {
    let leftovers = session.finish()
    home.remove()
    var notes: [String] = []
    if leftovers.ignoredHangUp { notes.append("the program went on without its terminal; killed") }
    if leftovers.orphanCount > 0 {
      let things = leftovers.orphanCount == 1 ? "1 process" : "\(leftovers.orphanCount) processes"
      notes.append("the program left \(things) running; killed")
    }
    return notes
  }
}

extension ChildProcess.End {
  /// The status as a shell counts it: a signal is above 128.
  var shellStatus: Int {
    switch self {
    case .status(let status): Int(status)
    case .signal(let signal): 128 + Int(signal)
    }
  }
}
