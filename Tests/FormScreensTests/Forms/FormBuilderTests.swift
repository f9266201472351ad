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

  @Test func `a field after a page is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Form("Sign up") {
        Page("You") { Field("name", TextField()) }
        Field("plan", TextField())
      }
    }
  }
}
