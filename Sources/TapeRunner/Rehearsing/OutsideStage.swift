import FormTape
import FormUI
import SystemCalls
import TerminalEmulation

/// The real program on a pseudo-terminal, observed only from outside: keys go in, a screen comes
/// out.
///
/// There is no way to know when it has settled, so the stage waits until it is silent, and for
/// expectations until they are met. Its time is real time.
struct OutsideStage: Stage {
  private(set) var exitStatus: Int?

  private let start = ContinuousClock.now
  private let terminal: PseudoTerminal
  private let process: PseudoProcess
  private let channel: RehearsalChannel
  private var emulator: TerminalEmulator

  /// How long the program must be silent to count as settled, in milliseconds.
  private static let silence: Int32 = 30

  /// The largest time without silence.
  private static let patience = Duration.seconds(10)

  /// Starts the program with a form, and waits for its first screen.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - setup: The settings of the case, with a form.
  ///   - allowsCommands: Whether the form may run programs.
  /// - Throws: `Breakdown` if the program cannot be started or draws nothing.
  init(
    _ program: String,
    _ setup: CaseSetup,
    allowsCommands: Bool = false
  ) throws(Breakdown) {
    let form = try setup.requiredForm()
    do {
      terminal = try PseudoTerminal(columns: setup.size.columns, rows: setup.size.rows)
      channel = try RehearsalChannel()
      process = try PseudoProcess(
        [program, "fill", "--no-draft"] + (allowsCommands ? ["--allow-commands"] : []) + [
          form.path
        ],
        environment: setup.programEnvironment,
        terminal: terminal,
        output: channel.outputPath,
        errors: channel.errorsPath
      )
    } catch {
      throw Breakdown(.unavailable, "cannot start the program: \(error)")
    }
    emulator = TerminalEmulator(size: setup.size)
    let deadline = ContinuousClock.now + OutsideStage.patience
    while emulator.grid.text.isEmpty, exitStatus == nil {
      guard ContinuousClock.now < deadline else {
        throw Breakdown(.hung, "the program drew nothing within 10 seconds")
      }
      try settle()
    }
  }

  /// The real time since the program was started, also while it is watched for silence.
  var elapsed: Duration { start.duration(to: .now) }

  var restsForCertain: Bool { false }

  mutating func look(atForm _: Bool) throws(Breakdown) -> Scene {
    try settle()
    return Scene(
      screen: emulator.grid,
      cursor: emulator.cursor,
      exitStatus: exitStatus,
      output: channel.output,
      errorOutput: channel.errors
    )
  }

  mutating func nextTimer() -> StageTimer? {
    exitStatus == nil
      ? StageTimer(due: elapsed + .milliseconds(20), name: "the program's next output") : nil
  }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    let deadline = ContinuousClock.now + OutsideStage.patience
    var rest = bytes[...]
    while !rest.isEmpty, exitStatus == nil {
      rest = rest.dropFirst(terminal.send(rest))
      guard ContinuousClock.now < deadline else {
        process.kill()
        throw Breakdown(.hung, "the program read no keys for 10 seconds")
      }
      if !rest.isEmpty { try settle() }
    }
    try settle()
  }

  mutating func resize(to size: Size) throws(Breakdown) {
    emulator.resize(to: size)
    terminal.resize(columns: size.columns, rows: size.rows)
    try settle()
  }

  mutating func advance(to time: Duration) throws(Breakdown) {
    let rest = time - elapsed
    // What an ended program has drawn stays as it is.
    guard rest > .zero, exitStatus == nil else { return }
    Posix.sleep(rest)
    try settle()
  }

  /// Reads output until the program is silent.
  private mutating func settle() throws(Breakdown) {
    let deadline = ContinuousClock.now + OutsideStage.patience
    var bytes: [UInt8] = []
    while exitStatus == nil, terminal.receive(&bytes, within: OutsideStage.silence) {
      guard ContinuousClock.now < deadline else { break }
    }
    switch process.endIfEnded() {
    case .status(let status): exitStatus = exitStatus ?? Int(status)
    case .signal(let signal):
      throw Breakdown(.crashed, "the program was killed by signal \(signal)")
    case nil: emulator.receive(bytes)
    }
  }
}

extension CaseSetup {
  /// The complete environment of a program; the variables that affect drawing are always the same.
  var programEnvironment: [String: String] {
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC"]
    environment["PATH"] = Posix.variable("PATH")
    for (name, value) in self.environment { environment[name] = value }
    return environment
  }
}
