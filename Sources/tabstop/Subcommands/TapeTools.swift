import ArgumentParser
import FormTape
import SourceText
import TapeRunner

/// Checks and converts tapes, without playing them.
struct TapeTools: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "tape"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Describe, check and convert tapes.",
    subcommands: [TapeCommands.self, TapeCheck.self, TapeConvert.self, TapeGrammars.self]
  )
}

/// Prints the reference of tapes.
struct TapeCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "commands",
    abstract: "List what tapes can press and expect, or describe one command.",
    discussion: """
        tabstop tape commands             list commands, subjects and tests
        tabstop tape commands Type        describe a command
        tabstop tape commands focus       describe a subject of Expect
        tabstop tape commands field value describe a test of a field
      """
  )

  /// The output format of the reference.
  enum Format: String, NamedChoice {
    case text, markdown
  }

  @Argument(
    help: "A command, or a word after Expect or Expect field.",
    completion: .list(TapeReference.items.flatMap(\.words))
  )
  var name: [String] = []

  @Option(help: "Print in this format; markdown prints everything.")
  var format = Format.text

  func validate() throws {
    guard format == .text || name.isEmpty else {
      throw ValidationError("--format markdown and a name cannot be combined.")
    }
  }

  func run() throws {
    guard !name.isEmpty else {
      return try StandardOutput.offer(
        format == .text ? TapeReference.list : TapeReference.article
      )
    }
    let word = name.joined(separator: " ")
    let found = TapeReference.items(named: word)
    guard !found.isEmpty else {
      let nearest = TapeReference.name(nearestTo: name.last ?? "")
      let question = nearest.didYouMean
      throw CommandError(
        "unknown command \(word.quoted)\(question)",
        help: "list them with `tabstop tape commands`"
      )
    }
    try StandardOutput.offer(found.map(\.page).joined(separator: "\n"))
  }
}

/// Prints a grammar of tapes for editors.
struct TapeGrammars: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grammar",
    abstract: "Print a grammar that highlights tapes in an editor.",
    discussion: """
        tabstop tape grammar --format vim > ~/.vim/syntax/tape.vim
        tabstop tape grammar --format textmate > tape.tmLanguage.json
      """
  )

  @Option(help: "Print for this kind of editor.")
  var format: TapeGrammar

  func run() throws { try StandardOutput.offer(format.text) }
}

extension TapeGrammar: NamedChoice {}

/// Finds errors and warnings in tapes.
struct TapeCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report errors and warnings in tapes; run nothing.",
    discussion: """
        tabstop tape check signup.tape          check names, patterns and values
        tabstop tape check --json signup.tape   print one JSON object per finding
        tabstop tape check --vhs demo.tape      also report what VHS does not know

      Exit status: 0 no findings, 1 warnings, 2 errors.
      """
  )

  @Argument(
    help: ArgumentHelp("Tapes; - for standard input.", valueName: "file"),
    completion: .tapes
  )
  var paths: [String]

  @Flag(help: "Print one JSON object per finding to standard output.")
  var json = false

  @Flag(help: "Also report commands and keys that VHS does not know.")
  var vhs = false

  @Option(help: "Print the findings in this format: text to standard error.")
  var format: DiagnosticFormat?

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) cannot be combined.")
    }
  }

  func run() throws {
    var (found, omitted): ([Diagnostic], [String]) = ([], [])
    for path in paths {
      try TapeFiles.requireTape(path)
      let file = InputFile(path: path, kind: "tape")
      let bytes = try file.bytes(limit: Tape.byteLimit)
      do throws(Diagnostics) {
        found += try Tape(bytes: bytes, file: file.name, in: TapeFiles.surroundings).warnings
      } catch {
        found += error.all
        omitted += [error.omission].compactMap(\.self)
      }
      if vhs, let text = String(validating: bytes, as: UTF8.self) {
        found += TapeDialect.missingFromVHS(in: text, file: file.name)
      }
    }
    let format = json ? .json : format ?? .text
    let report = format.report(of: found)
    if format == .text { StandardError.write(report) } else { try StandardOutput.write(report) }
    StandardError.write(omitted.map { $0 + "\n" }.joined())
    if found.contains(where: { $0.severity == .error }) { throw ExitCode(CommandError.status) }
    if !found.isEmpty { throw ExitCode(1) }
  }
}

/// Converts a tape to VHS or native spelling.
struct TapeConvert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a tape to or from VHS spelling; print it to standard output.",
    discussion: """
        tabstop tape convert --to vhs signup.tape > demo.tape
        tabstop tape convert --to native demo.tape

      Keys that VHS cannot press are kept, with a warning for each.

      Exit status: 0 converted, 2 error.
      """
  )

  @Option(
    help: "Write commands that VHS lacks after #: (vhs) or without a prefix (native).",
    completion: .list(TapeDialect.allCases.map(\.rawValue)),
    transform: TapeConvert.dialect(named:)
  )
  var to: TapeDialect

  @Argument(
    help: ArgumentHelp("A tape; - for standard input.", valueName: "file"),
    completion: .tapes
  )
  var path: String

  func run() throws {
    let file = InputFile(path: path, kind: "tape")
    let bytes = try file.bytes(limit: Tape.byteLimit)
    guard bytes.count <= Tape.byteLimit else {
      throw CommandError("\(file.name.printable) is \(Tape.sizeError)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(file.name.printable) is not UTF-8")
    }
    let spelled = to.spelling(of: text)
    try StandardOutput.write(spelled)
    guard to == .vhs else { return }
    for warning in TapeDialect.missingFromVHS(in: spelled, file: file.name) {
      StandardError.write(warning.description + "\n")
    }
  }

  private static func dialect(named name: String) throws -> TapeDialect {
    if let dialect = TapeDialect(rawValue: name) { return dialect }
    let names = TapeDialect.allCases.map(\.rawValue).joined(separator: " or ")
    throw ValidationError("Unknown format \"\(name)\"; expected \(names).")
  }
}
