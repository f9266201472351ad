/// Something that keeps the program from doing what it was asked, in words for a person.
struct Trouble: Error {
  /// The exit status of every trouble, as grep and diff have it.
  static let status: Int32 = 2

  /// What every trouble begins with that names no file and place.
  static let speaker = "tabstop: error: "

  /// The words, each line with its end.
  let text: String

  /// A trouble whose words were written when it was found.
  static let alreadyTold = Trouble(text: "")

  /// The words on one line, without who says them.
  var words: String {
    let words = text.hasPrefix(Trouble.speaker) ? text.dropFirst(Trouble.speaker.count) : text[...]
    return words.split(separator: "\n").joined(separator: " ")
  }

  private init(text: String) {
    self.text = text
  }

  /// Creates a trouble of one message, and of what to do about it.
  init(_ message: String, help: String? = nil) {
    text = "\(Trouble.speaker)\(message)\n" + (help.map { "help: \($0)\n" } ?? "")
  }

  /// Creates a trouble of a text that names its file and place itself.
  init(report: some CustomStringConvertible) {
    let report = report.description
    text = report.hasSuffix("\n") ? report : report + "\n"
  }
}
