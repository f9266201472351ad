import Foundation
import SystemCalls
import TestSupport
import Testing

/// A user's folder with a form, and the folder of drafts below it.
final class DraftHome {
  static let text = """
    title: Join
    fields:
      - {id: user, type: text, label: User, rules: [required]}
      - {id: key, type: password, label: Key}
      - {id: age, type: number, label: Age}
    """

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tabstop-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try DraftHome.text.write(to: form, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var form: URL { folder.appending(path: "form.yaml") }

  var drafts: URL { folder.appending(path: "tabstop/drafts") }

  /// The drafts; not the file by which programs reserve one.
  var files: [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: drafts.path)
    return (names ?? []).filter { $0 != "lock" }.sorted().map { drafts.appending(path: $0) }
  }

  /// The content of all files below the folder, but the form.
  var everything: String { content(of: files) }

  /// The content of the drafts that are in place, not of one that is being written.
  var saved: String { content(of: files.filter { $0.pathExtension == "json" }) }

  private func content(of files: [URL]) -> String {
    files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}

/// The program filling the form on a terminal.
final class DraftFilling {
  let terminal: PseudoTerminal
  let program: PseudoProcess

  init(_ home: DraftHome, _ options: [String] = [], state: String? = nil) throws {
    terminal = try PseudoTerminal()
    program = try PseudoProcess(
      [PseudoFilling.program, "fill", home.form.path] + options,
      environment: PseudoFilling.environment.merging(
        ["XDG_STATE_HOME": state ?? home.folder.path]
      ) { $1 },
      terminal: terminal,
      output: home.folder.appending(path: "answers").path
    )
    try terminal.waitForOutput(options.contains("--plain") ? "> " : "\u{1B}[H\u{1B}[")
    terminal.waitForSilence(.milliseconds(50))
  }

  func waitForEnd() throws -> ChildProcess.End { try program.waitForEnd() }
}

extension DraftHome {
  /// Waits until a draft has a text.
  func wait(for text: String) {
    for _ in 0..<1_000 where !saved.contains(text) { usleep(10_000) }
    #expect(saved.contains(text))
  }

  /// Returns the home of a user who left a draft with two answers, the first one last.
  static func withDraft() throws -> DraftHome {
    let home = try DraftHome()
    let filling = try DraftFilling(home)
    try filling.terminal.type("\t\t12\u{1B}[Z\u{1B}[Zada")
    home.wait(for: #""user": "ada""#)
    filling.program.send(SIGKILL)
    _ = try filling.waitForEnd()
    return home
  }
}
