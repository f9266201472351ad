import ArgumentParser

/// The options for the mode in which a form is filled out.
struct ModeOptions: ParsableArguments {
  @Flag(help: "Ask line by line, for screen readers and plain terminals.")
  var plain = false

  @Flag(help: "Ask nothing; submit the given answers, or report what is wrong.")
  var noInput = false

  @Option(
    help: ArgumentHelp(
      "Write a line per change for screen readers to a file or descriptor number.",
      valueName: "fd|file"
    ),
    completion: .file()
  )
  var announce: String?

  /// The time limit, counted from the start of the program; `nil` for none.
  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "Give up after this time, in seconds or like 90s, 5m, 1h; then exit with 124.",
      valueName: "time"
    ),
    transform: { try ContinuousClock.now + Duration.named(byOption: $0) }
  )
  var timeLimit: ContinuousClock.Instant?

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
