import Subprocess
import SystemPackage

/// A program that is sent lines, and answers with lines.
///
/// It is killed when this object goes away.
final class WorkerProcess {
  /// How a program ended.
  struct End: Sendable {
    /// The exit status or the signal; a reason if it could not be started.
    let status: Result<ChildProcess.End, RunError>

    /// The last part of its error output.
    let complaint: String
  }

  /// What is told of a program.
  enum News: Sendable {
    /// It wrote a line.
    case line(String)
    /// It has ended; the last news.
    case ended(End)
  }

  /// The largest size of the kept error output, in bytes.
  private static let complaintLimit = 8_192

  private let lines: AsyncStream<[UInt8]>.Continuation
  private let running: Task<Void, Never>

  /// Starts a program.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  ///   - environment: What differs in its environment from this program's.
  ///   - tell: Called with what is told of it, from any thread.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    tell: @escaping @Sendable (News) -> Void
  ) {
    let (input, lines) = AsyncStream.makeStream(of: [UInt8].self)
    self.lines = lines
    let pairs = environment.map { (Environment.Key(stringLiteral: $0.key), String?.some($0.value)) }
    let configuration = Configuration(
      executable: .path(FilePath(program)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(Dictionary(uniqueKeysWithValues: pairs))
    )
    running = Task(executorPreference: TaskThread.shared) {
      do {
        let result = try await run(
          configuration,
          input: .inputWriter,
          output: .sequence,
          error: .sequence
        ) { execution in
          async let complaint = WorkerProcess.end(of: execution.standardError)
          async let sent: Void = WorkerProcess.send(input, to: execution.standardInputWriter)
          var buffer = LineBuffer()
          for try await chunk in execution.standardOutput {
            buffer.append(chunk.withUnsafeBytes { Array($0) })
            while let line = buffer.takeLine() { tell(.line(line)) }
          }
          lines.finish()
          await sent
          return await complaint
        }
        let end: ChildProcess.End =
          switch result.terminationStatus {
          case .exited(let status): .status(status)
          case .signaled(let signal): .signal(signal)
          }
        tell(.ended(End(status: .success(end), complaint: result.closureResult)))
      } catch {
        let reason = (error as? SubprocessError)?.underlyingError?.description ?? "\(error)"
        let refusal = RunError.refused("cannot start \(program): \(reason)")
        tell(.ended(End(status: .failure(refusal), complaint: "")))
      }
    }
  }

  deinit {
    kill()
  }

  /// Sends bytes; if the program does not read any more, its end is told.
  func send(_ bytes: [UInt8]) {
    lines.yield(bytes)
  }

  /// Ends the program's input, after what was sent.
  func finish() {
    lines.finish()
  }

  /// Kills the program; its end is told later.
  func kill() {
    running.cancel()
  }

  private static func send(
    _ input: AsyncStream<[UInt8]>,
    to writer: StandardInputWriter
  ) async {
    for await bytes in input {
      guard (try? await writer.write(bytes)) != nil else { break }
    }
    try? await writer.finish()
  }

  /// Returns the last part of an output.
  private static func end(of output: SubprocessOutputSequence) async -> String {
    var end: [UInt8] = []
    do {
      for try await chunk in output {
        end = (end + chunk.withUnsafeBytes { Array($0) }).suffix(complaintLimit)
      }
    } catch {
      // What was read before is all there is.
    }
    return String(decoding: end, as: UTF8.self)
  }
}
