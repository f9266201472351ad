import FormValidation
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct NamedQuestionTests {
  private static let screen = Screen(
    Form(
      title: "T",
      fields: [
        Field("mail", label: "E-mail", TextField()),
        Field("again", label: "E-mail again", TextField()),
        Field("street", label: "Straße", TextField()),
        Field(
          "gone",
          label: "Gone",
          TextField(),
          when: .field("mail", [.minLength(1), .required])
        ),
        Field("zip", label: "12 digits", TextField()),
        Field("upper", label: "NOTE", TextField()),
        Field("lower", label: "Note", TextField()),
      ]
    )
  )

  @Test(
    arguments: [
      ("1", .index(0)), ("4", .index(4)), ("7", .none(nearest: nil)), ("0", .none(nearest: nil)),
      ("e-mail", .index(0)), ("E-MAIL A", .index(1)), ("again", .index(1)),
      ("E-", .several(["E-mail", "E-mail again"])), ("str", .index(2)), ("12 d", .index(4)),
      ("gone", .none(nearest: nil)), ("emial", .none(nearest: nil)),
      ("E-mial", .none(nearest: "E-mail")), ("zpi", .none(nearest: "12 digits")),
      ("", .none(nearest: nil)),
      ("Note", .index(6)), ("NOTE", .index(5)), ("note", .index(5)), ("lower", .index(6)),
    ] as [(String, NamedQuestion)]
  )
  func `a question is named by number, name, label or the beginning of its label`(
    name: String,
    meaning: NamedQuestion
  ) {
    #expect(NamedQuestionTests.screen.filling.sheet.question(called: name) == meaning)
  }
}
