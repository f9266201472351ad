import FormFile
import FormUI
import FormValidation
import Foundation

/// Checks a value with a program, started with the value as its last argument, never through a
/// shell, in the folder of the form.
///
/// The answers of the fields that the rule names are environment variables.
///
/// Status 0 means valid; status 1 invalid, with the first line of output as the reason. Any other
/// end is a failure.
struct CommandCheck: Sendable {
  /// The check name for remote rules.
  static let name = "command"

  /// The largest output read, in bytes.
  private static let outputLimit = 4_096

  /// The working folder of programs, which their paths are relative to.
  let folder: String

  /// Runs the check, and kills the program if it is canceled.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let name = request.arguments.first else { return .failed("no program given") }
    let words = request.arguments + ["\(request.value)"]
    let answers = request.answers.map { (Form.variable(of: $0.key), Form.words(of: $0.value)) }
    let variables = Dictionary(answers) { first, _ in first }
    // The system would truncate the argument there, and the program would check another value.
    guard !(words + variables.values).contains(where: { $0.utf8.contains(0) }) else {
      return .refused("")
    }
    let program = AskedProgram()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading and waiting block, which the threads shared by tasks must not.
        DispatchQueue.global().async {
          let end = program.run(words, variables, in: folder, outputLimit: Self.outputLimit)
          continuation.resume(returning: Self.answer(of: name, end))
        }
      }
    } onCancel: {
      program.end()
    }
  }

  private static func answer(of program: String, _ end: AskedProgram.End) -> CheckAnswer {
    switch end {
    case .status(0, _): .verdict(.valid)
    case .status(1, let output): .refused(firstLine(of: output))
    case .status(let status, _): .failed("\(program) exited with status \(status)")
    case .killed: .failed("\(program) was killed")
    case .missing where !program.utf8.contains(UInt8(ascii: "/")):
      .failed("no such program: \(program)")
    case .missing, .refused: .failed("cannot start \(program)")
    }
  }

  /// Returns the first line of a program's output.
  private static func firstLine(of output: [UInt8]) -> String {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }
}
