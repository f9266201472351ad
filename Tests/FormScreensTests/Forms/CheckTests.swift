@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct CheckTests {
  private static let form = Form(
    title: "Contact",
    fields: [
      Field("email", label: "E-mail", TextField()),
      Field("phone", label: "Phone", TextField()),
      Field("note", label: "Note", TextField()),
    ],
    checks: [.atLeast(1, of: ["email", "phone"], at: "email")]
  )

  @Test func `a check names fields by their labels and marks one`() {
    let rows = screen(Self.form, after: "<F2>")
    #expect(rows.contains { $0.hasSuffix("✗ Answer at least one of: E-mail, Phone.") })
    #expect(!rows.contains { $0.contains("*") })
  }

  @Test func `either answer satisfies the check`() {
    for keys: Keystrokes in ["<F2>a", "<F2><Tab>1"] {
      #expect(!screen(Self.form, after: keys).contains { $0.contains("✗") })
    }
  }

  @Test func `a check blocks the submit until it passes`() throws {
    var filled = Screen(Self.form)
    filled.handle(.key(Key(.function(2))))
    #expect(filled.filling.outcome == nil)
    #expect(filled.filling.focus == .field(0))
    filled.handle(.key(.tab))
    filled.handle(.paste("123"))
    filled.handle(.key(Key(.function(2))))
    #expect(filled.filling.outcome == .submitted(["email": "", "phone": "123", "note": ""]))
  }

  @Test func `only rules on the form as a whole can be checks`() {
    #expect(Check(.required) == nil)
    #expect(Check(.sumOf(["a"], max: 1, at: "a")) == .sumOf(["a"], max: 1, at: "a"))
    #expect(Check(.sumOf(["a"], max: 1, at: "b"))?.field == "b")
  }

  @Test func `a check that marks no field is ignored`() {
    let form = Form(
      title: "T",
      fields: [Field("a", TextField())],
      checks: [.atLeast(1, of: ["a"], at: "b")]
    )
    #expect(form.checks.isEmpty)
  }
}
