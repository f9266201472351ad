import FormTape
import Testing

struct CoverageReportTests {
  private func report(_ cases: String..., notes: Bool = true) throws -> CoverageReport {
    var options = PlayOptions()
    options.notesRules = notes
    let reports = try cases.map { text in
      let tape = try tape("Form signup.yaml\n" + text)
      return tape.play(tape.cases[0], options).report
    }
    return CoverageReport(of: RunReport(tapes: [TapeReport("t.tape", cases: reports)]))
  }

  @Test func `a rule that is not fully covered is named`() throws {
    let report = try report("Tab")
    #expect(
      report.text == """
        RULE signup.yaml  name  required: never passing, never shown
        RULE signup.yaml  age  number: never failing, never passing, never shown

        0 of 2 rules seen failing, passing and shown (0%)

        """
    )
    #expect(report.percentage == 0)
  }

  @Test func `the coverage of several cases adds up`() throws {
    let report = try report("F2", "Type \"a\"")
    #expect(!report.text.contains("  name  "))
    #expect(report.text.hasSuffix("\n1 of 2 rules seen failing, passing and shown (50%)\n"))
    #expect(report.percentage == 50)
  }

  @Test func `without notes, nothing is covered`() throws {
    #expect(try report("Tab", notes: false).rules == [])
    #expect(try report("Tab", notes: false).percentage == 100)
  }
}
