import FormTape
import FormWidgets
import FormValidation
import SourceText
import SystemCalls
import TerminalEmulation

/// The real program, running a form on a pseudo-terminal.
///
/// All input is followed by a cue, which the program answers on its screen after drawing: when the
/// answer arrives, the screen is complete. What programs answer to the form arrives on a separate
/// descriptor.
///
/// Input is buffered until it is needed or large enough, because each write wakes both programs.
/// The program still handles it key by key, and draws after each.
struct ProgramStage {
  /// The exit status of the program, as of the last time it settled; `nil` while it runs.
  private(set) var exitStatus: Int?

  /// The tape's time.
  private var elapsed = Duration.zero

  /// All output of the program, to show on other terminals.
  private(set) var drawn: [UInt8] = []

  private let terminal: PseudoTerminal
  private let process: PseudoProcess
  private let channel: RehearsalChannel
  private var emulator: TerminalEmulator

  /// Output that follows an answer that has not arrived yet.
  private var pending: [UInt8] = []

  /// The number of the last cue.
  private var cueNumber = 0

  /// The input still to be written.
  private var unsent: [UInt8] = []

  /// The cues that have not been answered yet.
  private var awaited: [AwaitedCue] = []

  /// The number of keys sent after the program had ended.
  private(set) var unheededCount = 0

  /// The time last passed to the program.
  private var timeTold = Duration.zero

  /// The answers of external checks since they were last taken.
  private var heard: [StagedAnswer] = []

  /// How long the program may take to answer a cue.
  private static let patience = Duration.seconds(10)

  /// The number of inputs written together: their cues and keys fit in a terminal's buffer.
  private static let burst = 64

  /// A cue that was sent, and whether it follows input.
  private struct AwaitedCue {
    let number: Int
    let isBehindInput: Bool
  }

  /// Starts the program with a form.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - setup: The settings of the case, with a form.
  ///   - allowsCommands: Whether the form may run programs for checks that the tape does not
  ///     answer.
  /// - Throws: `Breakdown` if the program cannot be started or does not settle.
  init(
    _ program: String,
    _ setup: CaseSetup,
    allowsCommands: Bool = false
  ) throws(Breakdown) {
    let form = try setup.requiredForm()
    do {
      terminal = try PseudoTerminal(columns: setup.size.columns, rows: setup.size.rows)
      channel = try RehearsalChannel()
      channel.send(
        line: RehearsalOpening(of: setup, form.answers, allowsCommands: allowsCommands).json
      )
      var environment = setup.programEnvironment
      environment[RehearsedFill.variable] = "3"
      let language = setup.language.map { ["--lang", $0.code] } ?? []
      process = try PseudoProcess(
        [program, "fill", "--allow-commands"] + language + [form.path],
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
    sendCue()
    try rest()
  }

  /// Returns what is visible, after everything sent is drawn.
  mutating func scene() throws(Breakdown) -> Scene {
    try rest()
    return Scene(
      screen: emulator.grid,
      cursor: emulator.cursor,
      exitStatus: exitStatus,
      output: exitStatus == nil ? "" : channel.output,
      errorOutput: exitStatus == nil ? "" : channel.errors
    )
  }

  /// Sends the bytes of one key, paste or mouse action.
  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    guard exitStatus == nil else { return }
    if timeTold != elapsed { unsent += nextCue() }
    unsent += bytes
    sendCue(isBehindInput: true)
    if awaited.count >= ProgramStage.burst { try rest() }
  }

  /// Resizes the screen.
  mutating func resize(to size: Size) throws(Breakdown) {
    try rest()
    emulator.resize(to: size)
    terminal.resize(columns: size.columns, rows: size.rows)
    sendCue()
    try rest()
  }

  /// Advances the time to a moment; a form without timers gets it with the next key.
  mutating func advance(to time: Duration, firesTimers: Bool) throws(Breakdown) {
    guard time > elapsed else { return }
    elapsed = time
    guard firesTimers else { return }
    sendCue()
    try rest()
  }

  /// Waits until everything sent is drawn.
  mutating func rest() throws(Breakdown) {
    guard exitStatus == nil, !awaited.isEmpty else { return }
    try type(unsent)
    unsent.removeAll(keepingCapacity: true)
    try waitForAnswers()
  }
}

extension ProgramStage {
  /// Reads the lines that the program has sent.
  private mutating func readLines() {
    while let text = channel.nextLine() {
      if let answer = StagedAnswer(json: text) { heard.append(answer) }
    }
  }

  /// Takes the answers of external checks since the last call.
  mutating func takeHeard() throws(Breakdown) -> [StagedAnswer] {
    try rest()
    readLines()
    defer { heard = [] }
    return heard
  }

  /// Asks the program to report when everything so far is done.
  private mutating func sendCue(isBehindInput: Bool = false) {
    guard exitStatus == nil else { return }
    unsent += nextCue()
    awaited.append(AwaitedCue(number: cueNumber, isBehindInput: isBehindInput))
  }

  private mutating func nextCue() -> [UInt8] {
    cueNumber += 1
    defer { timeTold = elapsed }
    return Cue(time: timeTold == elapsed ? nil : elapsed).bytes
  }

  private mutating func type(_ bytes: [UInt8]) throws(Breakdown) {
    let deadline = ContinuousClock.now + ProgramStage.patience
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(terminal.send(rest))
      guard !rest.isEmpty else { return }
      try requirePatience(until: deadline)
      readDrawn(within: 10)
      channel.receive()
      if channel.isClosed { return }
    }
  }

  /// Reads output until every cue is answered, or the program has ended.
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
      if !readDrawn(within: 1_000) { channel.receive() }
      if channel.isClosed, !readDrawn(within: 0) { return try end() }
    }
  }

  @discardableResult
  private mutating func readDrawn(within milliseconds: Int32) -> Bool {
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

  /// Records how the program ended; the screen stays as before.
  ///
  /// The first unanswered cue follows the input that ended it.
  private mutating func end() throws(Breakdown) {
    unheededCount = awaited.dropFirst().count(where: \.isBehindInput)
    awaited = []
    readLines()
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

extension CaseSetup {
  /// The complete environment of the program; the variables that affect drawing are always the same.
  fileprivate var programEnvironment: [String: String] {
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC"]
    environment["PATH"] = Posix.variable("PATH")
    for (name, value) in self.environment { environment[name] = value }
    return environment
  }
}

extension [UInt8] {
  /// Returns the end of a byte sequence, searching from an index; `nil` if it does not occur.
  fileprivate func end(of run: [UInt8], from start: Int) -> Int? {
    guard count >= run.count, start <= count - run.count else { return nil }
    return (start...(count - run.count)).first {
      self[$0] == run[0] && self[$0..<($0 + run.count)].elementsEqual(run)
    }.map { $0 + run.count }
  }
}
