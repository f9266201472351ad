import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

struct FormBuilderTests {
  private let isPaid = Condition.field("plan", [.equals("paid")])

  @Test func `a builder creates the same form as indices`() {
    let buttons = Buttons(submit: "Join")
    let form = Form("Sign up", intro: "Hello", hasReview: true, buttons: buttons) {
      Note("**Welcome.**")
      Field("plan", TextField())
      Page("You") {
        Note("About you.", when: isPaid)
        Field("name", TextField())
        Section("Address") { Field("city", TextField()) }
      }
      Page("Payment", when: isPaid) {
        Section("Card", when: .not(isPaid)) {
          Field("number", TextField())
          Field("code", TextField())
        }
      }
      Check.atLeast(1, of: ["name", "city"], at: "name")
    }
    #expect(
      form
        == Form(
          title: "Sign up",
          intro: "Hello",
          fields: ["plan", "name", "city", "number", "code"].map { Field($0, TextField()) },
          sections: [
            Form.Section(.note, "**Welcome.**", from: 0), Form.Section(.page, "You", from: 1),
            Form.Section(.note, "About you.", from: 1, when: isPaid),
            Form.Section(.section, "Address", from: 2),
            Form.Section(.page, "Payment", from: 3, when: isPaid),
            Form.Section(.section, "Card", from: 3, when: .not(isPaid)),
          ],
          hasReview: true,
          buttons: buttons,
          checks: [.atLeast(1, of: ["name", "city"], at: "name")]
        )
    )
  }

  @Test(arguments: [true, false])
  func `conditions and loops choose what is listed`(hasNews: Bool) {
    let form = Form("Sign up") {
      for name in ["first", "last"] { Field(FieldID(name), TextField()) }
      if hasNews { Field("news", Toggle()) }
      if hasNews { Field("yes", Toggle()) } else { Field("no", Toggle()) }
    }
    #expect(
      form.fields.map(\.id.rawValue)
        == (hasNews ? ["first", "last", "news", "yes"] : ["first", "last", "no"])
    )
  }

  @Test func `a field after a section or page precedes the first one`() {
    let form = Form("Sign up") {
      Section("You", when: isPaid) { Field("name", TextField()) }
      Field("plan", TextField())
      Note("Later.")
      Page("Address") { Field("city", TextField()) }
      Group("card", label: "Card") { Field("number", TextField()) }
    }
    #expect(form.fields.map(\.id) == ["plan", "card.number", "name", "city"])
    #expect(form.sections.map(\.title) == ["You", "Later.", "Address"])
    #expect(form.conditions == [nil, nil, isPaid, nil])
  }

  @Test func `a section in a section and a page in a page follow it, with its condition`() {
    let form = Form("Sign up") {
      Page("Outer", when: isPaid) {
        Page("Inner") {
          Section("You") {
            Section("Address", when: .not(isPaid)) { Field("city", TextField()) }
            Field("name", TextField())
          }
        }
        Field("number", TextField())
      }
    }
    #expect(form.fields.map(\.id) == ["number", "name", "city"])
    #expect(form.sections.map(\.title) == ["Outer", "Inner", "You", "Address"])
    #expect(form.conditions == [isPaid, isPaid, .all([isPaid, .not(isPaid)])])
  }

  @Test func `a group holds what is in its sections`() {
    let form = Form("Sign up") {
      Group("card", label: "Card") {
        Field("number", TextField())
        Section("More", when: isPaid) {
          Field("code", TextField(), when: .field("number", [.digits]))
        }
      }
      Field("plan", TextField())
    }
    #expect(form.fields.map(\.id) == ["card.number", "card.code", "plan"])
    #expect(form.sections.isEmpty)
    #expect(
      form.conditions == [nil, .all([isPaid, .field("card.number", [.digits])]), nil]
    )
  }
}
