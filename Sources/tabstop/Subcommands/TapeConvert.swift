import ArgumentParser
import Diagnostics
import FormTape

/// Spells a tape anew, for VHS or for us alone.
struct TapeConvert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Spell a tape so that VHS takes it too, or plainly; it goes to standard output.",
    discussion: """
        tabstop tape convert --to vhs signup.tape > demo.tape
        tabstop tape convert --to native demo.tape

      Exit status: 0 converted, 1 converted, but stock VHS would refuse or misread what is told on \
      standard error, 2 trouble.
      """
  )

  @Option(
    help: "How to spell commands that VHS does not know: vhs behind #:, native as they are.",
    completion: .list(TapeDialect.allCases.map(\.rawValue)),
    transform: TapeConvert.dialect(named:)
  )
  var to: TapeDialect

  @Argument(
    help: ArgumentHelp("The tape; - for standard input.", valueName: "file"),
    completion: .tapes
  )
  var path: String

  func run() throws {
    let file = InputFile(path: path, kind: "tape")
    let bytes = try file.bytes(limit: Tape.byteLimit)
    guard bytes.count <= Tape.byteLimit else {
      throw Trouble("\(file.name.debugDescription) is over 1 MiB, which no tape is")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Trouble("\(file.name.debugDescription) is not UTF-8")
    }
    let spelled = to.spelling(of: text)
    try StandardOutput.write(spelled)
    guard to == .vhs else { return }
    let complaints = TapeDialect.complaintsOfVHS(about: spelled, file: file.name)
    for complaint in complaints { StandardError.write(complaint.description + "\n") }
    if !complaints.isEmpty { throw ExitCode(1) }
  }

  private static func dialect(named name: String) throws -> TapeDialect {
    if let dialect = TapeDialect(rawValue: name) { return dialect }
    let names = TapeDialect.allCases.map(\.rawValue).joined(separator: " or ")
    throw ValidationError("Convert a tape to \(names), not to \"\(name)\".")
  }
}
