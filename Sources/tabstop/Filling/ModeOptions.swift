import ArgumentParser

/// What the command line says of how a form is filled.
struct ModeOptions: ParsableArguments {
  @Flag(help: "Ask line by line, for screen readers and for terminals that draw nothing.")
  var plain = false

  @Flag(help: "Ask nothing: submit the answers given, or say what is wrong with them.")
  var noInput = false

  @Option(
    help: ArgumentHelp(
      "Where lines for screen readers go, one a change: a descriptor's number or a file.",
      valueName: "fd|file"
    ),
    completion: .file()
  )
  var announce: String?

  func validate() throws {
    guard !plain || !noInput else {
      throw ValidationError("--plain asks and --no-input does not; give one of them.")
    }
  }

  /// How the form is filled.
  var mode: FillingMode {
    if noInput { return .unattended }
    return plain ? .plain(fromTerminal: false) : .ofEnvironment
  }
}
