import SourceText
import Testing

@testable import FormFile

/// Questionnaires of other programs.
struct ImportKindTests {
  private func imported(
    _ text: String,
    file: String = "f.yml",
    as kind: String? = nil
  ) throws -> (yaml: String, notes: [String]) {
    let result = try FormImport(
      Array(text.utf8),
      file: file,
      as: kind.flatMap { ImportKind.named($0) }
    )
    let notes = result.notes.map { "\($0.place): \($0.message)" }
    return (String(result.yaml.split(separator: "fields:\n", maxSplits: 1)[1]), notes)
  }

  @Test(arguments: [
    ("body: []", "f.yml", "issue-form"), ("spec: {parameters: []}", "f.yml", "backstage"),
    ("survey_spec: {spec: [{variable: a}]}", "f.yml", "awx"),
    ("[{question_name: A, variable: a}]", "f.yml", "awx"),
    ("inputs: [{type: pickString}]", "f.yml", "vscode"),
    ("mcp: {inputs: [{type: promptString}]}", "f.yml", "vscode"),
    ("properties: {}", "f.yml", "json-schema"),
    ("schema: {properties: {}}\nuiSchema: {}", "f.yml", "json-schema"),
    ("a: '{{ cookiecutter.b }}'", "f.yml", "cookiecutter"),
    ("a: b", "t/cookiecutter.json", "cookiecutter"), ("__prompts__: {}", "f.yml", "cookiecutter"),
    ("a: b", "copier.yaml", "copier"), ("a: {help: b}", "f.yml", "copier"),
    ("_subdirectory: '{{cookiecutter.a}}'", "t/copier.yml", "copier"),
    ("properties: {help: b}", "copier.yml", "copier"),
    ("a: b", "f.yml", nil), ("_a: {type: b}", "f.yml", nil), ("inputs: {a: b}", "f.yml", nil),
  ])
  func `a file is recognized by its content or its name`(text: String, file: String, kind: String?)
    throws
  {
    let root = try #require(try YAML.node(of: SourceText(text, file: file)))
    #expect(ImportKind.of(root, file: file)?.name == kind)
  }

  @Test func `a kind that is given is not told by the content`() throws {
    #expect(try imported("a: b", as: "copier").yaml.contains("id: a\n"))
    #expect(throws: Diagnostics.self) { try imported("a: b") }
    #expect(throws: Diagnostics.self) { try imported("a: b", as: "awx") }
  }

  @Test func `each type of question of a survey has a field`() throws {
    let (yaml, notes) = try imported(
      """
      {"name": "", "spec": [
       {"type": "text", "question_name": "T", "question_description": "D", "variable": "t", "required": true, "default": "x", "min": 0, "max": 9},
       {"type": "textarea", "question_name": "A", "variable": "a", "min": 2, "default": "a\\nb", "new_question": true},
       {"type": "password", "question_name": "P", "variable": "p", "default": "$encrypted$"},
       {"type": "integer", "question_name": "I", "variable": "i", "min": 1, "max": 5, "default": "3"},
       {"type": "float", "question_name": "F", "variable": "f", "min": 0, "default": 9, "max": 1},
       {"type": "multiplechoice", "question_name": "C", "variable": "c", "choices": "x\\nz\\nx", "default": "z"},
       {"type": "multiselect", "question_name": "S", "variable": "s", "choices": ["x", "z"], "default": "x\\nz"},
       {"type": "json", "question_name": "J", "variable": "j", "default": {"a": [1]}},
       {"type": "knob", "question_name": "K", "variable": "k"},
       {"type": "multiselect", "question_name": "E", "variable": "e", "choices": ""}
      ]}
      """,
      file: "s.json"
    )
    #expect(
      yaml == """
          - id: t
            type: text
            label: T
            help: D
            default: x
            rules:
              - required
              - length: {max: 9}
          - id: a
            type: textarea
            label: A
            default: "a\\nb"
            rules:
              - length: {min: 2}
          - id: p
            type: password
            label: P
          - id: i
            type: number
            label: I
            min: 1
            max: 5
            default: 3
            rules:
              - integer
          - id: f
            type: number
            label: F
            min: 0
            max: 1
          - id: c
            type: select
            label: C
            options: [x, z]
            default: z
          - id: s
            type: checklist
            label: S
            options: [x, z]
            default: [x, z]
          - id: j
            type: textarea
            label: J
            default: '{"a": [1]}'
            rules:
              - json

        """
    )
    #expect(
      notes == [
        "4:73: default, a secret, is left out",
        "6:80: default, which the field does not accept, is left out",
        "10:2: unknown type \"knob\"; k is left out", "11:2: e, without choices, is left out",
        "3:91: keys that forms do not support are left out: new_question",
      ]
    )
  }

  @Test func `inputs of an editor become fields, in files with comments`() throws {
    let (yaml, notes) = try imported(
      """
      // tasks
      {"tasks": [{"args": ["${input:a}"],},], /* inputs */
       "inputs": [
        {"id": "a", "type": "promptString", "description": "Name, or \\"//x\\"", "default": "${workspaceFolder}/x"},
        {"id": "b", "type": "promptString", "password": true, "default": "s"},
        {"id": "c", "type": "pickString", "options": ["x", {"label": "Why", "value": "z"}, "x"], "default": "z"},
        {"id": "d", "type": "command", "command": "pick", "args": {}},
        {"id": "e", "type": "pickString", "options": []},
       ]}
      """,
      file: "tasks.json"
    )
    #expect(
      yaml == #"""
          - id: a
            type: text
            label: Name, or "//x"
            default: '${workspaceFolder}/x'
          - id: b
            type: password
            label: B
          - id: c
            type: select
            label: C
            options: [x, {value: z, label: Why}]
            default: z
          - id: d
            type: text
            label: D

        """#
    )
    #expect(
      notes == [
        "5:68: default, a secret, is left out", "6:86: the option \"x\" is left out",
        "7:3: d, which pick answers, is asked for as text", "8:3: e, without options, is left out",
      ]
    )
  }

  @Test func `variables of Cookiecutter become fields`() throws {
    let (yaml, notes) = try imported(
      """
      {"name": "My \\"App\\"", "slug": "{{ cookiecutter.name }}", "path": "{{ cookiecutter.name|lower }}",
       "license": ["MIT", "BSD"], "docs": true, "port": 80, "extra": {"a": 1}, "blank": "",
       "__title": "{{ cookiecutter.name }}-x", "__upper": "{{ cookiecutter.name|upper }}",
       "_extensions": ["a"],
       "__prompts__": {"name": "[bold]Your app[/bold]", "license": {"__prompt__": "License", "MIT": "MIT License"}}}
      """,
      file: "cookiecutter.json"
    )
    #expect(
      yaml == #"""
          - id: name
            type: text
            label: Your app
            default: My "App"
          - id: slug
            type: text
            label: Slug
            default: {field: name}
          - id: path
            type: text
            label: Path
            default: '{name|lower}'
          - id: license
            type: select
            label: License
            options: [{value: MIT, label: MIT License}, BSD]
            default: MIT
          - id: docs
            type: toggle
            label: Docs
            default: true
          - id: port
            type: number
            label: Port
            default: 80
          - id: extra
            type: textarea
            label: Extra
            default: '{"a": 1}'
            rules:
              - json
          - id: blank
            type: text
            label: Blank
          - hidden: title
            member: '__title'
            value: '{name}-x'
          - hidden: upper
            member: '__upper'
            value: '{name|upper}'

        """#
    )
    #expect(
      notes == [
        "4:2: keys that forms do not support are left out: _extensions"
      ]
    )
  }

  @Test(arguments: [
    (#""d": {"a": "{{ cookiecutter.name }}"}"#, "default of d, a template, is left out"),
    (#""__x": """#, "__x, which is never asked for, has no value; it is left out"),
    (
      #""__x": {"a": "{{ cookiecutter.name|random }}"}"#,
      "x, which a template computes, is left out"
    ),
    (#""__prompts__": {"zip": "Z"}"#, "the prompt of zip, which is no variable, is left out"),
    (#""__prompts__": {"name": []}"#, "the prompt of name, which is no text, is left out"),
    (
      #""c": ["x"], "__prompts__": {"c": {"z": "Z"}}"#,
      "the prompt of \"z\", which is no choice of c, is left out"
    ),
    (#""c": ["{{ cookiecutter.name }}", "x"]"#, "the option '{{ cookiecutter.name }}' is left out"),
  ])
  func `what Cookiecutter knows and no field does is reported`(part: String, note: String) throws {
    let notes = try imported(#"{"name": "x", \#(part)}"#, file: "cookiecutter.json").notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix(": " + note) == true, "\(notes)")
  }

  @Test func `a name that no member can have costs no default`() throws {
    let (yaml, notes) = try imported(
      #"{" ": "x", "name": "x", "slug": "x-{{ cookiecutter.name }}", "no": "{{ cookiecutter.slug|lower }}"}"#
    )
    #expect(yaml.contains("default: 'x-{name}'") && yaml.contains("default: '{slug|lower}'"))
    #expect(notes == ["1:2: field: member left out"])
  }

  @Test func `braces in a default of Cookiecutter are text`() throws {
    let yaml = try imported(#"{"d": {"a": "{b}"}, "__prompts__": {}}"#).yaml
    #expect(yaml.contains(#"default: '{"a": "{{b}}"}'"#))
  }
}
