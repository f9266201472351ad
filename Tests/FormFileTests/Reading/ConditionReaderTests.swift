import FormValidation
@testable import Forms
import Foundation
import Testing

@testable import FormFile

struct ConditionReaderTests {
  private static let head = """
    title: T
    fields:
      - {id: country, type: text}
      - {id: newsletter, type: toggle}
      - {id: guardian, type: toggle}
      - {id: age, type: number}
      - {id: email, type: text}
      - {id: toppings, type: checklist, options: [olives, ham, 3]}

    """

  private func isAsked(_ condition: String, _ answers: Answers) throws -> Bool {
    let yaml = ConditionReaderTests.head + "  - {id: x, type: text, when: \(condition)}"
    let form = try Form(yaml: yaml)
    return try #require(form.fields.last?.condition).holds(among: answers)
  }

  @Test(
    arguments: [
      ("olives", ["olives", "ham"], true), ("olives", ["ham"], false), ("olives", [], false),
      ("[olives, ham]", ["ham"], true), ("[olives, ham]", [3], false), ("3", [3], true),
    ] as [(String, Value, Bool)]
  )
  func `a list can be tested for one or several options`(
    wanted: String,
    chosen: Value,
    holds: Bool
  ) throws {
    for name in ["contains", "includes"] {
      let answers: Answers = ["toppings": chosen]
      let condition = "{field: toppings, \(name): \(wanted)}"
      #expect(try isAsked(condition, answers) == holds)
      #expect(try isAsked("{not: \(condition)}", answers) == !holds)
      #expect(try isAsked("{field: toppings, not: {\(name): \(wanted)}}", answers) == !holds)
      #expect(try isAsked("{field: toppings, \(name): \(wanted), max_items: 0}", answers) == false)
    }
  }

  @Test func `a condition on another field is no rule beside a field`() {
    let condition = "{field: age, min: 5, not: {field: country, equals: US}}"
    let found = complaint(
      about: ConditionReaderTests.head + "  - {id: x, type: text, when: \(condition)}"
    )
    let all = "write {all: [{field: age, min: 5}, {not: {field: country, equals: US}}]}"
    #expect(found.contains("error: expected rules, found a condition"), "\(found)")
    #expect(found.contains("= help: \(all)"), "\(found)")
  }

  @Test(arguments: ["one_of: [olives]", "equals: olives", "starts_with: o"])
  func `a rule that does not fit a list is reported with one for its items`(rule: String) {
    let condition = "{field: toppings, \(rule)}"
    let asked = complaint(
      about: ConditionReaderTests.head + "  - {id: x, type: text, when: \(condition)}"
    )
    #expect(asked.contains("= help: contains: a requires a in the list"), "\(asked)")
    let onField = complaint(
      about: "title: T\nfields:\n  - {id: x, type: checklist, options: [olives], rules: [\(rule)]}"
    )
    let name = rule.prefix { $0 != ":" }
    #expect(onField.contains("= help: each: [\(name): …] applies it to every item"), "\(onField)")
  }

  @Test func `the article on form files has conditions`() throws {
    let folder = "Sources/FormFile/FormFile.docc"
    let page = try #require(Folder.texts(in: folder, ending: "TheFormFile.md").first).text
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("when: ") }
    #expect(lines.count == 8)
    for line in lines {
      let condition = line.dropFirst("when: ".count)
      #expect(throws: Never.self) {
        try Form(
          yaml: ConditionReaderTests.head + "  - id: x\n    type: text\n    when: \(condition)"
        )
      }
    }
  }
}
