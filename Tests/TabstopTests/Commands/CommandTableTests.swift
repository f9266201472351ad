import Foundation
import SystemCalls
import TestSupport
import Testing

/// The built program as used in scripts: commands, and exactly what they write.
///
/// The transcripts are the text files in `Tests/Commands`. Indented lines are what a shell shows;
/// everything else is prose:
///
/// ```
/// File form.yaml:
///   title: T
///   fields: [{id: name, type: text}]
///
///   $ tabstop fill form.yaml --no-input --set nmae=x
///   ! tabstop: error: --set nmae: unknown field "nmae"; did you mean "name"?
///   [2]
/// ```
///
/// Each command runs in a folder of its own, which has the files named before it, without a
/// terminal and with empty standard input. A line after it that begins with `>` continues it. Lines
/// of standard error begin with `!`; a status other than 0 is in brackets at the end. `…` stands for
/// any text, also of several lines; a last line without its end is marked `(no-eol)`, and a control
/// character is shown as its picture.
@Suite(.waiting)
struct CommandTableTests {
  private static let folder = Corpus.folder + "Tests/Commands/"

  private static let cases: [CommandCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let text = (try? String(contentsOfFile: folder + name, encoding: .utf8)) ?? ""
      return CommandCase.all(in: text, file: folder + name)
    }
  }()

  @Test(.timeLimit(.minutes(5)), arguments: cases)
  func `a command does what its transcript says`(command: CommandCase) throws {
    guard let difference = command.difference(from: try Self.lines(of: command)) else { return }
    let name = "TabstopTests/" + (command.file.split(separator: "/").last ?? "")
    Issue.record(
      "$ \(command.command)\n\(difference)",
      sourceLocation: SourceLocation(
        fileID: name,
        filePath: command.file,
        line: command.line,
        column: 1
      )
    )
  }

  @Test func `there are at least 150 commands`() {
    #expect(Self.cases.count >= 150)
  }

  @Test func `an additional, missing or different line is a difference`() {
    let text = "File a:\n  x\n\n  y\n\n  $ one\n  > two\n  out\n\n  more…\n  [1]\n"
    let command = CommandCase.all(in: text, file: "t.txt")[0]
    #expect(
      command.command == "one\ntwo" && command.files == ["a": "x\n\ny\n"] && command.line == 6
    )
    #expect(command.difference(from: ["out", "", "more or less", "[1]"]) == nil)
    #expect(command.difference(from: ["out", "", "more", "lines", "[1]"]) == nil)
    #expect(command.difference(from: ["out", "more", "[1]"]) == " out\n-\n-more…\n+more\n [1]")
    #expect(command.difference(from: ["out", "", "more", "[2]"]) != nil)
    #expect(command.difference(from: ["out", "", "more"]) != nil)
  }

  /// Runs a command, and returns what it writes as in a transcript.
  private static func lines(of command: CommandCase) throws -> [String] {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "tabstop-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "folder")
    for (name, text) in command.files.merging(["../bin/x": ""], uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: name).standardizedFileURL
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    symlink(PseudoFilling.program, root.path + "/bin/tabstop")
    var environment = PseudoFilling.environment
    environment["PATH"] = root.path + "/bin:" + (environment["PATH"] ?? "")
    environment["HOME"] = folder.path
    environment["COLUMNS"] = "80"
    let process = try PseudoProcess(
      ["/bin/sh", "-c", #"cd "$1" && exec /bin/sh -c "$2""#, "sh", folder.path, command.command],
      environment: environment,
      terminal: nil,
      output: root.path + "/output",
      errors: root.path + "/errors"
    )
    let end = try process.waitForEnd()
    let (output, errors) = (root.appending(path: "output"), root.appending(path: "errors"))
    let status: [String] =
      switch end {
      case .status(0): []
      case .status(let status): ["[\(status)]"]
      case .signal(let number): ["[\(128 + number)]"]
      }
    return try lines(in: output) + lines(in: errors).map { $0.isEmpty ? "!" : "! " + $0 } + status
  }

  /// Returns the lines of a file, with pictures of control characters.
  private static func lines(in file: URL) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard !text.isEmpty else { return [] }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(String.UnicodeScalarView(line.map(\.picture))) }
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += " (no-eol)" }
    return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }
  }
}

extension Unicode.Scalar {
  /// The picture of a control character; any other character itself.
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x09: self
    case ..<0x20: Unicode.Scalar(0x2400 + value) ?? self
    case 0x7F: "␡"
    default: self
    }
  }
}
