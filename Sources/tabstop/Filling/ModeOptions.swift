import ArgumentParser

/// The options for the mode in which a form is filled out.
struct ModeOptions: ParsableArguments {
  @Flag(help: "Ask line by line, as for screen readers.")
  var plain = false

  @Flag(help: "Ask nothing; submit the answers or report errors.")
  var noInput = false

  @Option(
    help: .uncommon(
      "Write a line for each change to a file or descriptor number, for screen readers.",
      valueName: "fd|file"
    ),
    completion: .file()
  )
  var announce: String?

  /// The time limit, counted from the start of the program; `nil` for none.
  @Option(
    name: .customLong("timeout"),
    help: .uncommon(
      "Time out after this many seconds, or a time like 90s, 5m, 1h; exit with 124.",
      valueName: "time"
    ),
    transform: { TimeLimit(try Duration.named(byOption: $0)) }
  )
  var timeLimit: TimeLimit?

  func validate() throws {
    guard !plain || !noInput else {
      throw ValidationError("--plain and --no-input cannot be combined.")
    }
  }

  /// The mode in which the form is filled out.
  var mode: FillingMode {
    if noInput { return .unattended }
    return plain ? .plain(fromTerminal: false) : .ofEnvironment
  }
}
