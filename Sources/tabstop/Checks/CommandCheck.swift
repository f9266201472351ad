import FormFile
import FormUI
import FormValidation
import Foundation

/// Asks a program about a value: it is started with the value as its last argument, never through a
/// shell, in the folder of the form.
///
/// The answers of the fields that the rule names are variables of its environment.
///
/// Status 0 is a yes; status 1 a no, whose reason is the first line that the program writes. Any
/// other end is no answer.
struct CommandCheck: Sendable {
  /// The name by which remote rules ask for it.
  static let name = "command"

  /// The most that is read of what a program says, in bytes.
  private static let outputLimit = 4_096

  /// The folder that programs run in, and that their paths are looked up from.
  let folder: String

  /// Asks, and waits for the answer; ends the program when nobody waits for it any more.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let name = request.arguments.first else { return .failed("no program given") }
    let words = request.arguments + ["\(request.value)"]
    let answers = request.answers.map { (Form.variable(of: $0.key), Form.words(of: $0.value)) }
    let variables = Dictionary(answers) { first, _ in first }
    // The system would end the word there, and the program be asked about something else.
    guard !(words + variables.values).contains(where: { $0.utf8.contains(0) }) else {
      return .refused("")
    }
    let program = AskedProgram()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading and waiting block, which is not for the threads that tasks share.
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

  /// The first line that a program wrote.
  private static func firstLine(of output: [UInt8]) -> String {
    let line = output.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }
}
