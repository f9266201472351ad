@testable import FormLines
import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormWidgets
@testable import Forms

/// Leaving a form in line mode.
extension PlainFillingTests {
  @Test func `quitting asks once if answers would be lost`() {
    #expect(plain(after: [":cancel"]).outcome == .cancelled)
    #expect(plain(after: ["Ada", ":cancel"]).outcome == nil)
    #expect(plain(after: ["Ada", ":cancel", ":cancel"]).outcome == .cancelled)
    #expect(plain(after: ["Ada", ":cancel", "y", ":cancel"]).outcome == nil)
  }

  @Test func `Ctrl-C asks once if answers would be lost, and repeats the question`() {
    var plain = plain(after: ["Ada"])
    _ = plain.takeLines()
    plain.interrupt()
    #expect(
      plain.takeLines() == [
        "Ctrl-C again to discard your answers and quit.", "", "2 of 4. News", "Enter yes or no.",
      ]
    )
    #expect(plain.outcome == nil)
    plain.interrupt()
    #expect(plain.outcome == .interrupted(.interrupt))
    #expect(plain.takeLines() == [])
  }

  @Test(
    arguments: [
      ([], 1, .interrupted(.interrupt)), (["Ada"], 1, nil), (["Ada"], 2, .interrupted(.interrupt)),
      (["Ada", ":cancel"], 1, .interrupted(.interrupt)), ([":back"], 1, .interrupted(.interrupt)),
    ] as [([String], Int, Outcome?)]
  )
  func `the second Ctrl-C in a row quits, or the first if nothing is lost`(
    lines: [String],
    count: Int,
    outcome: Outcome?
  ) {
    var plain = plain(after: lines)
    for _ in 0..<count { plain.interrupt() }
    #expect(plain.outcome == outcome)
  }

  @Test func `a line after Ctrl-C is an answer, and the next Ctrl-C asks again`() {
    var plain = plain(after: ["Ada"])
    plain.interrupt()
    plain.enter("yes")
    plain.interrupt()
    #expect(plain.outcome == nil)
    #expect(plain.filling.sheet.fields[1].value == true)
    plain.enter(":cancel")
    #expect(plain.outcome == .cancelled)
  }

  @Test func `Ctrl-C keeps the lines of an unfinished answer`() {
    let form = Form(title: "Note", fields: [Field("note", label: "Note", TextArea())])
    var plain = plain(after: [#"one\"#], in: form)
    _ = plain.takeLines()
    plain.interrupt()
    #expect(plain.takeLines() == ["Ctrl-C again to discard your answers and quit."])
    plain.enter("two")
    #expect(plain.filling.sheet.fields[0].value == "one\ntwo")
  }
}
