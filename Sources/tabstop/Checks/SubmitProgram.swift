import FormFile
import FormTerminal
import FormUI
import FormValidation
import Glibc
import Subprocess
import Synchronization
import SystemCalls

/// A program that accepts or rejects the answers of a form before it closes, never started through
/// a shell.
///
/// It reads the answers as JSON from standard input, and replies as described in `SubmitReply`.
struct SubmitProgram: Sendable {
  /// The maximum number of bytes kept from the end of the program's output.
  private static let outputLimit = 1 << 20

  /// The maximum number of bytes searched for the last line, at the end of a stream.
  private static let lineLimit = 4_096

  /// How long the program may take to end when asked to, before it is killed.
  private static let grace = Duration.milliseconds(500)

  /// The program and its arguments.
  let words: [String]

  /// How long its reply may take.
  var timeout = Duration.seconds(30)

  private var name: String { words[0] }

  /// Returns a handler of the submits of a form.
  func handler(for form: Form) -> SubmitHandler {
    var handler = SubmitHandler(within: timeout) { answers, report in
      await reply(to: form.json(of: answers) + "\n", report)
    }
    handler.name = name
    return handler
  }

  /// Runs the program, and ends it and its children if it is canceled.
  func reply(to answers: String, _ report: @escaping SubmitHandler.Report) async -> CheckAnswer {
    let child = RunningChild()
    return await withTaskCancellationHandler {
      do {
        return try await run(with: answers, as: child, report)
      } catch let failure as Posix.Failure {
        return .failed("\(name) cannot be started: \(failure.reason)")
      } catch {
        return .failed(error.reason(notStarting: name))
      }
    } onCancel: {
      // Immediately, because this program may also be about to end.
      child.end()
    }
  }

  private func run(
    with answers: String,
    as child: RunningChild,
    _ report: @escaping SubmitHandler.Report
  ) async throws -> CheckAnswer {
    let end = try await EndedProgram(
      running: Configuration(words, in: ".", grace: SubmitProgram.grace),
      input: answers,
      keeping: SubmitProgram.outputLimit,
      begun: child.begin,
      heard: { report(SubmitReply.lastLine(of: $0.text(last: SubmitProgram.lineLimit))) }
    )
    child.forget()
    switch end.status {
    case .exited(let status):
      return SubmitReply.answer(
        of: name,
        status: Int(status),
        output: end.output.text(),
        errors: end.errors.text(last: SubmitProgram.lineLimit)
      )
    case .signaled: return .failed("\(name) was killed")
    }
  }
}

/// A running program that can be ended from any thread.
private final class RunningChild: Sendable {
  private let child = Mutex<(id: pid_t, isUnwanted: Bool)>((0, false))

  func begin(_ id: pid_t) {
    child.withLock { child in
      child.id = id
      if child.isUnwanted { kill(-id, SIGTERM) }
    }
  }

  /// Asks the program and its children to end.
  func end() {
    child.withLock { child in
      child.isUnwanted = true
      if child.id > 0 { kill(-child.id, SIGTERM) }
    }
  }

  /// Forgets the program once it has ended, because its number may be reused.
  func forget() {
    child.withLock { $0.id = 0 }
  }
}
