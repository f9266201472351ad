import FormFile
import FormFilling
import FormValidation
import Forms
import SystemCalls

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

  /// The largest output kept, in bytes.
  private static let outputLimit = 4_096

  /// The working folder of programs, which their paths are relative to.
  let folder: String

  /// The language of the form; `nil` if it is not known.
  var language: Language?

  /// Runs the check, and kills the program and its children if it is canceled.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let name = request.arguments.first else { return .failed("no program given") }
    let words = request.arguments + ["\(request.value)"]
    let answers = request.answers.map { (Form.variable(of: $0.key), Form.words(of: $0.value)) }
    let variables = Dictionary(answers) { first, _ in first }
    // The system would truncate the argument there, and the program would check a different value.
    guard !(words + variables.values).contains(where: { $0.utf8.contains(0) }) else {
      return .refused("")
    }
    guard !Task.isCancelled else { return .failed("\(name) was killed") }
    do throws(Posix.Failure) {
      let program = try await EndedProgram.of(
        Command(ofForm: words, in: folder, language: language, variables),
        output: .first(Self.outputLimit)
      )
      return Self.answer(of: name, program)
    } catch {
      return .failed(error.reason(notStarting: name))
    }
  }

  private static func answer(of name: String, _ program: EndedProgram) -> CheckAnswer {
    switch program.end {
    case .status(0): .verdict(.valid)
    case .status(1): .refused(firstLine(of: program.output))
    case .status, .signal: .failed(program.end.words(for: name))
    }
  }

  /// Returns the first line of a program's output, without surrounding spaces.
  private static func firstLine(of output: [UInt8]) -> String {
    let line = String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last].drop(while: \.isWhitespace))
  }
}
