package import FormTape
package import SourceText
import SystemCalls

/// The programs that tapes have started in this process.
package enum StartedPrograms {
  /// Plays cases; a signal that ends this process in the meantime first ends the programs.
  package static func guarding<Value>(_ play: () -> Value) -> Value {
    Signals.beforeEnding(end, during: play)
  }

  /// Ends them, and removes what they leave.
  @Sendable
  static func end() {
    ProgramSession.killAll()
    PrivateHome.removeAll()
  }
}

extension Tape {
  /// Returns whether a case starts a program in place of a form.
  package func startsProgram(in tapeCase: TapeCase) -> Bool { program(of: tapeCase) != nil }

  private func program(of tapeCase: TapeCase) -> TapedProgram? {
    CaseSetup(of: steps(of: tapeCase)).program
  }

  /// Plays a case in this process, or with its program in a pseudo-terminal.
  /// - Parameters:
  ///   - tapeCase: The case.
  ///   - allowsCommands: Whether it may start a program.
  ///   - ownsOrphans: Whether this process adopts orphans, and has no other programs.
  ///   - options: The options.
  /// - Returns: The result.
  package func play(
    _ tapeCase: TapeCase,
    allowsCommands: Bool,
    ownsOrphans: Bool = false,
    _ options: PlayOptions
  ) -> CasePlay {
    guard allowsCommands, tapeCase.skipReason == nil, let program = program(of: tapeCase) else {
      return play(tapeCase, options)
    }
    let setup = CaseSetup(of: steps(of: tapeCase), size: options.size)
    do throws(Breakdown) {
      let stage = try TerminalStage(
        program,
        setup,
        ownsOrphans: ownsOrphans,
        isRecording: options.isRecording || !setup.outputs.isEmpty
      )
      return play(tapeCase, on: stage, options)
    } catch {
      var breakdown = error
      let start = steps(of: tapeCase).last { $0.command is StartProgram }
      breakdown.origin = start?.origin.description
      breakdown.line = start?.text
      return stopped(tapeCase, by: breakdown)
    }
  }

  /// Returns how long a case with a program may take at most for its waits; zero for any other.
  func programTime(of tapeCase: TapeCase) -> Duration {
    guard startsProgram(in: tapeCase) else { return .zero }
    var (speed, timeout): (Duration, Duration?) = (.zero, nil)
    // To start it, and to end it.
    var time = Duration.seconds(5)
    for step in steps(of: tapeCase) {
      switch step.command.effect {
      case .setting(.typingSpeed(let pause)): speed = pause
      case .setting(.waitTimeout(let patience)): timeout = patience
      // A program may leave its input unread, and not be calm before a check.
      case .input(let count, let pause):
        let patience = (step.command as? Click)?.patience ?? timeout ?? .seconds(2)
        time += (pause ?? speed) * count + patience + .seconds(10)
      case .change(let duration): time += duration
      case .check(let patience): time += (patience ?? timeout ?? .seconds(2)) + .seconds(2)
      case .wait(let patience): time += patience ?? timeout ?? .seconds(15)
      case .none, .remark, .setting: break
      }
    }
    return time
  }

  /// Returns errors for the cases that start programs.
  package func refusals(of cases: [TapeCase]) -> [Diagnostic] {
    var refusals: [Diagnostic] = []
    for tapeCase in cases where tapeCase.skipReason == nil && startsProgram(in: tapeCase) {
      guard let step = steps(of: tapeCase).last(where: { $0.command is StartProgram }) else {
        continue
      }
      let refusal = Diagnostic(
        code: TapeCode.program.rawValue,
        file: step.origin.file,
        place: step.origin.place,
        message: "tapes may not start programs",
        note: "to allow it, add --allow-commands",
        line: step.origin.line
      )
      if !refusals.contains(refusal) { refusals.append(refusal) }
    }
    return refusals
  }
}
