import Diagnostics
import FormTape

/// A tape to test, and those of its cases that are played.
struct TestTape: Sendable {
  /// The tape's path, as it was named or found.
  let file: String

  /// The tape.
  let tape: Tape

  /// The cases that are played, in the order of the tape.
  let cases: [TapeCase]

  /// Reads a tape.
  /// - Parameters:
  ///   - file: The path.
  ///   - surroundings: What the tape can name.
  ///   - filter: A text that `file: name` of each case holds which is played; nothing for all.
  /// - Throws: the words for whoever named the tape, where it cannot be read.
  init(
    _ file: String,
    in surroundings: TapeSurroundings,
    filter: String? = nil
  ) throws(Trouble) {
    let bytes = try InputFile(path: file, kind: "tape").bytes(limit: Tape.byteLimit)
    do throws(Diagnostics) {
      tape = try Tape(bytes: bytes, file: file, in: surroundings)
    } catch {
      throw Trouble(report: error)
    }
    self.file = file
    cases = tape.cases.filter { tapeCase in
      filter.map { "\(file): \(tapeCase.name)".contains($0) } ?? true
    }
  }

  /// What is doubtful in the tape, but for that it asserts nothing, which the report tells.
  var warnings: [String] {
    tape.warnings.filter { $0.code != TapeCode.assertsNothing.rawValue }
      .map { $0.description + "\n" }
  }

  /// The cases that are played and expect nothing, as complaints about them.
  var silentCases: [Diagnostic] {
    let isHeard = tape.preamble.contains(where: \.expectsSomething)
    return cases.filter { tapeCase in
      !isHeard && tapeCase.skipReason == nil && !tapeCase.steps.contains(where: \.expectsSomething)
    }
    .map { tapeCase in
      Diagnostic(
        code: TapeCode.assertsNothing.rawValue,
        file: tapeCase.origin.file,
        place: tapeCase.origin.place,
        message: "case \(tapeCase.name.quoted) has no expectations",
        note: "add an Expect or a Wait",
        line: tapeCase.origin.line
      )
    }
  }
}

extension TapeStep {
  /// Whether the step can fail for what the form shows.
  fileprivate var expectsSomething: Bool { command is Expect || command is Wait }
}
