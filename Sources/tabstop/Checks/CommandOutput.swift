import FormFile
import FormUI
import FormValidation
import Subprocess

/// Reads the options or the default of a field from a program, never through a shell, in the folder
/// of the form.
///
/// With status 0, its output contains them: options as a JSON list, or one per line. Any other end
/// is a failure, with the last line that it wrote as the reason.
struct CommandOutput: Sendable {
  /// The maximum number of bytes kept from the end of standard error.
  private static let errorLimit = 4_096

  /// The working folder of programs, which their paths are relative to.
  let folder: String

  /// The error that a program wrote more than the limit.
  private struct TooMuchOutput: Error {}

  /// Runs the program, and kills it and its children if it is canceled.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let name = request.arguments.first else { return .failed("no program given") }
    do {
      let end = try await run(
        Configuration(request.arguments, in: folder),
        input: .none,
        output: .sequence,
        error: .sequence
      ) { program in
        async let errors = Self.end(of: program.standardError)
        let output = try await Self.start(of: program.standardOutput)
        return (output: output, errors: try await errors)
      }
      return Self.answer(of: name, to: request, end.terminationStatus, end.closureResult)
    } catch is TooMuchOutput {
      return .failed("\(name) wrote more than \(OptionText.byteLimit >> 20) MiB")
    } catch {
      return .failed(error.reason(notStarting: name))
    }
  }

  /// Returns all bytes of a sequence.
  /// - Throws: `TooMuchOutput` if there are too many.
  private static func start(of chunks: SubprocessOutputSequence) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await chunk in chunks {
      chunk.withUnsafeBytes { bytes += $0 }
      if bytes.count > OptionText.byteLimit { throw TooMuchOutput() }
    }
    return bytes
  }

  /// Returns the last bytes of a sequence.
  private static func end(of chunks: SubprocessOutputSequence) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await chunk in chunks {
      chunk.withUnsafeBytes { bytes += $0 }
      bytes.removeFirst(max(0, bytes.count - errorLimit))
    }
    return bytes
  }

  private static func answer(
    of program: String,
    to request: CheckRequest,
    _ status: TerminationStatus,
    _ written: (output: [UInt8], errors: [UInt8])
  ) -> CheckAnswer {
    switch status {
    case .exited(0):
      guard let text = String(validating: written.output, as: UTF8.self) else {
        return .failed("\(program) wrote text that is not UTF-8")
      }
      guard request.asksForOptions else { return .answer(OptionText.answer(ofOutput: text)) }
      do {
        return .options(try OptionText.values(ofOutput: text))
      } catch {
        return .failed("\(program): " + error.findings.map(\.message).joined(separator: "; "))
      }
    case .exited(let status):
      let output =
        written.errors.isEmpty ? Array(written.output.suffix(errorLimit)) : written.errors
      let reason = OptionText.lastLine(of: String(decoding: output, as: UTF8.self))
      let ending = "\(program) exited with status \(status)"
      return .failed(reason.isEmpty ? ending : "\(ending): \(reason)")
    case .signaled: return .failed("\(program) was killed")
    }
  }
}
