import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

@testable import FormFile

struct SettingsNumberLimitsTests {
  private func complaint(_ keys: String) -> String {
    FormFileTests.complaint(about: "title: T\nfields:\n  - {id: a, type: number, \(keys)}")
  }

  @Test(arguments: [
    ("min: 8, max: 0", "32: error: min 8 is greater than max 0"),
    ("step: 0", "33: error: expected more than 0, found 0"),
    ("min: 0, max: 8, step: -1", "49: error: expected more than 0, found -1"),
    ("min: low", "32: error: expected a number, found text"),
    ("step: [1]", "33: error: expected a number, found a list"),
    ("stop: 2", "27: error: unknown key \"stop\"; did you mean \"step\"?"),
    ("min: 1, default: 0", "44: error: invalid default"),
    ("max: 1, default: 2", "44: error: invalid default"),
    ("min: 1, step: 2, default: 2", "53: error: invalid default"),
  ])
  func `limits that no number satisfies are reported where they are`(
    keys: String,
    message: String
  ) {
    let complaint = complaint(keys)
    #expect(complaint.hasPrefix("form.yaml:3:\(message)\n"), "\(complaint)")
  }

  @Test(arguments: [
    ("min: 8, max: 8", NumberField(min: 8, max: 8)),
    ("step: 0.1", NumberField(step: Number("0.1"))),
    ("min: 0, max: 1, step: 5", NumberField(min: 0, max: 1, step: 5)),
    ("min: 1, step: 2, default: 3", NumberField(min: 1, step: 2, text: "3")),
  ])
  func `limits that some number satisfies are accepted`(keys: String, field: NumberField) throws {
    let form = try Form(yaml: "title: T\nfields: [{id: a, type: number, \(keys)}]")
    #expect(form.fields == [Field("a", field)])
  }

  @Test func `a field's widget gets its rules, from a file as from Swift`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: age, type: number, rules: [integer, range: {min: 13, max: 120}]}
        """
    )
    let twin = Field("age", NumberField(), rules: [.integer, .range(13...120)])
    #expect(form.fields == [twin])
    #expect(form.fields[0].widget.traits.role == .number(min: 13, max: 120, step: 1))
  }

  @Test(arguments: [("12", false), ("13", true), ("120", true), ("121", false), ("14", false)])
  func `limits also apply to answers from a file`(answer: String, isValid: Bool) throws {
    let form = try Form(
      yaml: "title: T\nfields: [{id: a, type: number, min: 13, max: 121, step: 107}]"
    )
    let number = try #require(Number(answer))
    let verdict = form.fields[0].allRules.verdict(on: .number(number))
    #expect(verdict.isValid == isValid)
  }
}
