import Foundation
import SystemCalls
import TestSupport
import Testing

/// The destinations of answers: the built program between pipes, in a folder of its own.
@Suite(.waiting)
final class OutputOptionsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("title: T\nfields:\n  - id: name\n    type: text\n", to: "form.yaml")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func run(
    _ options: [String],
    name: String = "Ada"
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(
      ["fill", "form.yaml", "--no-input", "--set", "name=\(name)"] + options,
      in: folder,
      environment: PseudoFilling.environment
    )
  }

  @Test func `a file is written completely and keeps its permissions`() throws {
    try write("before", to: "answers")
    chmod(folder.path + "/answers", 0o640)
    let end = try run(["--output", "answers", "--format", "jsonl"])
    #expect(end.status == 0)
    #expect(end.output == "")
    #expect(try read("answers") == "{\"name\": \"Ada\"}\n")
    var status = stat()
    #expect(stat(folder.path + "/answers", &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
    #expect(try names == ["answers", "form.yaml"])
  }

  @Test func `a link remains, and its target is written`() throws {
    try write("before", to: "real")
    symlink("real", folder.path + "/link")
    #expect(try run(["--output", "link", "--format", "jsonl"]).status == 0)
    #expect(try read("real") == "{\"name\": \"Ada\"}\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "real"
    )
  }

  @Test func `a dangling link remains, and its target is created`() throws {
    symlink("new", folder.path + "/link")
    #expect(try run(["--output", "link", "--format", "jsonl"]).status == 0)
    #expect(try read("new") == "{\"name\": \"Ada\"}\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "new"
    )
  }

  /// Runs a shell script, with the program as `$0`.
  private func runScript(_ script: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, PseudoFilling.program]
    process.currentDirectoryURL = folder
    process.environment = PseudoFilling.environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: [">> log", "> log"], ["/dev/stdout", "/dev/fd/1", "link"])
  func `a device name for standard output is written to, not replaced`(
    redirection: String,
    name: String
  ) throws {
    try write("", to: "log")
    symlink("/proc/self/fd/1", folder.path + "/link")
    let fill = #""$0" fill form.yaml --no-input --format jsonl --output \#(name)"#
    let script = "{ echo before; \(fill) --set name=Ada; \(fill) --set name=Eve; } \(redirection)"
    #expect(try runScript(script) == 0)
    #expect(try read("log") == "before\n{\"name\": \"Ada\"}\n{\"name\": \"Eve\"}\n")
    #expect(try names == ["form.yaml", "link", "log"])
  }

  @Test func `a deleted standard output replaces no device`() throws {
    let fill = #""$0" fill form.yaml --no-input --set name=Ada --output /dev/stdout"#
    #expect(try runScript("exec > log; rm log; \(fill)") == 0)
    #expect(try names == ["form.yaml"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/dev/stdout").contains("fd"))
  }

  @Test(arguments: [
    #""$0" fill "$(printf 'f\377.yaml')""#, #""$0" fill form.yaml --set "name=$(printf '\377')""#,
    #"TABSTOP_FIELD_NAME="$(printf '\377')" "$0" fill form.yaml --no-input"#,
  ])
  func `invalid UTF-8 is refused`(script: String) throws {
    #expect(try runScript("\(script) 2> errors") == 2)
    #expect(try read("errors").contains("is not UTF-8"))
  }

  @Test(arguments: ["--output", "--append"])
  func `a new file with a secret is readable only by the user`(option: String) throws {
    try write(
      "title: T\nfields:\n  - {id: name, type: text}\n  - {id: pin, type: password}\n",
      to: "form.yaml"
    )
    #expect(try run([option, "answers"]).status == 0)
    var status = stat()
    #expect(stat(folder.path + "/answers", &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o600)
  }

  @Test func `a line is added to a file in a read-only folder`() throws {
    let end = try run(["--append", "/proc/self/comm"])
    #expect(end.status == 0, "\(end.complaint)")
  }

  @Test func `a file that cannot grow is unchanged, with the reason`() throws {
    let before = String(repeating: "x", count: 1000) + "\n"
    try write(before, to: "log")
    let name = String(repeating: "y", count: 2000)
    let fill = #""$0" fill form.yaml --no-input --set name=\#(name) 2>> errors"#
    #expect(try runScript("ulimit -f 1; \(fill) --append log") == 2)
    #expect(try runScript("ulimit -f 1; \(fill) --output log") == 2)
    #expect(try read("log") == before)
    #expect(try read("errors").contains("cannot write log: File too large"))
    #expect(try names == ["errors", "form.yaml", "log"])
  }

  @Test func `a signal during writing leaves all answers or none`() throws {
    try write("title: T\nfields:\n  - {id: name, type: textarea}\n", to: "form.yaml")
    let line = "{\"name\": \"\(String(repeating: "z", count: 100_000))\"}\n"
    try write(line, to: "given")
    let fill = #"timeout -s TERM "$time" "$0" fill form.yaml --no-input --answers given"#
    let times = (1...40).map { "0.0\(10 + $0)" }.joined(separator: " ")
    _ = try runScript(
      "for time in \(times); do \(fill) --output whole --format jsonl; \(fill) --append log; done"
    )
    #expect(try names.allSatisfy { ["form.yaml", "given", "log", "whole"].contains($0) })
    if try names.contains("whole") { #expect(try read("whole") == line) }
    if try names.contains("log") { #expect(try read("log").replacing(line, with: "") == "") }
  }

  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
  ])
  func `a signal at the end of a form leaves no temporary file`(signal: Int32) throws {
    try write(
      """
      title: T
      fields:
        - {id: a, type: text, rules: [{rule: command, run: "true", debounce: 10ms}]}
        - {id: p, type: password}
      """,
      to: "form.yaml"
    )
    for delay in 0..<6 {
      let terminal = try PseudoTerminal()
      let program = try PseudoProcess(
        [
          PseudoFilling.program, "fill", folder.path + "/form.yaml", "--allow-commands", "--output",
          folder.path + "/out",
        ],
        environment: PseudoFilling.environment.merging([
          "XDG_STATE_HOME": folder.path + "/state", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 },
        terminal: terminal
      )
      try terminal.waitForOutput("\u{1B}[H\u{1B}[")
      try terminal.type("hello\tSECRET")
      terminal.waitForSilence(.milliseconds(50))
      try terminal.type("\u{13}")
      usleep(useconds_t(delay) * 1_000)
      program.send(signal)
      _ = try program.waitForEnd()
      #expect(try !names.contains { $0.hasPrefix(".tabstop") })
      try? FileManager.default.removeItem(atPath: folder.path + "/state")
    }
  }

  @Test func `concurrent writers all add their lines`() async throws {
    let folder = folder
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<12 {
        group.addTask {
          try runProgram(
            ["fill", "form.yaml", "--no-input", "--append", "log", "--set", "name=\(number)"],
            in: folder,
            environment: PseudoFilling.environment
          ).status
        }
      }
      for try await status in group { #expect(status == 0) }
    }
    let lines = try read("log").split(separator: "\n").map(String.init)
    #expect(Set(lines) == Set((0..<12).map { "{\"name\": \"\($0)\"}" }))
  }
}
