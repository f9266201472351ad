import ArgumentParser
import FormFile
import FormValidation
import Forms
import SourceText
import TerminalText

/// Converts a file of another kind to a form.
struct Import: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "import"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Convert a questionnaire of another program to a form.",
    discussion: """
      The form is printed to standard output. Parts that were left out are reported on standard \
      error, with line and column. The kind of file is recognized by its content:

      \(kinds)

        tabstop import .github/ISSUE_TEMPLATE/bug.yml
        tabstop import person.json --ui-schema ui.json --output person.yaml
        tabstop import copier.yml

      Exit status: 0 written, 2 error.
      """
  )

  /// The kinds of files, with what is read of each.
  private static var kinds: String {
    let width = (ImportKind.all.map(\.name.count).max() ?? 0) + 2
    return ImportKind.all.map { "  " + $0.name.padded(to: width) + $0.summary }
      .joined(separator: "\n")
  }

  @Argument(
    help: "A file of one of these kinds; - for standard input.",
    completion: .file(extensions: ["yml", "yaml", "json"])
  )
  var file: String

  @Option(
    help: ArgumentHelp(
      "Read the file as this kind: \(ImportKind.all.map(\.name).joined(separator: ", ")).",
      valueName: "kind"
    ),
    completion: .list(ImportKind.all.map(\.name)),
    transform: Import.kind(byOption:)
  )
  var from: ImportKind?

  @Option(
    help: ArgumentHelp(
      "Take widgets, texts and order from this RJSF ui schema.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "yaml", "yml"])
  )
  var uiSchema: String?

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
    let shown = try uiSchema.map { path in
      let input = InputFile(path: path, kind: "file")
      return (bytes: try input.bytes(limit: Form.byteLimit), file: input.name)
    }
    let result: FormImport
    do throws(Diagnostics) {
      result = try FormImport(bytes, file: input.name, as: from, uiSchema: shown)
    } catch {
      throw CommandError(report: error)
    }
    try OutputFile(path: output).replace(with: result.yaml)
    StandardError.write(result.notes.map { "\($0)\n" }.joined())
  }

  private static func kind(byOption name: String) throws -> ImportKind {
    if let kind = ImportKind.named(name) { return kind }
    let names = ImportKind.all.map(\.name)
    let nearest = names.nearest(to: name).map { "; did you mean \($0.quoted)?" }
    throw ValidationError(
      "unknown kind \(name.quoted)\(nearest ?? "; expected one of \(names.joined(separator: ", "))")"
    )
  }
}
