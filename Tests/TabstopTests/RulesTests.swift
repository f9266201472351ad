import Foundation
import TestSupport
import Testing

/// `tabstop rules` as used in a script: the real program between pipes.
struct RulesTests {
  private func run(
    _ arguments: String...
  ) throws -> (output: String, complaint: String, status: Int32) {
    try runProgram(arguments)
  }

  @Test func `without a name, it lists all rules`() throws {
    let (output, complaint, status) = try run("rules")
    #expect(output.hasPrefix("Presence and consent\n  required "))
    #expect(output.contains("\n  email "))
    #expect(complaint == "")
    #expect(status == 0)
  }

  @Test func `with a name or an alias, it describes one rule`() throws {
    let (output, _, status) = try run("rules", "email_address")
    #expect(output.hasPrefix("email_address is another name for email.\nemail: An email"))
    #expect(status == 0)
  }

  @Test func `it can print JSON`() throws {
    let one = try run("rules", "email", "--format", "json")
    #expect(one.output.hasPrefix("{\"aliases\": [\"email_address\"], "))
    #expect(one.output.filter { $0 == "\n" }.count == 1)
    let all = try run("rules", "--format=json")
    #expect(all.output.contains(one.output))
  }

  @Test func `an unknown rule is an error, with the nearest name`() throws {
    let (output, complaint, status) = try run("rules", "emial")
    #expect(output == "")
    #expect(
      complaint == """
        tabstop: error: unknown rule "emial"; did you mean "email"?
        help: list them with `tabstop rules`

        """
    )
    #expect(status == 2)
  }

  @Test func `an unknown name cannot move the cursor`() throws {
    let (_, complaint, status) = try run("rules", "a\u{1B}[31mb")
    #expect(!complaint.contains("\u{1B}"))
    #expect(status == 2)
  }

  @Test func `a closed pipe is no error`() throws {
    let process = Process()
    process.executableURL = URL(filePath: PseudoFilling.program)
    process.arguments = ["rules"]
    let (stdout, stderr) = (Pipe(), Pipe())
    process.standardOutput = stdout
    process.standardError = stderr
    try stdout.fileHandleForReading.close()
    try process.run()
    let complaint = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: complaint, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
  }

  @Test func `the program's help lists it`() throws {
    #expect(try run("--help").output.contains("tabstop rules email"))
    #expect(try run("help", "rules").output.contains("tabstop rules --format json"))
  }

  @Test(arguments: [
    ("emial", "help: tabstop rules lists the rules"),
    ("length: {mim: 3}", "help: tabstop rules length shows how to spell it"),
  ])
  func `an unreadable rule is reported with the command that describes it`(
    rule: String,
    advice: String
  )
    throws
  {
    let (_, complaint, status) = try run("try", rule, "x")
    #expect(complaint.hasSuffix("\(advice)\n"))
    #expect(status == 2)
  }

  @Test func `missing values are reported with the command that describes the rule`() throws {
    #expect(try run("try", "email").complaint.contains("tabstop rules email shows"))
    #expect(try run("try").complaint.contains("see tabstop try --help"))
  }
}
