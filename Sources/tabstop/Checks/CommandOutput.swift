import FormFile
import FormValidation
import Synchronization
import SystemCalls

/// Reads the options or the default of a field from a program, never through a shell, in the folder
/// of the form.
///
/// With status 0, its output contains them: options as a JSON list, or one per line, which are shown
/// as they are written. Any other end is a failure, with the last line that it wrote as the reason.
struct CommandOutput: Sendable {
  /// The maximum number of bytes kept from the end of standard error.
  private static let errorLimit = 4_096

  /// The working folder of programs, which their paths are relative to.
  let folder: String

  /// The language of the form; `nil` if it is not known.
  var language: Language?

  /// Runs the program, and kills it and its children if it is canceled.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let name = request.arguments.first else { return .failed("no program given") }
    let lines = Mutex(OptionText.Lines())
    let offer = request.asksForOptions ? CheckRequest.offering : nil
    do throws(Posix.Failure) {
      let program = try await EndedProgram.of(
        Command(ofForm: request.arguments, in: folder, language: language),
        output: .all(limit: OptionText.byteLimit),
        errors: .last(Self.errorLimit)
      ) { output, isError in
        guard let offer, !isError else { return }
        if let options = lines.withLock({ $0.read(output) }) { offer(options) }
      }
      return Self.answer(of: name, to: request, program)
    } catch {
      return .failed(error.reason(notStarting: name))
    }
  }

  private static func answer(
    of name: String,
    to request: CheckRequest,
    _ program: EndedProgram
  ) -> CheckAnswer {
    guard program.output.count <= OptionText.byteLimit else {
      return .failed("\(name) wrote more than \(OptionText.byteLimit >> 20) MiB")
    }
    switch program.end {
    case .status(0):
      guard let text = String(validating: program.output, as: UTF8.self) else {
        return .failed("\(name) wrote text that is not UTF-8")
      }
      guard request.asksForOptions else { return .answer(OptionText.answer(ofOutput: text)) }
      do {
        return .options(try OptionText.values(ofOutput: text))
      } catch {
        return .failed("\(name): " + error.findings.map(\.message).joined(separator: "; "))
      }
    case .status:
      let output = program.errors.isEmpty ? program.output.suffix(errorLimit) : program.errors[...]
      let reason = OptionText.lastLine(of: String(decoding: output, as: UTF8.self))
      let ending = program.end.words(for: name)
      return .failed(reason.isEmpty ? ending : "\(ending): \(reason)")
    case .signal: return .failed(program.end.words(for: name))
    }
  }
}
