import FormFilling
import FormScreens
package import FormTape
package import FormTerminal
package import FormWidgets
import SystemCalls
import TerminalEmulation

/// A program that is used on the terminal and recorded, above a row with the state of the recording.
///
/// It runs as when the tape is played: in a pseudo-terminal, whose screen is shown on this one.
package struct ProgramRecording {
  package private(set) var recorder: ProgramTapeRecorder

  /// The exit status of the program, as a shell counts it; `nil` if it was left.
  package private(set) var exitStatus: Int?

  private let withSecrets: Bool
  private let session: ProgramSession
  private let home: PrivateHome
  private var emulator: TerminalEmulator
  private var mouse = MouseRun()

  /// The key that adds expectations of the current screen; programs use most others.
  private static let checkKey = Key.function(12)

  /// How often the end of the program is looked for that draws nothing.
  private static let pause = Duration.milliseconds(100)

  /// Starts a program.
  /// - Parameters:
  ///   - words: The program as the tape names it, and its arguments.
  ///   - tape: The path of the tape.
  ///   - screen: The size of the terminal.
  ///   - withSecrets: Whether what the program reads without showing it is recorded as typed.
  /// - Throws: `RunError` if it cannot be started.
  package init(
    _ words: [String],
    for tape: String,
    on screen: Size,
    withSecrets: Bool = false
  ) throws(RunError) {
    self.withSecrets = withSecrets
    let size = ProgramRecording.size(on: screen)
    recorder = ProgramTapeRecorder(of: words, size: size)
    emulator = TerminalEmulator(size: size)
    do throws(Posix.Failure) {
      home = try PrivateHome()
      session = try ProgramSession(
        try TapedProgram(words, tape: tape).command(in: home, CaseSetup(of: [])),
        columns: size.columns,
        rows: size.rows,
        ownsOrphans: Posix.adoptOrphans()
      )
    } catch {
      throw .refused("cannot start \(words.first?.debugDescription ?? ""): \(error.reason)")
    }
  }

  /// The part of a screen that is left to the program.
  private static func size(on screen: Size) -> Size {
    Size(columns: screen.columns, rows: max(1, screen.rows - 1))
  }

  /// The tape.
  package mutating func text() -> String {
    recorder.text(ofEnded: exitStatus, emulator.grid)
  }

  /// Lets the user use the program until it ends, or the system interrupts.
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - status: Returns the last row of the screen.
  package mutating func run(
    on terminal: inout Terminal,
    status: (ProgramTapeRecorder, _ columns: Int) -> [Span]
  ) {
    terminal.takeAllKeys()
    var shown: AnsiFrame?
    while exitStatus == nil {
      if !emulator.isDrawingHeld {
        let row = Frame(
          size: Size(columns: terminal.size.columns, rows: 1),
          rows: [status(recorder, terminal.size.columns)],
          cursor: nil
        )
        let grid = CellGrid(emulator.grid.rows + CellGrid(row).rows)
        let next = AnsiFrame(grid, cursor: emulator.cursor)
        terminal.write(next.text(after: shown))
        shown = next
      }
      let event = terminal.nextEvent(
        until: .now + ProgramRecording.pause,
        orAnswerAt: session.descriptor
      )
      take()
      guard let event else { continue }
      if case .outside(.interrupt) = event { break }
      if event == .resize { shown = nil }
      handle(event, on: terminal.size)
    }
    _ = session.finish()
    home.remove()
  }

  private mutating func take() {
    let news = session.take()
    emulator.receive(news.drawn)
    send(emulator.takeReplies())
    exitStatus = session.end.map(\.shellStatus)
  }

  private mutating func handle(_ event: Event, on screen: Size) {
    switch event {
    case .key(ProgramRecording.checkKey): recorder.expect(emulator.grid, cursor: emulator.cursor)
    case .key(let key): pass(.key(key), emulator.bytes(of: key))
    case .paste(let text, _): pass(.paste(text), emulator.bytes(ofPasted: text))
    case .pointer(let pointer, _):
      guard let input = mouse.add(pointer), let bytes = emulator.bytes(of: input) else { return }
      pass(.mouse(input), bytes)
    case .resize:
      let size = ProgramRecording.size(on: screen)
      guard size != emulator.size else { return }
      recorder.resize(to: size, before: emulator.grid)
      emulator.resize(to: size)
      session.resize(columns: size.columns, rows: size.rows)
    case .outside: break
    }
  }

  private mutating func pass(_ input: StageInput, _ bytes: [UInt8]) {
    let isSecret = !withSecrets && session.hidesLines
    recorder.record(input, before: emulator.grid, isSecret: isSecret)
    send(bytes)
  }

  /// Types bytes; a program that does not read them for a second loses the rest.
  private mutating func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let limit = ContinuousClock.now + .seconds(1)
    while !rest.isEmpty, .now < limit, session.end == nil {
      rest = rest.dropFirst(session.send(rest))
      if !rest.isEmpty { emulator.receive(session.receive(until: .now + .milliseconds(10)).drawn) }
    }
  }
}
