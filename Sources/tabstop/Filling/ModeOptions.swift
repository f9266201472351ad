import ArgumentParser

/// The options for how a form is filled.
struct ModeOptions: ParsableArguments {
  @Flag(help: "Ask line by line, for screen readers and plain terminals.")
  var plain = false

  @Flag(help: "Ask nothing; submit the given answers, or report what is wrong.")
  var noInput = false

  @Flag(help: "Resume the draft of this form without asking, if there is one.")
  var resume = false

  @Flag(help: "Neither offer nor keep a draft.")
  var noDraft = false

  @Option(
    help: ArgumentHelp(
      "Write a line per change for screen readers to a file or descriptor number.",
      valueName: "fd|file"
    ),
    completion: .file()
  )
  var announce: String?

  func validate() throws {
    guard !plain || !noInput else {
      throw ValidationError("--plain and --no-input cannot be combined.")
    }
    guard !resume || !noDraft else {
      throw ValidationError("--resume and --no-draft cannot be combined.")
    }
    guard !resume || !noInput else {
      throw ValidationError("--resume and --no-input cannot be combined.")
    }
  }

  /// What is done with a draft.
  var draftUse: DraftUse { noDraft ? .none : resume ? .resumed : .offered }

  /// How the form is filled.
  var mode: FillingMode {
    if noInput { return .unattended }
    return plain ? .plain(fromTerminal: false) : .ofEnvironment
  }
}
