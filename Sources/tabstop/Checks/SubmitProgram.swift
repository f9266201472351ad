import FormFile
import FormTerminal
import FormUI
import FormValidation
import Glibc
import Subprocess
import Synchronization
import TapeRunner

/// A program that accepts or rejects the answers of a form before it closes, started never through a
/// shell.
///
/// It gets the answers as JSON on standard input, and replies as `SubmitReply` describes.
struct SubmitProgram: Sendable {
  /// The end of what the program writes that is kept, in bytes.
  private static let outputLimit = 1 << 20

  /// The end of a stream that its last line is looked for in, in bytes.
  private static let lineLimit = 4_096

  /// The pause between looks at what the program has written.
  private static let pause = Duration.milliseconds(20)

  /// How long it may take to end when asked to, before it is killed.
  private static let grace = Duration.milliseconds(500)

  /// The program and its arguments.
  let words: [String]

  /// How long its reply may take.
  var timeout = Duration.seconds(30)

  private var name: String { words[0] }

  /// Returns a handler of the submits of a form.
  func handler(for form: Form) -> SubmitHandler {
    SubmitHandler(within: timeout) { answers, report in
      await reply(to: form.json(of: answers) + "\n", report)
    }
  }

  /// Runs the program, and ends it with what it started if it is canceled.
  func reply(to answers: String, _ report: @escaping SubmitHandler.Report) async -> CheckAnswer {
    let child = RunningChild()
    return await withTaskCancellationHandler {
      do {
        return try await run(with: answers, as: child, report)
      } catch let failure as Posix.Failure {
        return .failed("cannot start \(name): \(failure.reason)")
      } catch {
        return .failed(error.reason(notStarting: name))
      }
    } onCancel: {
      // At once: this program may be about to end, too.
      child.end()
    }
  }

  private func run(
    with answers: String,
    as child: RunningChild,
    _ report: @escaping SubmitHandler.Report
  ) async throws -> CheckAnswer {
    let input = try ProgramInput(answers)
    let output = try ProgramOutput(limit: SubmitProgram.outputLimit)
    let errors = try ProgramOutput(limit: SubmitProgram.outputLimit)
    let end = try await Subprocess.run(
      Configuration(words, in: ".", grace: SubmitProgram.grace),
      input: .fileDescriptor(input.readingEnd, closeAfterSpawningProcess: true),
      output: .fileDescriptor(output.writingEnd, closeAfterSpawningProcess: true),
      error: .fileDescriptor(errors.writingEnd, closeAfterSpawningProcess: true)
    ) { program in
      child.begin(program.processIdentifier.value)
      // What it left in the background may hold its streams open, so that they never end.
      while true {
        let hasEnded = Posix.hasExited(program.processIdentifier.value)
        let isReading = input.write()
        for stream in [output, errors] where stream.read() {
          report(SubmitReply.lastLine(of: stream.text(last: SubmitProgram.lineLimit)))
        }
        if hasEnded { break }
        try await Task.sleep(for: isReading ? .zero : SubmitProgram.pause)
      }
      child.forget()
    }
    switch end.terminationStatus {
    case .exited(let status):
      return SubmitReply.answer(
        of: name,
        status: Int(status),
        output: output.text(),
        errors: errors.text(last: SubmitProgram.lineLimit)
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

  /// Asks the program and what it started to end.
  func end() {
    child.withLock { child in
      child.isUnwanted = true
      if child.id > 0 { kill(-child.id, SIGTERM) }
    }
  }

  /// Forgets the program once it has ended: its number may become another one's.
  func forget() {
    child.withLock { $0.id = 0 }
  }
}
