import ArgumentParser
import FormFile
import FormFilling
import FormValidation
import Forms
import Glibc
import SourceText
import SystemCalls

/// The prefilled answers of a form, besides its own defaults.
struct GivenAnswers: ParsableArguments {
  /// The largest file of answers: 16 MiB.
  private static let byteLimit = 1 << 24

  @Option(
    help: ArgumentHelp(
      "Prefill fields from a file; - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var answers: String?

  @Option(
    name: .customLong("set"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Prefill a field, as typed; repeatable.",
      valueName: "field=value"
    )
  )
  var settings: [String] = []

  /// Prefills a form from a file, the environment and the command line; later ones take precedence.
  /// - Returns: The answers that the form does not accept, if they are requested, instead of an error.
  @discardableResult
  static func prefill(
    _ form: inout Form,
    answers file: InputFile?,
    settings: [String],
    reportingMisfits reports: Bool = false
  ) throws(CommandError) -> [UnfitAnswer] {
    var wrong: [String] = []
    var misfits: [UnfitAnswer] = []
    if let file {
      do {
        let text = try file.text(limit: byteLimit)
        if reports {
          misfits = try form.misfits(holding: text, file: file.name)
        } else {
          try form.hold(text, file: file.name)
        }
      } catch let error as Diagnostics {
        wrong.append("\(error)")
      } catch let error as CommandError {
        throw error
      } catch {}
    }
    form = form.starting(inEnvironment: Posix.variable)
    let environment = Posix.variables(withPrefix: Form.variablePrefix)
    for name in environment.keys.sorted() {
      guard let bytes = getenv(name), String(validatingCString: bytes) == nil else { continue }
      wrong.append("\(CommandError.speaker)\(name) is not UTF-8")
    }
    for typed in [
      TypedAnswers(environment: environment, of: form), TypedAnswers(settings: settings, of: form),
    ] {
      let rest = typed.prefill(&form)
      if reports { misfits += rest.misfits.map(\.misfit) }
      wrong += (reports ? rest.errors : rest.lines).map { CommandError.speaker + $0 }
    }
    if file != nil { form = form.decidingByAnswers() }
    if !reports, wrong.isEmpty, form.fields.indices.contains(where: { form.fields[$0].isGiven }),
      form.fields.indices.contains(where: { form.fields[$0].hasChangingOptions })
    {
      wrong = Filling(form).strayAnswers(isFinal: false).map { CommandError.speaker + $0 }
    }
    guard wrong.isEmpty else { throw CommandError(report: wrong.joined(separator: "\n")) }
    return misfits
  }
}

extension InputFile {
  /// Returns the text of the file.
  fileprivate func text(limit: Int) throws(CommandError) -> String {
    let bytes = try bytes(limit: limit)
    guard bytes.count <= limit else {
      throw CommandError(
        "\(name.printable) is larger than \(limit >> 20) MiB, the limit for answers"
      )
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(name.printable) is not UTF-8")
    }
    return text
  }
}
