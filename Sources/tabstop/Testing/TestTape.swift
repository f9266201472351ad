import SourceText
import FormTape

/// A tape to test, with its selected cases.
struct TestTape: Sendable {
  /// The tape's path, as given or found.
  let file: String

  /// The tape.
  let tape: Tape

  /// The selected cases, in the order of the tape.
  let cases: [TapeCase]

  /// Reads a tape.
  /// - Parameters:
  ///   - file: The path.
  ///   - surroundings: The files that the tape can name.
  ///   - filter: A text that `file: name` of each selected case contains; `nil` for all.
  /// - Throws: The printed errors, if it cannot be read.
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

  /// The tape's warnings, except that it has no expectations, which the report tells.
  var warnings: [String] {
    tape.warnings.filter { $0.code != TapeCode.assertsNothing.rawValue }
      .map { $0.description + "\n" }
  }

  /// Errors about the selected cases without expectations.
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
  /// Whether the step can fail because of what the form shows.
  fileprivate var expectsSomething: Bool { command is Expect || command is Wait }
}
