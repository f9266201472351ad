import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

@testable import FormFile

/// Answers whose names no field can have.
struct MemberTests {
  private static let yaml = """
    title: T
    unanswered: omit
    fields:
      - {id: schema, member: $schema, type: text, label: Schema}
      - group: build
        member: build.options
        label: Build
        fields:
          - {id: dry, member: "dry run", type: toggle, label: Dry}
      - group: steps
        member: "1"
        label: Step {n}
        repeat: {min: 0}
        fields:
          - {id: name, member: Näme, type: text, label: Name}
      - {hidden: v, member: v.1, value: 2}
    """

  private static let swift = Form("T") {
    Field("schema", label: "Schema", TextField(), member: "$schema")
    Group("build", label: "Build", member: "build.options") {
      Field("dry", label: "Dry", Toggle(), member: "dry run")
    }
    Repeat("steps", 0...20, label: "Step {n}", member: "1") {
      Field("name", label: "Name", TextField(), member: "Näme")
    }
    Field.hidden("v", 2, member: "v.1")
  }

  private static let json =
    #"{"$schema": "u", "build.options": {"dry run": true}, "1": [{"Näme": "a"}], "v.1": 2}"#

  @Test func `they are read and written with these names`() throws {
    for form in [try Form(yaml: Self.yaml), Self.swift] {
      var form = form
      try form.hold(Self.json, file: "a.json")
      var answers = Answers()
      for field in form.fields { answers[field.id] = field.widget.value }
      #expect(answers["schema"] == "u" && answers["build.dry"] == true)
      #expect(answers["steps[0].name"] == "a")
      answers["steps"] = .list([.null])
      #expect(form.json(of: answers, layout: .oneLine) == Self.json)
      #expect(try form.text(of: answers, as: .yaml).contains("v.1: 2"))
    }
  }

  @Test(arguments: [
    (#"{"schema": "u"}"#, #"unknown field "schema""#),
    (#"{"build": {}}"#, #"unknown field "build""#),
    (#"{"build.options": {"dry": true}}"#, #"unknown field "dry""#),
  ])
  func `names of fields are not those of members`(json: String, message: String) throws {
    var form = try Form(yaml: Self.yaml)
    #expect {
      try form.hold(json, file: "a.json")
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test(arguments: [
    (
      "- {id: a, type: text}\n  - {id: b, member: a, type: text}",
      #"duplicate member "a"; first on line 3"#
    ),
    (
      "- {id: a, member: x, type: text}\n  - {id: b, member: x, type: text}",
      #"duplicate member "x"; first on line 3"#
    ),
    ("- {id: a, member: '', type: text}", "member"),
    (
      "- {group: g, optional: true, unanswered: null, fields: [{id: a, type: text}]}",
      "an optional group is left out while it is off"
    ),
    (
      "- {group: g, repeat: {min: 0}, key: k, fields: [{id: k, member: x, type: text}]}",
      #""k" is no member of its own, so it cannot have the name of one"#
    ),
  ])
  func `mistakes are reported`(fields: String, message: String) {
    #expect(complaint(about: "title: T\nfields:\n  \(fields)\n").contains(message))
  }

  @Test func `one member may be in several groups, and a swapped pair is no duplicate`() {
    let fields = """
      - {id: a, member: b, type: text}
        - {id: b, member: a, type: text}
        - {group: g, label: G, fields: [{id: x, member: a, type: text}]}
      """
    #expect(complaint(about: "title: T\nfields:\n  \(fields)\n") == "no complaint")
  }

  @Test(arguments: [
    ("omit", true, #"{"on": true}"#), ("omit", false, "{}"), ("null", false, #"{"on": false}"#),
    ("omit, default: none", true, #"{"on": true}"#), ("omit, default: none", nil, "{}"),
    ("omit, default: none", false, #"{"on": false}"#),
  ])
  func `a toggle can be left out while it is off`(policy: String, isOn: Bool?, json: String) throws
  {
    let form = try Form(
      yaml: "title: T\nfields:\n  - {id: on, type: toggle, label: On, unanswered: \(policy)}\n"
    )
    #expect(form.json(of: ["on": isOn.map(Value.bool) ?? .null], layout: .oneLine) == json)
  }

  @Test(arguments: [
    ("", "{}"), ("unanswered: omit, ", "{}"), ("unanswered: null, ", #"{"g": {}}"#),
  ])
  func `a group without answers can be left out`(key: String, json: String) throws {
    let form = try Form(
      yaml: """
        title: T
        unanswered: omit
        fields: [{group: g, label: G, \(key)fields: [{id: a, type: text, label: A}]}]
        """
    )
    #expect(form.json(of: ["g.a": ""], layout: .oneLine) == json)
  }

  @Test func `the schema of the answers requires what is always written`() throws {
    let form = try Form(
      yaml: """
        title: T
        unanswered: omit
        fields:
          - {id: a, member: $a, type: toggle, label: A, unanswered: null}
          - {group: g, label: G, unanswered: null, fields: [{id: x, member: x y, type: text}]}
          - {group: l, label: L, repeat: {min: 0}, unanswered: null, fields: [{id: x, type: text}]}
          - {id: b, member: b/c, type: text, when: {field: a, accepted: true}, unanswered: null}
        """
    )
    let schema = AnswerSchema(of: form).tree.json
    #expect(schema.contains(#""required": ["$a", "g", "l"]"#))
    #expect(schema.contains(#""x y": "#))
    #expect(schema.contains(#""if": {"properties": {"$a": {"#))
    #expect(schema.contains(#""then": {"properties": {"b/c": {"#))
    #expect(schema.contains(#""required": ["b/c"]"#))
  }
}
