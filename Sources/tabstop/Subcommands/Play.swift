import ArgumentParser
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets
import Forms
import SourceText
import SystemCalls
import TapeRunner

/// Plays a tape in the terminal at typing speed, as a demo.
struct Play: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "play"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Play a tape in the terminal at typing speed.",
    discussion: """
        tabstop play signup.tape              play every case in order
        tabstop play signup.tape --speed 4    play four times as fast
        tabstop play signup.tape --step       wait for a key before each step

      Space pauses, Left and Right step, + and - change the speed, Home restarts, \
      q quits.

      Exit status: 0 played, 1 an expectation failed, 2 error.
      """
  )

  @Argument(
    help: ArgumentHelp("A tape; - for standard input.", valueName: "tape"),
    completion: .tapes
  )
  var path: String

  @Option(
    help: ArgumentHelp(
      "Play only cases whose name contains this text, or matches /this/; repeatable.",
      valueName: "text"
    ),
    transform: CaseFilter.init(argument:)
  )
  var filter: [CaseFilter] = []

  @Flag(help: "Allow the tape to start programs.")
  var allowCommands = false

  @Option(help: ArgumentHelp("Multiply the speed by 0.125 to 16.", valueName: "times"))
  var speed = 1.0

  @Flag(help: "Wait for a key before each step.")
  var step = false

  @OptionGroup(title: "Screen")
  var screen: ScreenOptions

  func validate() throws {
    guard speed >= 0.125, speed <= 16 else {
      throw ValidationError("Expected a speed from 0.125 to 16, found \(speed).")
    }
  }

  func run() throws {
    let tape = try Play.tape(at: path)
    let cases = tape.cases.filter { tapeCase in
      filter.isEmpty || filter.contains { $0.accepts(tapeCase.name) }
    }
    guard !cases.isEmpty else { throw CommandError("no case matches the options") }
    var options = PlayOptions()
    options.isRecording = true
    options.keepsGoing = true
    options.printed = Form.printed
    options.snapshots.read = SnapshotFiles.read
    if !allowCommands { try tape.requireNoProgram(in: cases) }
    let ownsOrphans = allowCommands && Posix.adoptOrphans()
    let plays = StartedPrograms.guarding {
      cases.map {
        tape.play($0, allowsCommands: allowCommands, ownsOrphans: ownsOrphans, options)
      }
    }
    let appearance = try screen.appearance()
    let scenes = plays.flatMap { [ShownScene]($0) }
    var end: Outcome?
    do throws(TerminalError) {
      if !scenes.isEmpty {
        var terminal = try Terminal(appearance, usesMouse: false)
        var show = TapeShow(scenes, speed: speed, isPaused: step, glyphs: terminal.glyphs)
        end = terminal.run(&show, theme: appearance.theme).map(Outcome.interrupted)
      }
    } catch {
      throw CommandError(error)
    }
    if let end, end.isFromOutside { throw ExitCode(Int32(end.exitStatus)) }
    let reports = TapeReport(tape.file, cases: plays.map(\.report))
    guard RunReport(tapes: [reports]).failedCount > 0 else { return }
    StandardError.write(PrettyReport().text(of: RunReport(tapes: [reports])))
    throw ExitCode(1)
  }

  private static func tape(at path: String) throws -> Tape {
    try TapeFiles.requireTape(path)
    let file = InputFile(path: path, kind: "tape")
    let bytes = try file.bytes(limit: Tape.byteLimit)
    do throws(Diagnostics) {
      return try Tape(bytes: bytes, file: file.name, in: TapeFiles.surroundings)
    } catch {
      throw CommandError(report: error)
    }
  }
}

extension Tape {
  /// Checks that no case starts a program.
  fileprivate func requireNoProgram(in cases: [TapeCase]) throws(CommandError) {
    let refusals = refusals(of: cases)
    guard refusals.isEmpty else { throw CommandError(report: Diagnostics(refusals)) }
  }
}

extension Terminal {
  /// Shows a tape to its end, or until a key or the system ends it.
  /// - Parameters:
  ///   - show: The show.
  ///   - theme: The theme of its status beside a program in its own colors.
  /// - Returns: The system's request, if it ended the show.
  mutating func run(_ show: inout TapeShow, theme: Theme) -> Interrupt? {
    let clock = ContinuousClock()
    var last = clock.now
    var shown: AnsiFrame?
    while !show.isOver, let frame = show.frame(in: size) {
      if let next = show.programFrame(in: size, theme: theme.reduced(to: .palette)) {
        write(next.text(after: shown))
        shown = next
      } else {
        paint(frame)
        shown = nil
      }
      let event = nextEvent(until: show.pause.map { last + $0 })
      let now = clock.now
      show.pass(now - last)
      last = now
      switch event {
      case .key(let key): show.press(key)
      case .outside(.interrupt(let interrupt)): return interrupt
      case .resize: shown = nil
      default: break
      }
    }
    return nil
  }
}
