import FormValidation
import Foundation
import TestSupport
import Testing

/// `tabstop try` as used in a script: the real program between pipes.
struct TryTests {
  /// The result of running the program.
  private struct Run: Equatable {
    let output: String
    let complaint: String
    let status: Int32
  }

  private func run(_ arguments: String..., input: String = "") throws -> Run {
    let run = try runProgram(["try"] + arguments, input: input)
    return Run(output: run.output, complaint: run.complaint, status: run.status)
  }

  @Test func `a line without an end is refused`() throws {
    let input = "\"" + String(repeating: "x", count: (16 << 20) + 1)
    let end = try runProgram(["try", "email", "--stdin"], input: input)
    #expect(end.complaint == "tabstop: error: standard input: line 1 is longer than 16 MiB\n")
    #expect(end.status == 2)
  }

  @Test func `values on the command line are answered in order, negative numbers among them`()
    throws
  {
    let run = try run("min: -5", "-5", "-.5", "5")
    #expect(run.output == String(repeating: #"{"verdict": "valid"}"# + "\n", count: 3))
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      (["email", "ada@example.org"], 0), (["email", "ada"], 1),
      (["email", "a", "ada@example.org"], 1), (["min_length: 2", "abc", "a"], 1),
      (["required", ""], 1), (["email", ""], 0),
    ] as [([String], Int32)]
  )
  func `the exit status shows whether every value is valid`(words: [String], status: Int32) throws {
    #expect(try runProgram(["try"] + words).status == status)
  }

  @Test func `an unknown option is not read as a value`() throws {
    let run = try run("email", "--stdn", "x")
    #expect(run.complaint.contains("unknown option --stdn"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ["max_length: 3", "--", "2020", "-x"], ["max_length: 3", "2020", "--", "-x"],
    ["--", "max_length: 3", "2020", "-x"], ["--", "max_length: 1", "--", "-"],
    ["max_length: 3", "--stdin", "--", "2020", "-x"],
    ["max_length: 3", "--", "--stdin", "-x"],
  ])
  func `everything after -- is a value`(words: [String]) throws {
    let run = try runProgram(["try"] + words)
    let verdicts = run.output.split(separator: "\n").map { $0.contains(#""verdict": "valid""#) }
    #expect(verdicts == [false, true], "\(run.complaint)")
    #expect(run.status == 1)
  }

  @Test func `an option before -- is not a value`() throws {
    let run = try run("email", "-x", "--", "-y")
    #expect(run.complaint.hasPrefix("tabstop: error: unknown option -x"))
    #expect(run.status == 2)
  }

  @Test func `the message is in the requested language`() throws {
    let run = try run("min_length: 3", "ab", "--lang", "de")
    #expect(run.output.contains(#""message": "Mindestens 3 Zeichen, noch 1.""#))
    let other = try self.run("email", "a", "--lang", "xx")
    let known = PhraseBook.codes.joined(separator: ", ")
    #expect(other.complaint.contains("unknown language \"xx\"; expected one of \(known)"))
    #expect(other.status == 2)
  }

  @Test func `JSON lines are answered one by one, even a last one without its line feed`() throws {
    let run = try run("max_length: 1", "--stdin", input: "\"a\"\n\"ab\"\nnull")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix(#"{"verdict": "invalid", "code": "length.too_long""#))
    #expect(run.status == 1)
  }

  @Test func `a line that is not JSON ends the run with its number`() throws {
    let run = try run("email", "--stdin", input: "\"a@b.org\"\n{\n")
    #expect(run.output == #"{"verdict": "valid"}"# + "\n")
    #expect(run.complaint.hasPrefix("value 2:1:2: error: "))
    #expect(run.status == 2)
  }

  @Test func `an unknown rule is an error, with the nearest name`() throws {
    let run = try run("emial", "x")
    #expect(
      run.complaint.hasPrefix(#"rule:1:1: error: unknown rule "emial"; did you mean "email"?"#)
    )
    #expect(run.status == 2)
  }

  @Test func `the time can be given, and defaults to the clock's`() throws {
    let given = try run("before: today", "2026-11-20", "--now", "2026-11-21T09:00:00+01:00")
    #expect(given.output == #"{"verdict": "valid"}"# + "\n")
    let past = try run("before: today", "2000-01-01")
    #expect(past.output == #"{"verdict": "valid"}"# + "\n")
    let future = try run("after: now", "9999-12-31T00:00Z")
    #expect(future.output == #"{"verdict": "valid"}"# + "\n")
  }

  @Test(arguments: ["noon", "2026-11-21", "2026-11-21T09:00:00"])
  func `a time needs a date and an offset`(text: String) throws {
    let run = try run("before: today", "2026-11-20", "--now", text)
    #expect(run.complaint.contains("expected a date and time, like 2026-11-21T09:00:00+01:00"))
    #expect(run.status == 2)
  }
}
