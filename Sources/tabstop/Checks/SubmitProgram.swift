import FormFile
import FormTerminal
import FormValidation
import Forms
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

  /// The language of the form; `nil` if it is not known.
  var language: Language?

  private var name: String { words[0] }

  /// Returns a handler of the submits of a form.
  func handler(for form: Form) -> SubmitHandler {
    var program = self
    program.language = form.messages.language
    var handler = SubmitHandler(within: timeout) { [program] answers, report in
      await program.reply(to: form.json(of: answers) + "\n", report)
    }
    handler.name = name
    return handler
  }

  /// Runs the program, and ends it and its children if it is canceled.
  func reply(to answers: String, _ report: @escaping SubmitHandler.Report) async -> CheckAnswer {
    let program: EndedProgram
    do throws(Posix.Failure) {
      program = try await EndedProgram.of(
        Command(ofForm: words, language: language),
        input: answers,
        output: .last(SubmitProgram.outputLimit),
        errors: .last(SubmitProgram.lineLimit),
        grace: SubmitProgram.grace
      ) { written, _ in
        let end = String(writtenByProgram: written.suffix(SubmitProgram.lineLimit))
        if let line = SubmitReply.progress(in: end) { report(line) }
      }
    } catch {
      return .failed(error.reason(notStarting: name))
    }
    switch program.end {
    case .status(let status):
      return SubmitReply.answer(
        of: name,
        status: Int(status),
        output: String(writtenByProgram: program.output),
        errors: String(writtenByProgram: program.errors)
      )
    case .signal: return .failed(program.end.words(for: name))
    }
  }
}
