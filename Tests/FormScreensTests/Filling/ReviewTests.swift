import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct ReviewTests {
  @Test(arguments: [(5, Focus.button), (40, .answer(0))])
  func `it begins at the button, or at its first answer if they do not fit together`(
    count: Int,
    focus: Focus
  ) {
    let fields = (0..<count).map { Field(FieldID("f\($0)"), TextField()) }
    var filled = Screen(Form(title: "T", fields: fields, hasReview: true), with: "<F2>")
    #expect(filled.filling.sheet.isReviewing)
    #expect(filled.filling.focus == focus)
    #expect(filled.frame(in: filled.size).rows[1].map(\.text).joined().contains("Check your"))
    filled.handle(.key(.function(2)))
    #expect(filled.filling.outcome != nil)
  }

  @Test func `an answer taller than the view is scrolled through`() {
    let text = (1...60).map { "row \($0)" }.joined(separator: "\n")
    let fields = [
      Field("text", label: "Text", TextArea(rows: 3, text: text)),
      Field("name", label: "Name", TextField(text: "Ada")),
    ]
    var filled = Screen(Form(title: "T", fields: fields, hasReview: true), with: "<F2><Up><Up>")
    #expect(filled.filling.focus == .answer(0))
    var seen = ""
    for _ in 0..<8 {
      seen += filled.frame(in: filled.size).lines.joined(separator: "\n")
      filled.handle(.key(.pageDown))
    }
    #expect(seen.contains("row 21") && seen.contains("row 60") && seen.contains("Ada"))
  }
}
