import FormFile
package import FormFilling
import FormTape
package import Forms

extension Tape {
  /// Returns how much longer than usual a case may take, which depends on the number of its keys.
  func extraTime(of tapeCase: TapeCase, usesPTY: Bool) -> Duration {
    .microseconds(usesPTY ? 2_000 : 100) * keyCount(of: tapeCase) + programTime(of: tapeCase)
  }

  /// Plays a case with the real program on a pseudo-terminal, alongside a filling in this process.
  /// - Parameters:
  ///   - tapeCase: The case.
  ///   - program: The program's path.
  ///   - allowsCommands: Whether the form may run programs.
  ///   - options: The options.
  /// - Returns: The result; a difference between the screens is a breakdown.
  func rehearse(
    _ tapeCase: TapeCase,
    with program: String,
    allowsCommands: Bool = false,
    _ options: PlayOptions = PlayOptions()
  ) -> CasePlay {
    let setup = CaseSetup(of: steps(of: tapeCase), size: options.size)
    guard tapeCase.skipReason == nil, let form = setup.filledForm else {
      return play(tapeCase, options)
    }
    do throws(Breakdown) {
      if !allowsCommands { try requireNoOtherCode(in: tapeCase) }
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
    } catch {
      return stopped(tapeCase, by: error)
    }
  }

  /// Throws at the step that would make the system load other code into the program.
  private func requireNoOtherCode(in tapeCase: TapeCase) throws(Breakdown) {
    for step in steps(of: tapeCase) {
      guard let variable = step.command.cast(to: SetVariable.self), variable.changesWhatRuns
      else { continue }
      throw Breakdown(
        .unavailable,
        "\(variable.name) can load other code into the program; "
          + "to allow it, use tabstop test --pty --allow-commands",
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
  /// Returns the program's standard output when a filling of the form ends.
  @Sendable
  package static func printed(_ form: Form, _ outcome: Outcome) -> String {
    if case .submitted(let answers) = outcome { form.json(of: answers) + "\n" } else { "" }
  }
}
