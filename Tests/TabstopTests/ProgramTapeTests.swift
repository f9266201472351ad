import FormTape
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner

/// Tapes of programs that others wrote, and of programs that behave badly, as `tabstop test` plays
/// them.
@Suite(.waiting)
struct ProgramTapeTests {
  /// The tapes of programs, relative to the project's folder.
  private static let tapes: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Corpus.folder + folder)
    return (names ?? []).filter { $0.hasSuffix(".tape") }.sorted()
  }()

  private static let folder = "Tests/Programs/"

  @Test func `at least ten programs are tried`() { #expect(ProgramTapeTests.tapes.count > 10) }

  @Test(arguments: tapes)
  func `a program is tested by its screen`(name: String) throws {
    let path = ProgramTapeTests.folder + name
    try ProgramTapeTests.requirePrograms(ofTapeAt: Corpus.folder + path)
    let (output, complaint, status) = try runProgram(
      ["test", "--allow-commands", path],
      in: URL(filePath: Corpus.folder)
    )
    #expect(output.hasPrefix("PASS \(path)"), "\(output)\(complaint)")
    #expect(status == 0)
  }

  /// Cancels the test if a program of a tape is missing.
  private static func requirePrograms(ofTapeAt path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tape = try Tape(text, file: path, in: TapeFiles.surroundings)
    for tapeCase in tape.cases {
      let words = CaseSetup(of: tape.steps(of: tapeCase)).program?.words ?? []
      // A shell starts the program that matters.
      for name in words.first == "sh" ? ["sh", "fzf", "nano"].filter(text.contains) : [words[0]]
      where !isInstalled(name) {
        try Test.cancel("\(name) is not installed")
      }
      if name(of: words[0]) == "python", !hasModules { try Test.cancel("Textual is not installed") }
    }
  }

  private static func name(of path: String) -> String { PathParts(path).name }

  private static let hasModules =
    (try? runProgram(["-c", "import textual, questionary"], of: Corpus.folder + python))?.status
    == 0

  private static let python = ".build/python/bin/python"

  private static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return Posix.exists(Corpus.folder + folder + name) }
    let folders = (Posix.variable("PATH") ?? "").split(separator: ":")
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  @Test func `without permission, the tape is refused before anything runs`() throws {
    let folder = try TapeFolder([
      "a.tape": "Test \"a\"\nProgram touch made\nExpect exit 0\n", "b.tape": .passing("b"),
    ])
    let (output, complaint, status) = try folder.test()
    let error = "a.tape:2:1: error[T118]: tapes may not start programs\n"
    #expect(output.contains(error) && output.contains("PASS b.tape"))
    #expect(output.contains("= help: to allow it, add --allow-commands\n"))
    #expect(complaint == "")
    #expect(status == 2)
    #expect(folder.read("made") == nil)
    #expect(try folder.test("--allow-commands").status == 0)
    #expect(folder.read("made") != nil)
    let play = try runProgram(["play", "a.tape"], in: folder.url)
    #expect(play.complaint.hasPrefix(error) && play.status == 2)
  }

  @Test func `nothing is left running, neither of a case nor of an interrupted run`() throws {
    let mark = "6\(Int.random(in: 10_000...99_999))"
    let folder = try TapeFolder([
      "daemon.sh": """
      (setsid sh -c "trap '' HUP; sleep \(mark); :" </dev/null >/dev/null 2>&1 &)
      sleep 0.3

      """,
      "stubborn.sh": "trap '' HUP TERM INT; echo on; sleep \(mark); sleep \(mark)\n",
      "a.tape": """
      Test "a daemon of its own session"
      Program sh daemon.sh
      Expect@60s exit 0

      """,
      "b.tape": """
      Test "an interrupt"
      Program sh stubborn.sh
      Expect@60s screen "on"
      Sleep 60s
      Expect running

      """,
    ])
    let first = try folder.test("a.tape", "--allow-commands")
    #expect(first.status == 0, "\(first.output)")
    #expect(first.output.contains(" running; killed"))
    wait { running(mark) == 0 }
    #expect(running(mark) == 0)
    let process = Process()
    process.executableURL = URL(filePath: TapeFolder.program)
    process.arguments = ["test", "--allow-commands", "b.tape"]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    wait { running(mark) > 0 }
    #expect(running(mark) > 0)
    let workers = children(of: process.processIdentifier)
    for worker in workers { kill(worker, SIGINT) }
    process.waitUntilExit()
    let report = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(report.contains("the program was killed by SIGINT"))
    #expect(!workers.isEmpty)
    wait { running(mark) == 0 }
    #expect(running(mark) == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the program that is played`(signal: Int32) throws {
    let mark = "6\(Int.random(in: 10_000...99_999))"
    let folder = try TapeFolder([
      "stubborn.sh": "trap '' HUP TERM INT; echo on; sleep \(mark); sleep \(mark)\n",
      "b.tape": "Test \"x\"\nProgram sh stubborn.sh\nExpect@60s screen \"on\"\nSleep 60s\n",
    ])
    let process = Process()
    process.executableURL = URL(filePath: TapeFolder.program)
    process.arguments = ["play", "--allow-commands", "b.tape"]
    process.currentDirectoryURL = folder.url
    try process.run()
    wait { running(mark) > 0 }
    #expect(running(mark) > 0)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    wait { running(mark) == 0 }
    #expect(running(mark) == 0)
  }

  /// Waits until a condition is met, or for half a minute.
  private func wait(for condition: () -> Bool) {
    let limit = ContinuousClock.now + .seconds(30)
    while .now < limit, !condition() { usleep(10_000) }
  }

  /// Returns the number of processes whose arguments contain a text.
  private func running(_ text: String) -> Int {
    Posix.names(in: "/proc").count { name in
      guard Int(name) != nil, let bytes = try? Posix.bytes(of: "/proc/\(name)/cmdline") else {
        return false
      }
      return String(decoding: bytes, as: UTF8.self).contains(text)
    }
  }

  private func children(of id: pid_t) -> [pid_t] {
    Posix.names(in: "/proc").compactMap { name in
      guard let child = pid_t(name),
        let bytes = try? Posix.bytes(of: "/proc/\(name)/stat"),
        let parent = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
          .split(separator: " ").dropFirst().first
      else { return nil }
      return pid_t(parent) == id ? child : nil
    }
  }
}

/// `tabstop record` and `play` with a program, as used on a terminal.
@Suite(.waiting)
struct ProgramRecordingTests {
  /// Tests a tape that uses `tabstop` itself.
  private func test(_ lines: String, _ files: [String: String] = [:]) throws -> TapeFolder {
    let text = lines.replacing("TABSTOP", with: "\"\(TapeFolder.program)\"")
    let head = "Set WaitTimeout 60s\nSize 60x12\n"
    let folder = try TapeFolder(files.merging(["main.tape": head + text]) { $1 })
    let (output, complaint, status) = try folder.test("main.tape", "--allow-commands")
    #expect(status == 0, "\(output)\(complaint)")
    return folder
  }

  private static let app = "echo Name; read x; echo Hello, $x; read y; exit 3"

  @Test func `a program is recorded, and the tape passes`() throws {
    let folder = try test(
      """
      Test "record"
      Program TABSTOP record -o new.tape -- sh -c "\(ProgramRecordingTests.app)"
      Expect row 1 is "Name"
      Expect row 12 "F12 expect the screen"
      F12
      Expect row 12 "1 check"
      Type "Ada"
      Expect row 2 is "Ada"
      Enter
      Expect row 3 is "Hello, Ada"
      Resize 50x10
      Expect row 10 "recording"
      Enter
      Expect screen "wrote new.tape; the tape passes"
      Expect exit 0

      """
    )
    #expect(
      folder.read("new.tape") == """
        Test "recorded"
        Program sh -c "\(ProgramRecordingTests.app)"
        Size 60x11

        Expect row 1 "Name"
        Expect cursor 2 1

        Type "Ada"
        Expect row 2 "Ada"
        Enter
        Expect row 3 "Hello, Ada"
        Resize 50x9
        Enter
        Expect exit 3

        """
    )
  }

  @Test func `a tape of a program is played in its colors`() throws {
    _ = try test(
      """
      Test "play"
      Program TABSTOP play --allow-commands --step app.tape
      Expect row 12 "paused"
      Right
      Expect row 1 is "red"
      Expect style 1 1..3 fg=red
      Type "q"
      Expect exit 0

      """,
      [
        "app.tape": """
        Test "a"
        Program sh -c "printf '\\033[31mred'; cat"
        Size 40x5
        Expect@60s screen "red"
        Type "x"

        """
      ]
    )
  }

  @Test(arguments: [
    (["record", "-o", "x.tape"], "expected a form file, or -- and a program"),
    (
      ["record", "-o", "x.tape", "form.yaml", "--", "app"],
      "expected a form file, or -- and a program"
    ),
    (["record", "-o", "x.tape", "--lang", "de", "--", "app"], "options of a form cannot be"),
    (["record", "-o", "x.tape", "--", "a\nb"], "a tape cannot name the argument"),
  ])
  func `wrong use is an error`(arguments: [String], message: String) throws {
    let folder = try TapeFolder()
    let (_, complaint, status) = try runProgram(arguments, in: folder.url)
    #expect(complaint.contains(message), "\(complaint)")
    #expect(status == 2)
    #expect(folder.read("x.tape") == nil)
  }
}
