import Foundation
import TestSupport
import Testing

@testable import tabstop

/// The program's help, and its errors for unknown names.
struct TabstopHelpTests {
  /// Returns the lines before the usage that `--help` prints at a width, whatever the tests'
  /// terminal.
  private func overview(of words: [String], columns: Int) throws -> [String] {
    let run = try runProgram(
      words + ["--help"],
      environment: PseudoFilling.environment.merging(["COLUMNS": "\(columns)"]) { $1 }
    )
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("USAGE:") }.map(String.init)
  }

  @Test(
    arguments: Tabstop.words.dropLast().map { [$0] } + [["tape", "check"], ["tape", "convert"]]
  )
  func `no help line ends early, and no example is broken`(words: [String]) throws {
    for columns in [80, 70] {
      let lines = try overview(of: words, columns: columns)
      #expect(lines.count > 1)
      for (line, next) in zip(lines, lines.dropFirst()) where !next.isEmpty && next.first != " " {
        guard !line.isEmpty else { continue }
        let word = next.prefix { $0 != " " }
        #expect(line.first != " " || columns < 80, "\(line)\n\(next)")
        #expect(line.first == " " || line.count + 1 + word.count >= columns, "\(line)\n\(next)")
      }
    }
  }

  @Test(arguments: [
    (["fil", "em.yaml"], #"no subcommand or form named "fil"; did you mean "fill"?"#),
    (["tets"], #"no subcommand or form named "tets"; did you mean "test"?"#),
    (["Fill", "em.yaml"], #"did you mean "fill"?"#),
    (["zzzzzz", "em.yaml"], "no subcommand or form named \"zzzzzz\"\n"),
    (["zzzzzz"], "tabstop: error: zzzzzz: no such file\n"),
    (["fil.yaml", "x"], "tabstop: error: unexpected argument 'x'\nhelp: see tabstop --help\n"),
    (["--hlep"], "tabstop: error: unknown option --hlep; did you mean --help?\n"),
    (["fill", "f.yaml", "--fromat=env"], "unknown option --fromat; did you mean --format?\n"),
    (["fill"], "tabstop: error: missing argument <form>\nhelp: see tabstop fill --help\n"),
    (["record", "f.yaml"], "missing option --output <tape>\nhelp: see tabstop record --help\n"),
    (["fill", "f.yaml", "--format", "jsn"], #"--format: "jsn" is not one of json, jsonl"#),
    (["fill", "f.yaml", "--format", "jsn"], "; did you mean json?\n"),
    (["fill", "f.yaml", "--theme", "x"], #"--theme: unknown theme "x"; expected one of"#),
    (["fill", "f.yaml", "--accent", "rde"], #"unknown color "rde"; did you mean red?"#),
    (["fill", "f.yaml", "--accent", "#12"], ##"unknown color "#12"; expected a name like"##),
    (["test", "--jobs", "many"], #"--jobs: "many" is not valid"#),
    (["try", "email"], "missing a value, or --stdin\nhelp: tabstop rules email shows"),
    (["help", "fil"], #"unknown subcommand "fil"; did you mean "fill"?"#),
    (["fill", "f.yaml", "--\u{1B}[31m"], "unknown option --␛[31m"),
    (["Forms/signup"], "Forms/signup: no such file; did you mean Forms/signup.yaml?\n"),
    (["play", "Forms/signup"], "Forms/signup: no such file; did you mean Forms/signup.tape?\n"),
    ([], "OVERVIEW: Terminal forms that validate while you type."), (["tape"], "OVERVIEW: "),
    (["./fil"], "./fil: no such file"),
    (["tape", "chek", "t.tape"], #"unknown subcommand "chek"; did you mean "check"?"#),
    (["tape", "t.tape"], #"unknown subcommand "t.tape""#),
  ])
  func `an unknown subcommand is reported with the nearest one`(
    words: [String],
    complaint: String
  ) throws {
    let run = try runProgram(words)
    #expect(run.complaint.contains(complaint), "\(run.complaint)")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test func `a form named like a subcommand is filled`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tabstop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try signUpForm.write(to: folder.appending(path: "fil"), atomically: true, encoding: .utf8)
    let run = try runProgram(["fil", "--no-input", "--set", "name=Ada"], in: folder)
    #expect(run.complaint == "")
    #expect(run.status == 0)
  }
}
