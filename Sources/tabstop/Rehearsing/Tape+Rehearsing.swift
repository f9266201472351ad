import FormFile
import FormTape
import FormUI

extension Tape {
  /// Plays a case with the real program on a pseudo-terminal.
  /// - Parameters:
  ///   - tapeCase: The case.
  ///   - program: The program's path.
  ///   - level: How much of the program is in hand.
  ///   - options: How it is played.
  /// - Returns: What came of it; of twins, screens that differ break the case.
  func rehearse(
    _ tapeCase: TapeCase,
    with program: String,
    at level: RehearsalLevel = .twin,
    _ options: PlayOptions = PlayOptions()
  ) -> CasePlay {
    let setup = CaseSetup(of: steps(of: tapeCase), size: options.size)
    guard tapeCase.skipReason == nil, let form = setup.openedForm else {
      return play(tapeCase, options)
    }
    do throws(Breakdown) {
      switch level {
      case .twin: break
      case .clock:
        let stage = try ProgramStage(program, setup, isRealTime: true)
        return play(tapeCase, on: stage, options)
      case .outside: return play(tapeCase, on: try OutsideStage(program, setup), options)
      }
      let headless = try HeadlessStage(
        form,
        size: setup.size,
        start: setup.start,
        theme: setup.theme,
        checks: options.checks,
        staged: setup.answers,
        printed: { options.printed(form, $0) },
        notingRulesOf: options.notesRules ? setup.form?.path : nil
      )
      return play(tapeCase, on: try TwinStage(headless, ProgramStage(program, setup)), options)
    } catch {
      return stopped(tapeCase, by: error)
    }
  }
}

extension Form {
  /// What the program writes to its standard output when a session of the form ends.
  @Sendable
  static func printed(_ form: Form, _ outcome: Outcome) -> String {
    if case .submitted(let answers) = outcome { form.json(of: answers) + "\n" } else { "" }
  }
}
