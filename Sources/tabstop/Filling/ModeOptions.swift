import ArgumentParser

/// The options for how a form is filled.
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

  /// When to give up, counted from the start of the program; `nil` for never.
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

  /// How the form is filled.
  var mode: FillingMode {
    if noInput { return .unattended }
    return plain ? .plain(fromTerminal: false) : .ofEnvironment
  }
}
