@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import Foundation
import Testing

/// The examples of the article on forms in Swift, compiled and run.
struct FormsInSwiftTests {
  @Test func `a typed form yields a value of its type`() throws {
    struct Signup: Decodable {
      var name: String
      var age: Int
      var volume: Double
      var card: String?
    }

    let form = try TypedForm<Signup>("Join") {
      Page("You") {
        TypedField("Name", \.name, TextField(), rules: [.length(2...40)])
        TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
      }
      Page("Sound") {
        TypedField("Volume", \.volume, Slider(min: 0, max: 1, step: 0.1))
      }
      Page("Payment", when: .field(FieldID(\Signup.volume), [.range(0.9...)])) {
        Section("Card") {
          TypedField("Number", \.card, TextField(), rules: [.required, .paymentCard()])
        }
      }
    }

    var filling = Filling(form.form.starting(with: ["name": "Ada", "age": 36]))
    filling.submitAtOnce()
    let signup = try form.result(of: filling.outcome ?? .cancelled)

    #expect(signup?.name == "Ada" && signup?.age == 36)
    #expect(signup?.card == nil)
  }

  @Test func `groups yield values of nested types`() throws {
    struct Trip: Decodable {
      struct Address: Decodable { var street: String }
      struct Guest: Decodable { var name: String; var age: Int? }

      var address: Address
      var guests: [Guest]
    }

    let trip = try TypedForm<Trip>("Trip") {
      Group("Address", \.address) {
        TypedField("Street", \.street, TextField())
      }
      Repeat("Guest {n}", \.guests, 1...6, rules: [.uniqueItems]) {
        TypedField("Name", \.name, TextField(), rules: [.required])
        TypedField("Age", \.age, NumberField(), when: .field("name", [.minLength(2)]))
      }
    }

    let given: Answers = [
      "address": .object(["street": "Elm"]), "guests": [.object(["name": "Ada", "age": 36])],
    ]
    var screen = Screen(trip.form.starting(with: given))
    screen.filling.submitAtOnce()
    let value = try trip.result(of: screen.filling.outcome ?? .cancelled)
    #expect(value?.address.street == "Elm")
    #expect(value?.guests.map(\.age) == [36])

    let twice: Value = .list([.object(["name": "Ada"]), .object(["name": "Ada"])])
    var filling = Filling(trip.form.starting(with: ["guests": twice]))
    filling.submitAtOnce()
    #expect(filling.outcome == nil)
  }

  @Test func `fields by name are listed in a loop`() {
    let survey = Form("Survey") {
      for topic in ["food", "music"] {
        Field(FieldID(topic), label: topic, Toggle())
      }
      Matrix("parts", label: "How was it?", rows: ["talks", "rooms"], options: ["bad", "good"])
      Field("next", label: "When can we call?", DateTimeField())
      Field("other", label: "Anything else?", TextField())
    }

    #expect(
      survey.fields.map(\.id)
        == ["food", "music", "parts.talks", "parts.rooms", "next", "other"]
    )
  }

  @Test func `answers come from sources`() {
    let form = Form("Account") {
      Field("owner", label: "Owner", TextField(), source: .environment("USER"))
      Field("begins", label: "Begins", DateField(), source: .today)
      Field("login", label: "Login", TextField(), isReadOnly: true, source: .text("{first}.{last}"))
      Field("folder", label: "Folder of {owner}", TextField(), source: .suggested("{owner|slug}"))
    }

    #expect(form.starting { _ in "ada" }.fields[0].widget.value == "ada")
  }

  @Test func `the tutorial's form has a conditional page`() throws {
    struct Signup: Decodable {
      var name: String
      var age: Int
      var guardian: String?
    }

    func signUpForm() throws -> TypedForm<Signup> {
      try TypedForm("Sign up") {
        Page("You") {
          TypedField("Name", \.name, TextField(), rules: [.required, .length(2...40)])
          TypedField("Age", \.age, NumberField(), rules: [.range(13...)])
        }
        Page("Your guardian", when: .field(FieldID(\Signup.age), [.range(...17)])) {
          TypedField("Guardian", \.guardian, TextField(), rules: [.required])
        }
      }
    }
    let form = try signUpForm()
    #expect(!Screen(form.form).filling.isAsked(fieldAt: 2))
    #expect(Screen(form.form.starting(with: ["age": 14])).filling.isAsked(fieldAt: 2))
  }

  @Test func `options depend on another answer, or are requested`() throws {
    let release = Form("Release") {
      Field("service", label: "Service", Select(["web", "api"]))
      Field(
        "environment",
        label: "Environment",
        Radio(options: .by("service", ["web": ["canary", "production"]], else: ["production"]))
      )
      Field("branch", label: "Branch", Select(options: .asked("branches"), other: "A commit"))
      Field("regions", label: "Regions", Checklist(["eu", "us"], other: "Another one"))
      Field(
        "rollout",
        label: "Rollout",
        Radio(["at once", Choice("one by one", when: .field("regions", [.minItems(2)]))])
      )
    }

    var screen = Screen(
      release.starting(with: ["service": "web", "environment": "canary", "branch": "dev"])
    )
    let request = try #require(screen.filling.takeRequests().first)
    screen.handle(.answer(.options(["main", "dev"]), to: request.id))
    screen.filling.submitAtOnce()
    #expect(
      screen.filling.outcome
        == .submitted([
          "service": "web", "environment": "canary", "branch": "dev", "regions": [],
          "rollout": .null,
        ])
    )
  }

  @Test func `each text is in the form's language`() {
    let environment = ["LANG": "de_DE.UTF-8"]

    let requested = FormLanguages.requested { environment[$0] }
    let text = FormLanguages(.english, .german, preferring: requested)
    let form = Form(
      text(en: "Sign up", de: "Anmelden"),
      messages: MessageCatalog(in: text.language)
    ) {
      Field("age", label: text(en: "Age", de: "Alter"), NumberField())
    }

    #expect(form.title == "Anmelden")
    #expect(form.fields.map(\.label) == ["Alter"])
    #expect(form.messages.language == .german)
  }

  @Test func `every example of the article is compiled`() throws {
    let file = URL(filePath: #filePath)
    let root = (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let catalog = root.appending(path: "Sources/TabstopLibrary/Tabstop.docc")
    let article = catalog.appending(path: "FormsInSwift.md")
    var examples = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(examples.count == 8)
    let tutorial = catalog.appending(path: "Tutorials/Resources/Signup-4.swift")
    examples += try String(contentsOf: tutorial, encoding: .utf8)
      .components(separatedBy: "\n\n").dropFirst()
    // Several test targets use the widget.
    let widget = root.appending(path: "Tests/TestSupport/Stars.swift")
    let code = try String(contentsOf: widget, encoding: .utf8)
      .replacing("  package init() {}\n\n", with: "").replacing("package ", with: "")
    let source = try bare(String(contentsOf: file, encoding: .utf8) + code)
    for example in examples { #expect(source.contains(bare(example)), "\(example)") }
  }

  private func bare(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
