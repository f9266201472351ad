import FormFile
import FormTape
import Forms
import SourceText
import Testing

/// The form that tapes of these tests fill, and the files beside them.
enum Samples {
  /// A text, a number, a slider and a toggle.
  static let yaml = """
    title: Sign up
    fields:
      - {id: name, type: text, rules: [required]}
      - {id: email, type: text}
      - {id: age, type: number}
      - {id: seats, type: slider, min: 1, max: 10}
      - {id: terms, type: toggle}
    """

  static let form: Form = {
    do {
      return try Form(yaml: yaml)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Returns surroundings with the form as `signup.yaml`, and some tapes.
  static func surroundings(_ tapes: [String: String] = [:]) -> TapeSurroundings {
    TapeSurroundings(
      tape: { path in tapes[path].map { .found($0) } ?? .missing },
      form: { path in
        switch path {
        case "signup.yaml": .found(form)
        case "locked.yaml": .unreadable("permission denied")
        case "broken.yaml":
          .wrong(
            Diagnostics([
              Diagnostic(file: path, place: Place(line: 3, column: 5), message: "no such key")
            ])
          )
        default: .missing
        }
      }
    )
  }
}

/// Reads a tape without errors.
func tape(
  _ text: String,
  file: String = "t.tape",
  beside tapes: [String: String] = [:]
) throws -> Tape {
  try Tape(text, file: file, in: Samples.surroundings(tapes))
}

/// Reads one line after `Form signup.yaml`, and returns the command it ends with.
func command(_ line: String) throws -> any TapeCommand {
  let tape = try tape("Form signup.yaml\n\(line)")
  let last = try #require(tape.cases[0].steps.last)
  return last.command
}

/// Returns all errors and warnings in a tape, as printed.
func complaints(
  _ text: String,
  file: String = "t.tape",
  beside tapes: [String: String] = [:]
) -> String {
  do throws(Diagnostics) {
    let tape = try Tape(text, file: file, in: Samples.surroundings(tapes))
    return tape.warnings.map(\.description).joined(separator: "\n")
  } catch {
    return error.description
  }
}

/// Returns all errors and warnings in a line after the start of a case with a form.
func complaint(_ line: String) -> String {
  complaints("Test \"t\"\nForm signup.yaml\nExpect running\n\(line)")
}
