@testable import FormFilling
@testable import FormScreens
import FormValidation
import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// Questions made of the settings of a command line.
struct QuestionTests {
  /// The settings of a question.
  struct Settings: Sendable {
    var type = "text"
    var rules: [String] = []
    var defaults: [String] = []
    var options: [Value]?
    var min: String?

    var question: Question {
      var question = Question("Name", type: type, options: options)
      question.set("min", min, by: "--min")
      rules.forEach { question.add(rule: $0) }
      defaults.forEach { question.add(default: $0) }
      return question
    }
  }

  private static let initial: [(settings: Settings, value: Value)] = [
    (Settings(), ""), (Settings(defaults: ["5"]), "5"),
    (Settings(type: "number", defaults: ["5"]), 5),
    (Settings(type: "slider: {min: 0, max: 10}", defaults: ["3"]), 3),
    (Settings(type: #"{"slider": {"min": 2, "max": 10}}"#), 2),
    (Settings(type: "toggle", defaults: ["true"]), true),
    (Settings(type: "select", defaults: ["b"], options: ["a", "b"]), "b"),
    (Settings(type: "checklist", defaults: ["b"], options: ["a", "b"]), ["b"]),
    (Settings(type: "checklist", defaults: ["b", "a"], options: ["a", "b"]), ["a", "b"]),
    (Settings(type: "tags", defaults: ["x", "y"]), ["x", "y"]),
    (Settings(type: "date", defaults: ["2026-11-23"]), "2026-11-23"),
  ]

  @Test(arguments: initial)
  func `a default is read as an answer of the type`(settings: Settings, value: Value) throws {
    let form = try settings.question.form(in: .english)
    #expect(Screen(form).filling.ruler.answers["answer"] == value)
  }

  @Test(
    arguments: [
      ("select", "{{x}} {answer}"), ("checklist", ["{{x}} {answer}"]),
    ] as [(String, Value)]
  )
  func `options are shown and chosen as they are given`(type: String, answer: Value) throws {
    let text: Value = "{{x}} {answer}"
    let labeled: Value = .object(["value": 1, "label": text, "help": text])
    let question = Question("{{x}}", type: type, options: [text, labeled], chosen: [text])
    let filling = Screen(try question.form(in: .english)).filling
    let choices = filling.sheet.fields[0].widget.description.choices
    #expect(choices.map(\.label) == ["{{x}} {answer}", "{{x}} {answer}"])
    #expect(choices[1].help == "{{x}} {answer}")
    #expect(filling.ruler.answers["answer"] == answer)
    #expect(filling.form.fields[0].label == "{x}")
  }

  private static let wrong: [(settings: Settings, place: String)] = [
    (
      Settings(type: "nubmer"), #"--type:1:1: error: unknown type "nubmer"; did you mean "number"?"#
    ),
    (Settings(type: "masked"), #"--type:1:1: error: a field needs "mask""#),
    (Settings(type: "slider: {min: 5, max: 1}"), "--type:1:15: error: min 5 is greater than max 1"),
    (Settings(type: "text: {foo: 1}"), #"--type:1:8: error: unknown key "foo""#),
    (Settings(type: "[a"), "--type:1:3: error: expected ',' or ']'"),
    (Settings(type: ""), "--type:1:1"),
    (
      Settings(rules: ["emial"]), #"--rule:1:1: error: unknown rule "emial"; did you mean "email"?"#
    ),
    (Settings(rules: ["email", "length: {mni: 3}"]), #"--rule:1:10: error: unknown key "mni""#),
    (Settings(rules: ["email", "length:\n  mni: 3"]), #"--rule:2:3: error: unknown key "mni""#),
    (Settings(rules: ["min: 3"]), "--rule:1:1: error: min applies to numbers; answer is text"),
    (Settings(rules: ["same_as: other"]), "--rule:1:10: error: "),
    (Settings(type: "number", defaults: ["x"]), "--default:1:1: error: expected a number"),
    (Settings(type: "checklist", options: ["a"], min: "2"), "--min:1:1: error: min 2 is greater"),
    (
      Settings(type: "checklist", options: ["a"], min: "x"),
      "--min:1:1: error: expected a whole number"
    ),
  ]

  @Test(arguments: wrong)
  func `an error is reported in the text of its option`(settings: Settings, place: String) throws {
    let error = #expect(throws: Diagnostics.self) { try settings.question.form(in: .english) }
    #expect(error?.all.first?.description.hasPrefix(place) == true, "\(error as Any)")
    #expect(error?.all.count == 1)
  }

  @Test func `all errors are reported together`() throws {
    var settings = Settings(rules: ["emial", "max: 3"], defaults: ["x"])
    settings.type = "number"
    let error = #expect(throws: Diagnostics.self) { try settings.question.form(in: .english) }
    #expect(error?.all.map(\.file) == ["--default", "--rule"])
  }

  @Test func `messages are in the language`() throws {
    let form = try Settings(rules: ["required"]).question.form(in: .german)
    #expect(form.messages.language == .german)
    #expect(form.isQuestion)
  }
}
