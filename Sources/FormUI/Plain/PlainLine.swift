/// A typed line: an answer or a command.
enum PlainLine: Hashable, Sendable {
  /// An answer; empty to keep the current one.
  case answer(String)
  /// A command and its argument.
  case command(PlainCommand, String)
  /// An unknown command, and the one probably meant.
  case unknown(nearest: PlainCommand?)

  /// Reads a line; two colons at the start escape an answer that begins with a colon.
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
