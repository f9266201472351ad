import ArgumentParser
import Diagnostics
import FormTape
import TapeRunner

/// Finds errors and warnings in tapes.
struct TapeCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report errors and warnings in tapes; run nothing.",
    discussion: """
        tabstop tape check signup.tape  names, patterns, JSON, kinds of values

      Exit status: 0 nothing found, 1 warnings, 2 errors.
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
    if isBroken { throw ExitCode(Trouble.status) }
    if !found.isEmpty { throw ExitCode(1) }
  }
}
