import SourceText
import Testing

@testable import FormFile

/// JSON Schemas that say how fields are shown.
struct SchemaWidgetTests {
  private func imported(
    _ text: String,
    ui: String? = nil
  ) throws -> (yaml: String, notes: [String]) {
    let result = try FormImport(
      Array(text.utf8),
      file: "f.json",
      uiSchema: ui.map { (Array($0.utf8), "ui.json") }
    )
    let notes = result.notes.map { "\($0.place): \($0.message)" }
    return (String(result.yaml.split(separator: "fields:\n", maxSplits: 1)[1]), notes)
  }

  @Test(arguments: [
    (
      #""type": "string", "ui:widget": "textarea", "ui:options": {"rows": 5}"#, "textarea",
      "rows: 5"
    ),
    (
      #""type": "string", "ui:widget": "textarea", "ui:options": {"rows": 99}"#, "textarea",
      "rows: 20"
    ),
    (#""type": "string", "ui:widget": "password", "default": "x""#, "password", nil),
    (#""type": "string", "ui:field": "Secret""#, "password", nil),
    (
      #""enum": ["x"], "ui:widget": "radio", "ui:options": {"inline": true}"#, "radio",
      "columns: auto"
    ),
    (
      #""enum": ["x", "z"], "ui:enumNames": ["X", "Z"]"#, "select",
      "options: [{value: x, label: X}, {value: z, label: Z}]"
    ),
    (
      #""enum": ["x", "z"], "ui:enumDisabled": ["z"]"#, "select",
      "options: [x, {value: z, disabled: true}]"
    ),
    (
      #""type": "integer", "minimum": 0, "maximum": 9, "multipleOf": 3, "ui:widget": "range""#,
      "slider", "step: 3"
    ),
    (#""type": "string", "ui:widget": "date""#, "date", nil),
    (#""type": "string", "ui:widget": "file""#, "path", nil),
    (#""type": "string", "ui:widget": "color""#, "text", "- color"),
    (#""type": "string", "ui:disabled": true"#, "text", "read_only: true"),
    (
      #""type": "string", "description": "D", "ui:help": "H", "ui:title": "T", "ui:placeholder": "P""#,
      "text", #"help: "D\nH""#
    ),
    (#""type": "array", "ui:field": "EntityTagsPicker""#, "tags", nil),
  ])
  func `a field is shown as its schema says`(schema: String, type: String, line: String?) throws {
    let yaml = try imported(#"{"properties": {"a": {\#(schema)}}}"#).yaml
    #expect(yaml.contains("type: \(type)\n"), "\(yaml)")
    if let line { #expect(yaml.contains(line + "\n"), "\(yaml)") }
  }

  @Test(arguments: [
    (#""type": "string", "ui:widget": "stars""#, "ui:widget stars is asked for as text"),
    (#""type": "number", "ui:widget": "range""#, "ui:widget range is asked for as number"),
    (#""type": "string", "ui:field": "OwnerPicker""#, "ui:field OwnerPicker is asked for as text"),
    (#""type": "string", "ui:widget": "hidden""#, "a, which is hidden, is asked for"),
    (
      #""type": "string", "ui:autofocus": true, "ui:options": {"inputType": "tel"}"#,
      "keys that forms do not support are left out: inputType, ui:autofocus"
    ),
  ])
  func `what a form cannot show is reported`(schema: String, note: String) throws {
    let notes = try imported(#"{"properties": {"a": {\#(schema)}}}"#).notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix(note) == true, "\(notes)")
  }

  private static let ui = """
    {"ui:order": ["b", "*"], "a": {"ui:widget": "textarea"}, "b": {"c": {"ui:help": "Here"}},
     "d": {"items": {"e": {"ui:placeholder": "P"}}}, "none": {"ui:help": "x"}}
    """

  private static let schema = """
    {"properties": {"a": {"type": "string"}, "b": {"$ref": "#/$defs/b"},
     "d": {"type": "array", "items": {"properties": {"e": {"type": "string"}}}}},
     "$defs": {"b": {"type": "object", "properties": {"c": {"type": "string"}}}}}
    """

  private static let shown = """
      - group: b
        label: B
        fields:
          - id: c
            type: text
            label: C
            help: Here
      - id: a
        type: textarea
        label: A
      - group: d
        label: D
        repeat: {min: 0, max: 1000}
        fields:
          - id: e
            type: text
            label: E
            placeholder: P

    """

  @Test func `a ui schema may be beside the schema or in a file`() throws {
    let beside = #"{"schema": \#(Self.schema), "uiSchema": \#(Self.ui)}"#
    #expect(try imported(beside).yaml == Self.shown)
    #expect(try imported(Self.schema, ui: Self.ui).yaml == Self.shown)
  }

  @Test func `the pages of a Backstage template become pages`() throws {
    let source = """
      kind: Template
      metadata: {name: t, title: New service, description: Makes one.}
      spec:
        parameters:
          - title: About
            description: What {it} is.
            required: [name]
            properties:
              name: {title: Name, type: string, ui:autofocus: true, ui:options: {rows: 5}}
              owner: {type: string, ui:field: OwnerPicker, ui:options: {catalogFilter: {kind: Group}}}
          - title: Where
            properties:
              repoUrl: {title: Repository, type: string, ui:field: RepoUrlPicker}
              name: {type: string}
          - title: None
      """
    let result = try FormImport(Array(source.utf8), file: "template.yaml")
    #expect(
      result.yaml == """
        # Imported from template.yaml.
        title: New service
        intro: Makes one.
        unanswered: omit
        fields:
          - page: About
          - note: What {{it}} is.
          - id: name
            type: text
            label: Name
            rules:
              - required: {trim: false}
          - id: owner
            type: text
            label: Owner
          - page: Where
          - id: repoUrl
            type: text
            label: Repository
            placeholder: github.com?owner=OWNER&repo=NAME
          - id: name_2
            type: text
            label: Name

        """
    )
    #expect(
      result.notes.map { "\($0.place): \($0.message)" } == [
        "10:41: ui:field OwnerPicker is asked for as text",
        "13:62: ui:field RepoUrlPicker is asked for as text",
        "14:9: \"name\" is the name of an earlier field; the field is named name_2",
        "15:7: a page without fields is left out",
        "9:43: keys that forms do not support are left out: catalogFilter, ui:autofocus",
      ]
    )
  }
}
