import SourceText
import FormFile
import FormTape
package import FormUI

/// How far a player controls the real program.
package enum RehearsalLevel: String, Sendable, CaseIterable {
  /// The program answers cues and follows the tape's clock, alongside the session in this process;
  /// their screens must be equal.
  case twin
  /// The program answers cues and runs in real time.
  case clock
  /// The program is not controlled: expectations of the screen are waited for, and the form's state
  /// is not visible.
  case outside

  /// Whether the tape's time passes in real time.
  package var isRealTime: Bool { self != .twin }
}

extension Tape {
  /// Returns how much longer than usual a case may take at a level: its time if that is real, else
  /// ten times what its keys take.
  func extraTime(of tapeCase: TapeCase, at level: RehearsalLevel?) -> Duration {
    if level?.isRealTime == true { return timeLimit(of: tapeCase) }
    return .microseconds(level == nil ? 100 : 2_000) * keyCount(of: tapeCase)
  }

  /// Plays a case with the real program on a pseudo-terminal.
  /// - Parameters:
  ///   - tapeCase: The case.
  ///   - program: The program's path.
  ///   - level: How far the program is controlled.
  ///   - allowsCommands: Whether the form may run programs.
  ///   - options: The options.
  /// - Returns: The result; for twins, a difference between the screens is a breakdown.
  func rehearse(
    _ tapeCase: TapeCase,
    with program: String,
    at level: RehearsalLevel = .twin,
    allowsCommands: Bool = false,
    _ options: PlayOptions = PlayOptions()
  ) -> CasePlay {
    let setup = CaseSetup(of: steps(of: tapeCase), size: options.size)
    guard tapeCase.skipReason == nil, let form = setup.filledForm else {
      return play(tapeCase, options)
    }
    do throws(Breakdown) {
      if !allowsCommands { try requireNoCommands(of: tapeCase, answered: setup.answers, at: level) }
      switch level {
      case .twin:
        var outer = try ProgramStage(program, setup, allowsCommands: allowsCommands)
        var heard = setup
        // This process cannot determine what the form requests when it opens.
        if allowsCommands { heard.add(try outer.takeHeard()) }
        let stage = try TwinStage(
          HeadlessStage(form, heard, options),
          outer,
          runsCommands: allowsCommands
        )
        return play(tapeCase, on: stage, options)
      case .clock:
        let stage = try ProgramStage(
          program,
          setup,
          isRealTime: true,
          allowsCommands: allowsCommands
        )
        return play(tapeCase, on: stage, options)
      case .outside:
        guard setup.form?.answers.isEmpty == true else {
          return skipped(tapeCase, for: "a form cannot be prefilled from outside")
        }
        let stage = try OutsideStage(program, setup, allowsCommands: allowsCommands)
        var played = play(tapeCase, on: stage, options)
        if !setup.answers.isEmpty {
          played.report.notes.append("Answer has no effect from outside")
        }
        return played
      }
    } catch {
      return stopped(tapeCase, by: error)
    }
  }
}

extension Tape {
  /// Throws at the step that would run another program, or that would wait for one forever.
  private func requireNoCommands(
    of tapeCase: TapeCase,
    answered: [StagedAnswer],
    at level: RehearsalLevel
  ) throws(Breakdown) {
    for step in steps(of: tapeCase) {
      let reason: String
      switch step.command {
      case let open as OpenForm where level == .outside || level == .clock && answered.isEmpty:
        let form = TapeFiles.form(at: open.opened.path, allowsCommands: false)
        guard case .wrong(let diagnostics) = form, let first = diagnostics.all.first else {
          continue
        }
        reason = "\(first.file):\(first.place): \(first.message)"
      case let variable as SetVariable where variable.changesWhatRuns:
        reason = "\(variable.name) can load other code into the program"
      default: continue
      }
      throw Breakdown(
        .unavailable,
        "\(reason); to allow it, use tabstop test --pty --allow-commands",
        origin: step.origin.description,
        line: step.text
      )
    }
  }
}

extension SetVariable {
  /// Whether the variable makes the system load other code into programs.
  fileprivate var changesWhatRuns: Bool {
    ["LD_", "DYLD_", "GCONV_PATH"].contains(where: name.hasPrefix)
  }
}

extension Form {
  /// Returns the program's standard output when a session of the form ends.
  @Sendable
  package static func printed(_ form: Form, _ outcome: Outcome) -> String {
    if case .submitted(let answers) = outcome { form.json(of: answers) + "\n" } else { "" }
  }
}
