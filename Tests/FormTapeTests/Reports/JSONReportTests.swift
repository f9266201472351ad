import FormTape
import Foundation
import Testing

struct JSONReportTests {
  private func object(_ run: RunReport) throws -> [String: Any] {
    let text = JSONReport().text(of: run)
    #expect(text.hasSuffix("}\n"))
    #expect(text.filter { $0 == "\n" }.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `the report is one object on one line`() throws {
    let report = try object(.sample)
    #expect(report["passed"] as? Int == 2)
    #expect(report["failed"] as? Int == 2)
    #expect(report["skipped"] as? Int == 2)
    #expect(report["driver"] as? String == "headless")
    let tapes = try #require(report["tapes"] as? [[String: Any]])
    let cases = try #require(tapes[0]["cases"] as? [[String: Any]])
    #expect(cases.map { $0["ending"] as? String } == ["passed", "failed", "skipped", "broken"])
    #expect(Set(cases.map { Set($0.keys) }).count == 1)
    let mismatches = try #require(cases[1]["mismatches"] as? [[String: Any]])
    #expect(mismatches[0]["actual"] as? [String] == ["\"Required\""])
    #expect(mismatches[0]["after_line"] as? Int == 9)
    #expect(cases[2]["reason"] as? String == "not #1 yet")
    let breakdown = try #require(cases[3]["breakdown"] as? [String: Any])
    #expect(breakdown["kind"] as? String == "crashed")
    #expect(breakdown["after"] as? [String] == ["Type \"x\""])
    #expect(breakdown["after_line"] as? Int == 31)
  }

  @Test func `a passed case is written as follows`() {
    let tape = TapeReport("t.tape", cases: [CaseReport("c", metCount: 1, tapeSeconds: 1.2345)])
    #expect(
      JSONReport().text(of: RunReport(tapes: [tape])) == """
        {"coverage": [], "driver": "headless", "failed": 0, "passed": 1, "skipped": 0, "tapes": [{"cases": \
        [{"asserts_nothing": false, "breakdown": null, "ending": "passed", "kept": [], "line": 1, \
        "met": 1, "mismatches": [], "name": "c", "notes": [], "place": "t.tape:1", "reason": null, "seconds": 0.000, \
        "tape_seconds": 1.235, "unknowns": []}], "file": "t.tape", "trouble": null, \
        "warnings": []}]}

        """
    )
  }

  @Test func `unusual texts round-trip`() throws {
    let report = try object(.odd)
    let tapes = try #require(report["tapes"] as? [[String: Any]])
    let cases = try #require(tapes[0]["cases"] as? [[String: Any]])
    #expect(cases[0]["name"] as? String == "<é> \u{1B}[2J #1 \\ \"q\"")
    #expect(tapes[1]["trouble"] as? String == "gone.tape:1:1: error[T008]: <no> tape")
  }
}
