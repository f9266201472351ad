import FormFilling
@testable import FormScreens
import Forms
import SourceText
import Testing

@testable import FormFile

/// What is written for fields without an answer.
struct UnansweredTests {
  private static let yaml = """
    title: T
    POLICY
    fields:
      - {id: name, type: text}
      - {id: age, type: number}
      - {id: tags, type: tags}
      - {id: kept, type: text, unanswered: null}
      - {id: gone, type: text, unanswered: omit}
      - {id: none, type: tags, unanswered: omit}
      - {id: news, type: toggle}
      - group: home
        fields: [{id: city, type: text}]
      - group: kids
        repeat: {min: 0, max: 3}
        fields: [{id: name, type: text}]
      - group: pets
        repeat: {min: 0, max: 3}
        unanswered: null
        fields: [{id: name, type: text}]
      - {group: firm, optional: true, fields: [{id: vat, type: text}]}
      - {group: bare, unanswered: null, fields: [{id: on, type: toggle, unanswered: omit}]}
    """

  private static func written(_ policy: String, _ answers: String, as format: AnswerFormat) throws
    -> String
  {
    var form = try Form(yaml: yaml.replacing("POLICY", with: policy))
    try form.hold(answers, file: "a.json")
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let answers)? = screen.filling.outcome else { return "not submitted" }
    return try form.text(of: answers, as: format)
  }

  @Test(
    arguments: [
      (
        "", "{}", .jsonl,
        """
        {"name": "", "age": null, "tags": [], "kept": null, "news": false, "home": {"city": ""}, \
        "kids": [], "pets": [], "bare": {}}\n
        """
      ),
      (
        "unanswered: omit", "{}", .jsonl,
        #"{"kept": null, "news": false, "pets": [], "bare": {}}"# + "\n"
      ),
      (
        "unanswered: omit",
        #"{"name": "A", "age": 0, "tags": ["x"], "gone": "g", "home": {"city": "R"}, "kids": [{}], "firm": {}}"#,
        .jsonl,
        """
        {"name": "A", "age": 0, "tags": ["x"], "kept": null, "gone": "g", "news": false, \
        "home": {"city": "R"}, "kids": [{}], "pets": [], "firm": {}, "bare": {}}\n
        """
      ),
      ("unanswered: omit", "{}", .yaml, "kept: null\nnews: false\npets: []\nbare: {}\n"),
      (
        "unanswered: omit", #"{"tags": [], "name": "", "home": {}, "kids": [], "none": []}"#,
        .jsonl,
        #"{"tags": [], "kept": null, "news": false, "kids": [], "pets": [], "bare": {}}"# + "\n"
      ),
      (
        "unanswered: null", "{}", .nul,
        "name=\0age=\0tags=\0kept=\0news=false\0home.city=\0kids=0\0pets=0\0"
      ),
    ] as [(String, String, AnswerFormat, String)]
  )
  func `the form's policy holds where a field has none`(
    policy: String,
    answers: String,
    format: AnswerFormat,
    text: String
  ) throws {
    #expect(try UnansweredTests.written(policy, answers, as: format) == text)
  }

  @Test(arguments: [
    ("unanswered: skip", "unknown value \"skip\""),
    ("unanswered: true", "expected one of null, omit"),
  ])
  func `another word is an error`(policy: String, message: String) {
    #expect {
      _ = try Form(yaml: UnansweredTests.yaml.replacing("POLICY", with: policy))
    } throws: {
      "\($0)".contains(message)
    }
  }
}
