/// An error that ends the program, with its message.
struct Trouble: Error {
  /// The exit status of every error, as in grep and diff.
  static let status: Int32 = 2

  /// The prefix of every error without a file and place.
  static let speaker = "tabstop: error: "

  /// The message, each line with a line break.
  let text: String

  /// An error whose message was already printed.
  static let alreadyTold = Trouble(text: "")

  /// The message on one line, without the prefix.
  var words: String {
    let words = text.hasPrefix(Trouble.speaker) ? text.dropFirst(Trouble.speaker.count) : text[...]
    return words.split(separator: "\n").joined(separator: " ")
  }

  private init(text: String) {
    self.text = text
  }

  /// Creates an error from a message, and help on what to do.
  init(_ message: String, help: String? = nil) {
    text = "\(Trouble.speaker)\(message)\n" + (help.map { "help: \($0)\n" } ?? "")
  }

  /// Creates an error from a text that names its own file and place.
  init(report: some CustomStringConvertible) {
    let report = report.description
    text = report.hasSuffix("\n") ? report : report + "\n"
  }
}
