import ArgumentParser
import FormFile
import FormValidation
import Forms
import SourceText

/// Converts a file of another kind to a form.
struct Import: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "import"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Convert a GitHub issue form or JSON Schema to a form.",
    discussion: """
      The form is printed to standard output. Parts that were left out are reported on standard \
      error, with line and column.

        tabstop import .github/ISSUE_TEMPLATE/bug.yml
        tabstop import person.schema.json --output person.yaml

      Exit status: 0 written, 2 error.
      """
  )

  @Argument(
    help: "A GitHub issue form or a JSON Schema; - for standard input.",
    completion: .file(extensions: ["yml", "yaml", "json"])
  )
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the form to this file; - for standard output.", valueName: "file"),
    completion: .file()
  )
  var output = "-"

  @Flag(help: "Overwrite an existing form.")
  var force = false

  func run() throws {
    try OutputFile(path: output).requireAbsence(unless: force)
    let input = InputFile(path: file, kind: "file")
    let bytes = try input.bytes(limit: Form.byteLimit)
    let result: FormImport
    do throws(Diagnostics) {
      result = try FormImport(bytes, file: input.name)
    } catch {
      throw CommandError(report: error)
    }
    try OutputFile(path: output).replace(with: result.yaml)
    StandardError.write(result.notes.map { "\($0)\n" }.joined())
  }
}
