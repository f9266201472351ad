/// A line as it was typed: an answer or a command.
enum PlainLine: Hashable, Sendable {
  /// An answer; empty to keep the one there is.
  case answer(String)
  /// A command, and what stands behind it.
  case command(PlainCommand, String)
  /// A word behind a colon that is no command, and the one that was probably meant.
  case unknown(nearest: PlainCommand?)

  /// Reads a line; of two colons at its start the first goes, and the rest is an answer.
  init(_ line: String) {
    guard line.hasPrefix(":") else {
      self = .answer(line)
      return
    }
    let rest = line.dropFirst()
    guard !rest.hasPrefix(":") else {
      self = .answer(String(rest))
      return
    }
    let words = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let name = words.first?.lowercased() ?? ""
    guard let command = PlainCommand(rawValue: name) else {
      self = .unknown(nearest: PlainCommand(nearestTo: name))
      return
    }
    self = .command(command, words.count > 1 ? String(words[1].trimmingWhitespace) : "")
  }
}
