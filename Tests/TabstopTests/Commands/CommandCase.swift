import Testing

/// A command of a transcript, and what it writes.
struct CommandCase: Sendable, CustomTestStringConvertible {
  /// The path of the transcript.
  let file: String

  /// The line of the command, from 1.
  let line: Int

  /// The command for the shell.
  fileprivate(set) var command: String

  /// The files in its folder, by path.
  let files: [String: String]

  /// The lines that it writes, and its status.
  fileprivate(set) var expected: [String] = []

  var testDescription: String { "\(file.split(separator: "/").last ?? "")  $ \(command)" }

  /// Reads the commands of a transcript.
  static func all(in text: String, file: String) -> [CommandCase] {
    var reader = TranscriptReader(file: file)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    return reader.cases
  }

  /// Returns what is wrong with what the command wrote, as removed and added lines; `nil` if nothing
  /// is.
  func difference(from actual: [String]) -> String? {
    let pattern = expected.joined(separator: "\n")
    guard !actual.joined(separator: "\n").fits(pattern) else { return nil }
    let start = zip(expected, actual).prefix { $0 == $1 }.count
    let most = min(expected.count, actual.count) - start
    let end = min(most, zip(expected.reversed(), actual.reversed()).prefix { $0 == $1 }.count)
    let lines = [
      expected.prefix(start).map { " " + $0 },
      expected.dropFirst(start).dropLast(end).map { "-" + $0 },
      actual.dropFirst(start).dropLast(end).map { "+" + $0 }, expected.suffix(end).map { " " + $0 },
    ]
    return lines.joined().joined(separator: "\n")
  }
}

extension String {
  /// Returns whether the text is like a pattern, in which `…` stands for any text.
  func fits(_ pattern: String) -> Bool {
    if self == pattern { return true }
    var parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.popLast() else { return false }
    guard hasPrefix(parts[0]) else { return false }
    var rest = dropFirst(parts[0].count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// Reads a transcript line by line.
private struct TranscriptReader {
  /// What an indented line belongs to.
  private enum Target {
    case prose
    case file(String)
    case command
    case output
  }

  let file: String
  private(set) var cases: [CommandCase] = []
  private var files: [String: String] = [:]
  private var target = Target.prose
  private var number = 0
  private var blankCount = 0

  init(file: String) {
    self.file = file
  }

  mutating func read(_ line: Substring) {
    number += 1
    guard !line.isEmpty else { return blankCount += 1 }
    if line.hasPrefix("  ") {
      readIndented(String(line.dropFirst(2)))
    } else {
      target = .prose
      if line.hasPrefix("File "), line.hasSuffix(":") {
        let name = String(line.dropFirst("File ".count).dropLast())
        files[name] = ""
        target = .file(name)
      }
    }
    blankCount = 0
  }

  private mutating func readIndented(_ text: String) {
    if text.hasPrefix("$ ") {
      let command = String(text.dropFirst(2))
      cases.append(CommandCase(file: file, line: number, command: command, files: files))
      target = .command
      return
    }
    let last = cases.endIndex - 1
    switch target {
    case .file(let name):
      let isFirst = files[name]?.isEmpty ?? true
      files[name, default: ""] +=
        String(repeating: "\n", count: isFirst ? 0 : blankCount) + text + "\n"
    case .command where text.hasPrefix("> "): cases[last].command += "\n" + text.dropFirst(2)
    case .command, .output:
      target = .output
      cases[last].expected += Array(repeating: "", count: blankCount) + [text]
    case .prose: Issue.record("\(file):\(number): an indented line without a command or file")
    }
  }
}
