import TapeRunner

/// An error that ends the program, with its message.
struct CommandError: Error {
  /// The exit status of every error, as in grep and diff.
  static let status: Int32 = 2

  /// The prefix of every error without a file and place.
  static let speaker = "tabstop: error: "

  /// The message, each line with a line break.
  let text: String

  /// The exit status.
  let status: Int32

  /// Creates an error from a message, and help on how to fix it.
  init(_ message: String, help: String? = nil, status: Int32 = CommandError.status) {
    text = "\(CommandError.speaker)\(message)\n" + (help.map { "help: \($0)\n" } ?? "")
    self.status = status
  }

  /// Creates an error from the text of another one, and further help.
  private init(_ other: CommandError, adding help: String) {
    text = "\(other.text)help: \(help)\n"
    status = other.status
  }

  /// Returns the error with further help.
  func adding(help: String) -> CommandError { CommandError(self, adding: help) }

  /// Creates an error from a text that names its own file and place.
  init(report: some CustomStringConvertible) {
    let report = report.description
    text = report.hasSuffix("\n") ? report : report + "\n"
    status = CommandError.status
  }

  /// Creates an error from the reason why tapes cannot be run.
  init(_ error: RunError) {
    switch error {
    case .refused(let message): self.init(message)
    case .invalid(let report): self.init(report: report)
    }
  }
}
