import FormFile
import FormFilling
import FormStore
import FormTerminal
import FormValidation
import Forms
import Glibc
import SourceText
import SystemCalls
import TerminalText

/// The store that a form's answers are saved in, through the program `tabstop-store`.
///
/// That program links the database libraries, which a static program cannot. Each request runs it
/// separately, so that a store that was unavailable is used again once it is back.
struct Store: Sendable {
  /// The program's name.
  private static let program = "tabstop-store"

  /// The maximum number of bytes read from the program's output.
  private static let outputLimit = 1 << 20

  /// The checks when no store is asked: every answer is free.
  static let unasked: [String: OutsideCheck] = [StoreColumn.check: { _ in .verdict(.valid) }]

  /// The name of the store, which may contain a password.
  private let url: String
  private let table: String
  private let form: Form

  /// Creates a store for the answers of a form.
  /// - Parameters:
  ///   - url: The store's name, as given to `--save`.
  ///   - form: The form.
  ///   - file: The form file, after which the table is named if the store's name has none.
  /// - Throws: An error if there is no such kind of store, or no table for the form.
  init(_ url: String, for form: Form, from file: InputFile) throws(CommandError) {
    do {
      let parsed = try StoreURL(url)
      self.url = url
      self.form = form
      table = parsed.table ?? Store.table(of: form, from: file)
      _ = try form.columns()
    } catch {
      throw CommandError("--save: \(error)")
    }
  }

  /// Returns the name of the file without its extension; for standard input, the form's title.
  private static func table(of form: Form, from file: InputFile) -> String {
    guard file.path != "-" else { return form.title.isEmpty ? "form" : form.title }
    return PathParts(file.path).stem
  }

  /// Returns the columns of the form's table, which were checked initially.
  private func columns(of answers: Answers = Answers()) -> [TableColumn] {
    (try? form.columns(of: answers)) ?? []
  }

  /// Creates the table, or adds missing columns, before the form is filled out.
  /// - Throws: An error if the program or the store cannot be used, or not within a limit.
  func prepare(within limit: TimeLimit?) throws(CommandError) {
    let reply: Reply
    do throws(Posix.Failure) {
      let written = EndedProgram.Share.last(Store.outputLimit)
      let (command, input) = request(.prepare, columns())
      let program = try EndedProgram(
        running: command,
        input: input,
        output: written,
        errors: written,
        until: limit?.end
      )
      reply = Store.reply(of: program)
    } catch {
      reply = Store.reply(notStarting: error)
    }
    switch reply {
    case .done: return
    case .refused: throw CommandError("--save: the store does not accept this form's table")
    case .failed(let reason):
      if let limit, limit.end <= .now { throw limit.overrun }
      throw CommandError("--save: \(reason)")
    case .noProgram:
      throw CommandError(
        "--save needs the program \(Store.program), which is neither beside tabstop nor on PATH",
        help: "build it with swift build -c release --product \(Store.program)"
      )
    }
  }

  /// Checks that no saved answer is the same.
  @Sendable
  func answer(to request: CheckRequest) async -> CheckAnswer {
    let name = request.field.rawValue
    guard var column = columns().first(where: { $0.field == name && $0.uniqueness != nil }) else {
      return .failed("the store has no column for \(name)")
    }
    column.value = request.value
    return switch await ask(.check, [column]) {
    case .done: .verdict(.valid)
    case .refused(let refusal):
      switch refusal.errors[name] {
      case StoreRefusal.taken?, nil: .verdict(.taken(request.value))
      case let reason?: .refused(reason)
      }
    case .failed(let reason): .failed(reason)
    case .noProgram: .failed("\(Store.program) was not found")
    }
  }
}

/// Answers that are saved before the form closes.
extension Store {
  /// How long saving may take: more than the program waits for others.
  private static let timeout = Duration.seconds(60)

  /// The handler that saves the answers, and reports in the form what the store does not accept.
  var handler: SubmitHandler {
    var handler = SubmitHandler(within: Store.timeout) { answers, _ in
      switch await ask(.save, columns(of: answers)) {
      case .done: .accepted
      case .refused(let refusal): rejection(refusal, of: answers)
      case .failed(let reason): .failed(reason)
      case .noProgram: .failed("\(Store.program) was not found")
      }
    }
    handler.name = Store.program
    return handler
  }

  /// Returns the rejection of answers; a taken answer is rejected in the form's language.
  private func rejection(_ refusal: StoreRefusal, of answers: Answers) -> CheckAnswer {
    var messages: [FieldID: String] = [:]
    var violations: [Violation] = []
    for (name, message) in refusal.errors.sorted(by: { $0.key < $1.key }) {
      let field = FieldID(name)
      guard message == StoreRefusal.taken else {
        messages[field] = message
        continue
      }
      violations += Verdict.taken(answers[field]).violations.map { violation in
        var violation = violation
        violation.field = field
        return violation
      }
    }
    if case .verdict(let others) = CheckAnswer.rejected(messages, refusal.message) {
      violations += others.violations
    }
    return .verdict(.invalid(violations))
  }
}

/// Requests to the program.
extension Store {
  private enum Reply: Sendable {
    case done
    case refused(StoreRefusal)
    case failed(String)
    case noProgram
  }

  private func ask(_ verb: StoreRequest.Verb, _ columns: [TableColumn]) async -> Reply {
    do throws(Posix.Failure) {
      let written = EndedProgram.Share.last(Store.outputLimit)
      let (command, input) = request(verb, columns)
      return Store.reply(
        of: try await EndedProgram.of(command, input: input, output: written, errors: written)
      )
    } catch {
      return Store.reply(notStarting: error)
    }
  }

  /// Returns the program, and the request on its standard input, because others can see its
  /// arguments.
  private func request(
    _ verb: StoreRequest.Verb,
    _ columns: [TableColumn]
  ) -> (Command, input: String) {
    let request = StoreRequest(store: url, table: table, columns: columns)
    return (Command(ofForm: [Store.path, verb.rawValue]), request.json + "\n")
  }

  private static func reply(of ended: EndedProgram) -> Reply {
    switch ended.end {
    case .status(0): return .done
    case .status(1):
      return StoreRefusal(json: String(writtenByProgram: ended.output)).map { .refused($0) }
        ?? .failed("\(program) printed no reason")
    case .status:
      let reason = OptionText.lastLine(of: String(writtenByProgram: ended.errors))
      return .failed(reason.isEmpty ? ended.end.words(for: program) : withoutSpeaker(reason))
    case .signal: return .failed(ended.end.words(for: program))
    }
  }

  private static func reply(notStarting failure: Posix.Failure) -> Reply {
    failure.number == ENOENT ? .noProgram : .failed(failure.reason(notStarting: program))
  }

  /// The path of the program in the same folder, or only its name, to be found on PATH.
  private static var path: String {
    guard let own = Posix.realPath(Posix.ownProgram) else { return program }
    let beside = "\(PathParts(own).folder)/\(program)"
    return access(beside, X_OK) == 0 ? beside : program
  }

  private static func withoutSpeaker(_ line: String) -> String {
    let speaker = "\(program): error: "
    return line.hasPrefix(speaker) ? String(line.dropFirst(speaker.count)) : line
  }
}
