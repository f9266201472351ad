import FormValidation
import Testing

@testable import FormLines
@testable import FormWidgets
@testable import Forms

/// What an answer needs, before it is asked for.
extension PlainFillingTests {
  @Test(arguments: [
    (
      PasswordField() as any Widget, Language.english,
      ["At least 12 characters", "At least 1 digit"]
    ),
    (PasswordField(), .german, ["Mindestens 12 Zeichen", "Mindestens 1 Ziffer"]),
    (TextField(), .english, []),
  ])
  func `the rules of a secret are said before the prompt`(
    widget: any Widget,
    language: Language,
    lines: [String]
  ) {
    expect(lines, before: widget, hasChecklist: false, in: language)
  }

  @Test func `a checklist is said before the prompt`() {
    let lines = ["At least 12 characters", "At least 1 digit"]
    for widget in [PasswordField(), TextField()] as [any Widget] {
      expect(lines, before: widget, hasChecklist: true, in: .english)
    }
  }

  private func expect(
    _ lines: [String],
    before widget: any Widget,
    hasChecklist: Bool,
    in language: Language
  ) {
    let field = Field(
      "key",
      label: "Key",
      widget,
      rules: [.required, .password(min: 12, minDigits: 1)],
      hasChecklist: hasChecklist
    )
    var plain = PlainFilling(
      Form(title: "T", fields: [field], messages: MessageCatalog(in: language))
    )
    let said = plain.takeLines()
    #expect(said.dropFirst(4).dropLast(widget is PasswordField ? 1 : 0) == lines[...])
  }
}
