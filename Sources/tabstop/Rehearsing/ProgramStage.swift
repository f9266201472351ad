import FormTape
import FormUI
import FormValidation
import Foundation
import PseudoTerminals

/// The real program, filling a form on a pseudo-terminal of its own.
///
/// Everything sent is followed by a cue, which the program answers on its screen behind what it
/// drew: when the answer is there, the screen is complete. What the form knows comes on a
/// descriptor.
///
/// What is sent is kept until somebody looks or much has come together: each piece written is a
/// turn of both programs. The program takes it key by key all the same, and draws after each.
struct ProgramStage: Stage {
  private(set) var elapsed = Duration.zero
  private(set) var exitStatus: Int?

  /// Everything that the program drew, for other terminals to show.
  private(set) var drawn: [UInt8] = []

  private let terminal: PseudoTerminal
  private let process: PseudoProcess
  private let channel: RehearsalChannel
  private var emulator: TerminalEmulator

  /// What was drawn, and belongs behind an answer that is not there yet.
  private var pending: [UInt8] = []

  /// The number of the last cue.
  private var cueNumber = 0

  /// What is still to be written.
  private var unsent: [UInt8] = []

  /// The cues without an answer so far.
  private var awaited: [AwaitedCue] = []

  private(set) var unheededCount = 0

  /// The time that the program was last told.
  private var timeTold = Duration.zero

  /// Whether anything can happen in the form by itself.
  private(set) var asksOutside = true

  /// Whether time passes on the wall as it does in the tape.
  private let isRealTime: Bool

  /// What checks outside the form have answered since somebody last took that.
  private var heard: [StagedAnswer] = []

  /// What the form knew when it was asked; nothing where something has happened since.
  private var line: RehearsalLine?

  /// How long the program may take to answer a cue.
  private static let patience = Duration.seconds(10)

  /// How many things sent are written in one piece: their cues and keys fit in what a terminal
  /// holds.
  private static let burst = 64

  /// A cue that was sent, and whether it stands behind something typed.
  private struct AwaitedCue {
    let number: Int
    let isBehindInput: Bool
  }

  /// Starts the program with a form.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - setup: What the tape says before its first key, with a form.
  ///   - isRealTime: Whether time passes on the wall as it does in the tape.
  ///   - allowsCommands: Whether the form may run programs for what the tape does not answer.
  /// - Throws: where the program cannot be started, or does not come to rest.
  init(
    _ program: String,
    _ setup: CaseSetup,
    isRealTime: Bool = false,
    allowsCommands: Bool = false
  ) throws(Breakdown) {
    guard let form = setup.form else {
      throw Breakdown(
        .unavailable,
        "the case opens no form; start it with a line like Form signup.yaml"
      )
    }
    do {
      terminal = try PseudoTerminal(columns: setup.size.columns, rows: setup.size.rows)
      channel = try RehearsalChannel()
      channel.send(
        line: RehearsalOpening.json(of: setup, form.answers, allowsCommands: allowsCommands)
      )
      var environment = setup.programEnvironment
      environment[RehearsedFill.variable] = "3"
      process = try PseudoProcess(
        [program, "fill", "--allow-commands", form.path],
        environment: environment,
        terminal: terminal,
        output: channel.outputPath,
        errors: channel.errorsPath,
        descriptor: channel.programEnd
      )
      channel.closeProgramEnd()
    } catch {
      throw Breakdown(.unavailable, "cannot start the program: \(error)")
    }
    emulator = TerminalEmulator(size: setup.size)
    self.isRealTime = isRealTime
    asksOutside = try lookAtForm()?.asksOutside ?? true
  }

  mutating func look(atForm: Bool) throws(Breakdown) -> Scene {
    let form = atForm ? try lookAtForm()?.form : nil
    try rest()
    return Scene(
      screen: emulator.grid,
      cursor: emulator.cursor,
      form: form ?? line?.form,
      exitStatus: exitStatus,
      output: exitStatus == nil ? "" : channel.output,
      errorOutput: exitStatus == nil ? "" : channel.errors
    )
  }

  mutating func nextTimer() throws(Breakdown) -> StageTimer? {
    guard asksOutside, let due = try lookAtForm()?.due, exitStatus == nil else { return nil }
    return StageTimer(due: max(due, elapsed), name: "a check's start or timeout")
  }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    guard exitStatus == nil else { return }
    if timeTold != elapsed { unsent += nextCue() }
    unsent += bytes
    sendCue(isBehindInput: true)
    if awaited.count >= ProgramStage.burst { try rest() }
  }

  mutating func resize(to size: Size) throws(Breakdown) {
    try rest()
    emulator.resize(to: size)
    terminal.resize(columns: size.columns, rows: size.rows)
    sendCue()
    try rest()
  }

  mutating func advance(to time: Duration) throws(Breakdown) {
    guard time > elapsed else { return }
    if isRealTime {
      try rest()
      usleep(UInt32(min((time - elapsed) / .microseconds(1), 1e9)))
    }
    elapsed = time
    // What an ended program told last stays what it knows.
    guard exitStatus == nil, asksOutside else { return }
    try rest()
    line = nil
    // A form that waits for nothing is told the time with the next key.
    if try nextTimer() != nil {
      sendCue()
      try rest()
    }
  }

  mutating func rest() throws(Breakdown) {
    guard exitStatus == nil, !awaited.isEmpty else { return }
    try type(unsent)
    unsent.removeAll(keepingCapacity: true)
    try waitForAnswers()
  }
}

extension ProgramStage {
  /// What the form knows; of a program that ended, what it told last.
  private mutating func lookAtForm() throws(Breakdown) -> RehearsalLine? {
    guard line == nil, exitStatus == nil else { return line }
    sendCue(wantsScene: true)
    try rest()
    if exitStatus == nil { takeLines() }
    return line
  }

  /// Takes what the program has said beside its screen.
  private mutating func takeLines() {
    while let text = channel.nextLine() {
      if let line = RehearsalLine(json: text) {
        self.line = line
      } else if let answer = StagedAnswer(json: text) {
        heard.append(answer)
      }
    }
  }

  /// What checks outside the form have answered since this was last asked.
  mutating func takeHeard() throws(Breakdown) -> [StagedAnswer] {
    try rest()
    takeLines()
    defer { heard = [] }
    return heard
  }

  /// Has the program say when it has done everything before.
  private mutating func sendCue(isBehindInput: Bool = false, wantsScene: Bool = false) {
    guard exitStatus == nil else { return }
    line = nil
    unsent += nextCue(wantsScene: wantsScene)
    awaited.append(AwaitedCue(number: cueNumber, isBehindInput: isBehindInput))
  }

  private mutating func nextCue(wantsScene: Bool = false) -> [UInt8] {
    cueNumber += 1
    defer { timeTold = elapsed }
    return Cue(time: timeTold == elapsed ? nil : elapsed, wantsScene: wantsScene).bytes
  }

  private mutating func type(_ bytes: [UInt8]) throws(Breakdown) {
    let deadline = ContinuousClock.now + ProgramStage.patience
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(terminal.send(rest))
      guard !rest.isEmpty else { return }
      try requirePatience(until: deadline)
      takeDrawn(within: 10)
      channel.receive()
      if channel.isClosed { return }
    }
  }

  /// Reads what is drawn until every cue's answer was among it, or the program has ended.
  private mutating func waitForAnswers() throws(Breakdown) {
    let deadline = ContinuousClock.now + ProgramStage.patience
    var searched = 0
    while let cue = awaited.first {
      let answer = Array(Cue.answer(to: cue.number).utf8)
      if let end = pending.end(of: answer, from: searched) {
        emulator.receive(pending[..<end])
        pending.removeFirst(end)
        awaited.removeFirst()
        searched = 0
        continue
      }
      searched = max(0, pending.count - answer.count)
      try requirePatience(until: deadline)
      if !takeDrawn(within: 1_000) { channel.receive() }
      if channel.isClosed, !takeDrawn(within: 0) { return try end() }
    }
  }

  @discardableResult
  private mutating func takeDrawn(within milliseconds: Int32) -> Bool {
    var bytes: [UInt8] = []
    let hasMore = terminal.receive(&bytes, within: milliseconds, or: channel.descriptor)
    drawn += bytes
    pending += bytes
    return hasMore
  }

  private func requirePatience(until deadline: ContinuousClock.Instant) throws(Breakdown) {
    guard ContinuousClock.now >= deadline else { return }
    process.kill()
    throw Breakdown(.hung, "the program did not settle within 10 seconds")
  }

  /// Takes note of how the program ended; the screen stays what it was before.
  ///
  /// The first cue without an answer stands behind what ended it.
  private mutating func end() throws(Breakdown) {
    unheededCount = awaited.dropFirst().count(where: \.isBehindInput)
    awaited = []
    takeLines()
    do {
      switch try process.waitForEnd() {
      case .status(let status): exitStatus = Int(status)
      case .signal(let signal):
        throw Breakdown(.crashed, "the program was killed by signal \(signal)")
      }
    } catch let breakdown as Breakdown {
      throw breakdown
    } catch {
      throw Breakdown(.hung, "the program closed its channel but did not exit: \(error)")
    }
  }
}

extension [UInt8] {
  /// Where a run of bytes ends that is looked for from an index on; nothing where there is none.
  fileprivate func end(of run: [UInt8], from start: Int) -> Int? {
    guard count >= run.count, start <= count - run.count else { return nil }
    return (start...(count - run.count)).first {
      self[$0] == run[0] && self[$0..<($0 + run.count)].elementsEqual(run)
    }.map { $0 + run.count }
  }
}
