import ArgumentParser
import FormFile
import FormValidation
import Forms
import SourceText

/// Describes a form, or the format of form files.
struct Describe: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "describe"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Describe the fields and rules of a form.",
    discussion: """
      As text, JSON, or JSON Schema (2020-12) of the answers. The schema accepts all answers that \
      the form accepts; what it cannot express is listed in its comments. No program that the form \
      refers to is run.

        tabstop describe signup.yaml
        tabstop describe signup.yaml --format json | jq '.fields[].id'
        tabstop describe signup.yaml --json-schema
        tabstop describe --form-file-schema > tabstop.schema.json
      """
  )

  @Argument(help: "A form file; - for standard input.", completion: .forms)
  var form: String?

  @Option(help: "Print in this format.")
  var format: TextFormat?

  @Flag(help: "Print JSON, like --format json.")
  var json = false

  @Flag(help: "Print the JSON Schema of the answers.")
  var jsonSchema = false

  @Flag(help: "Print the JSON Schema of form files, for editors; no form needed.")
  var formFileSchema = false

  @Option(
    languageByDefault: "the environment's if the form has it, else the form's",
    visibility: .uncommon
  )
  var lang: Language?

  mutating func validate() throws {
    if [json, format != nil, jsonSchema, formFileSchema].count(where: { $0 }) > 1 {
      throw ValidationError("Print one of --format, --json, --json-schema and --form-file-schema")
    }
    if formFileSchema, form != nil {
      throw ValidationError("--form-file-schema is about all forms; leave out the form")
    }
    if !formFileSchema, form == nil { throw ValidationError("Missing expected argument '<form>'") }
  }

  func run() throws {
    guard let form else { return try StandardOutput.offer(FormFileSchema.text) }
    let file = InputFile(path: form)
    let bytes = try file.bytes(limit: Form.byteLimit)
    let extensions = FormExtensions(in: file.folder, allowsCommands: true, language: lang)
    let description: FormDescription
    do throws(Diagnostics) {
      description = try FormDescription(bytes, file: file.name, extensions: extensions)
    } catch {
      throw CommandError(report: error)
    }
    let isJSON = json || format == .json
    let text = isJSON ? description.json : jsonSchema ? description.schema : description.text
    try StandardOutput.offer(text)
  }
}
