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
    abstract: "Check tapes, or convert them to and from VHS.",
    subcommands: [TapeCheck.self, TapeConvert.self]
  )
}

/// Finds errors and warnings in tapes.
struct TapeCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report errors and warnings in tapes; run nothing.",
    discussion: """
        tabstop tape check signup.tape  check names, patterns, JSON, and values

      Exit status: 0 no findings, 1 warnings, 2 errors.
      """
  )

  @Argument(
    help: ArgumentHelp("Tapes; - for standard input.", valueName: "file"),
    completion: .tapes
  )
  var paths: [String]

  func run() throws {
    var found: [Diagnostic] = []
    var isBroken = false
    for path in paths {
      try TapeFiles.requireTape(path)
      let file = InputFile(path: path, kind: "tape")
      let bytes = try file.bytes(limit: Tape.byteLimit)
      do throws(Diagnostics) {
        found += try Tape(bytes: bytes, file: file.name, in: TapeFiles.surroundings).warnings
      } catch {
        isBroken = true
        StandardError.write(error.description + "\n")
      }
    }
    for diagnostic in found { StandardError.write(diagnostic.description + "\n") }
    if isBroken { throw ExitCode(CommandError.status) }
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
    for warning in TapeDialect.keysMissingFromVHS(in: spelled, file: file.name) {
      StandardError.write(warning.description + "\n")
    }
  }

  private static func dialect(named name: String) throws -> TapeDialect {
    if let dialect = TapeDialect(rawValue: name) { return dialect }
    let names = TapeDialect.allCases.map(\.rawValue).joined(separator: " or ")
    throw ValidationError("Unknown format \"\(name)\"; expected \(names).")
  }
}
