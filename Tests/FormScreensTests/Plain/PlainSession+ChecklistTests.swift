import FormValidation
import Testing

@testable import FormLines
@testable import FormWidgets
@testable import Forms

/// What an answer needs, before it is asked for.
extension PlainSessionTests {
  @Test(arguments: [
    (Language.english, true, ["At least 12 characters", "At least 1 digit"]),
    (.german, true, ["Mindestens 12 Zeichen", "Mindestens 1 Ziffer"]),
    (.english, false, []),
  ])
  func `a checklist is said before the prompt`(
    language: Language,
    hasChecklist: Bool,
    lines: [String]
  ) {
    let field = Field(
      "key",
      label: "Key",
      PasswordField(),
      rules: [.required, .password(min: 12, minDigits: 1)],
      hasChecklist: hasChecklist
    )
    var plain = PlainSession(
      Form(title: "T", fields: [field], messages: MessageCatalog(in: language))
    )
    let said = plain.takeLines()
    #expect(said.dropFirst(4).dropLast() == lines[...])
  }
}
