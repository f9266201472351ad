import FormUI
import TapeRunner

/// An error that ends the program, with its message.
struct Trouble: Error {
  /// The exit status of every error, as in grep and diff.
  static let status: Int32 = 2

  /// The prefix of every error without a file and place.
  static let speaker = "tabstop: error: "

  /// The error of a program whose time limit was reached, for which the status is enough.
  static let timeOver = Trouble(status: Int32(Outcome.interrupted(.timeout).exitStatus))

  /// The message, each line with a line break.
  let text: String

  /// The exit status.
  let status: Int32

  /// Creates an error from a message, and help on how to fix it.
  init(_ message: String, help: String? = nil) {
    text = "\(Trouble.speaker)\(message)\n" + (help.map { "help: \($0)\n" } ?? "")
    status = Trouble.status
  }

  private init(_ text: String = "", status: Int32) {
    self.text = text
    self.status = status
  }

  /// Returns the error with further help.
  func adding(help: String) -> Trouble {
    Trouble("\(text)help: \(help)\n", status: status)
  }

  /// Creates an error from a text that names its own file and place.
  init(report: some CustomStringConvertible) {
    let report = report.description
    text = report.hasSuffix("\n") ? report : report + "\n"
    status = Trouble.status
  }

  /// Creates an error from the reason why tapes cannot be run.
  init(_ error: RunError) {
    switch error {
    case .refused(let message): self.init(message)
    case .invalid(let report): self.init(report: report)
    }
  }
}
