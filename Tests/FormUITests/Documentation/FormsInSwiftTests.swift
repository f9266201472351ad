import FormUI
import FormValidation
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

    let form = TypedForm<Signup>("Join") {
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

    var session = Session(form.form.starting(with: ["name": "Ada", "age": 36]))
    session.submitAtOnce()
    let signup = try form.result(of: session.outcome ?? .cancelled)

    #expect(signup?.name == "Ada" && signup?.age == 36)
    #expect(signup?.card == nil)
  }

  @Test func `fields by name are listed in a loop`() {
    let survey = Form("Survey") {
      for topic in ["food", "music"] {
        Field(FieldID(topic), label: topic, Toggle())
      }
      Field("other", label: "Anything else?", TextField())
    }

    #expect(survey.fields.map(\.id) == ["food", "music", "other"])
  }

  @Test func `options depend on another answer, or are asked for`() throws {
    let release = Form("Release") {
      Field("service", label: "Service", Select(["web", "api"]))
      Field(
        "environment",
        label: "Environment",
        Radio(options: .by("service", ["web": ["canary", "production"]], else: ["production"]))
      )
      Field("branch", label: "Branch", Select(options: .asked("branches"), other: "A commit"))
    }

    var session = Session(
      release.starting(with: ["service": "web", "environment": "canary", "branch": "dev"])
    )
    let request = try #require(session.takeRequests().first)
    session.handle(.answer(.options(["main", "dev"]), to: request.id))
    session.submitAtOnce()
    #expect(
      session.outcome
        == .submitted(["service": "web", "environment": "canary", "branch": "dev"])
    )
  }

  @Test func `every example of the article is compiled`() throws {
    let file = URL(filePath: #filePath)
    let root = (1...4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let article = root.appending(path: "Sources/FormUI/FormUI.docc/FormsInSwift.md")
    let examples = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    let source = try bare(String(contentsOf: file, encoding: .utf8))
    #expect(examples.count == 4)
    for example in examples { #expect(source.contains(bare(example)), "\(example)") }
  }

  private func bare(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
