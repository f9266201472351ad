import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

struct FormsFolderTests {
  @Test func `every example form is read without errors`() throws {
    let forms = try Folder.texts(in: "Forms", ending: ".yaml")
    #expect(forms.count >= 3)
    for form in forms {
      let complaint = complaint(about: form.text, allowsCommands: true, file: Folder.file)
      #expect(complaint == "no complaint", "\(form.name)")
    }
  }

  @Test func `help in the trip form names no keys, which do not work in line mode`() throws {
    let forms = try Folder.texts(in: "Forms", ending: ".yaml")
    let form = try Form(yaml: #require(forms.first { $0.name == "trip.yaml" }).text)
    let help = form.fields.compactMap(\.help)
    #expect(help.count == 3)
    for text in help { #expect(!text.contains(/\b(Space|Enter|Tab|Page|Arrow|F[0-9])/), "\(text)") }
  }

  @Test func `the signup form equals its twin in Swift`() throws {
    let forms = try Folder.texts(in: "Forms", ending: ".yaml")
    let yaml = try #require(forms.first { $0.name == "signup.yaml" }).text
    #expect(try Form(yaml: yaml) == FormsFolderTests.signup())
  }

  private static func signup() throws -> Form {
    Form(
      title: "Create an account",
      intro: "Takes a minute. Nothing is sent until you submit.",
      fields: try account() + [
        Field(
          "age",
          label: "Age",
          NumberField(),
          rules: [.required, .integer, .range(min: 13, max: 120)]
        ),
        Field("newsletter", label: "Send me the newsletter", Toggle()),
        Field("frequency", label: "Emails per month", Slider(min: 0, max: 8, value: 2)),
        Field("terms", label: "I accept the terms", Toggle(), rules: [.accepted]),
      ]
    )
  }

  private static func account() throws -> [Field] {
    let pattern = try Clause.pattern("[a-z][a-z0-9_]*")
    return [
      Field(
        "username",
        label: "Username",
        TextField(placeholder: "ada_lovelace"),
        help: "3 to 20 letters, digits and underscores.",
        normalizers: [.trim, .lowercase],
        rules: [
          .required, .length(3...20),
          pattern.message("Start with a letter; use letters, digits and _."),
        ]
      ),
      Field(
        "email",
        label: "Email",
        TextField(placeholder: "ada@example.org"),
        normalizers: [.trim],
        rules: [.required, .email, .maxLength(254)]
      ),
      Field(
        "password",
        label: "Password",
        PasswordField(),
        rules: [.required, .password(min: 12, minDigits: 1)],
        hasChecklist: true
      ),
      Field(
        "confirm",
        label: "Confirm password",
        PasswordField(),
        rules: [.sameAs("password")],
        isSubmitted: false
      ),
    ]
  }
}
