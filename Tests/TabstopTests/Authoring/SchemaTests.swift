import Foundation
import TestSupport
import Testing

/// The JSON Schemas that the program prints, judged by an independent validator.
@Suite(.enabled(if: SchemaReferee.isThere, "python3 has no jsonschema and yaml"))
struct SchemaTests {
  private func schema(_ arguments: String...) throws -> String {
    let run = try runProgram(["describe"] + arguments, in: URL(filePath: Corpus.folder))
    #expect(run.status == 0, "\(run.complaint)")
    return run.output
  }

  @Test func `every form conforms to the schema of form files`() throws {
    let schema = try schema("--form-file-schema")
    let rule = "rules: [{rule: equals, field: a, when: {field: a, required: true}}]"
    let forms =
      try Corpus.everyForm.map { try String(contentsOfFile: Corpus.folder + $0, encoding: .utf8) }
      + ["{title: T, fields: [{id: a, type: text}, {id: b, type: text, \(rule)}]}"]
    #expect(forms.count >= 10)
    let verdicts = try SchemaReferee.verdicts(of: schema, on: forms)
    for (path, isValid) in zip(Corpus.everyForm + [rule], verdicts) {
      #expect(isValid != false, "\(path)")
    }
    // A flow mapping with a question mark in a plain text is beyond the other YAML reader.
    #expect(verdicts.count { $0 == nil } <= 1)
  }

  private static let wrongForms = [
    "fields: [{id: a, type: text}]", "{title: T, fields: []}",
    "{title: T, titel: x, fields: [{id: a, type: text}]}",
    "{title: T, fields: [{id: a, type: text, lable: x}]}",
    "{title: T, fields: [{id: a, type: txt}]}",
    "{title: T, fields: [{type: text}]}",
    "{title: T, fields: [{id: a, type: text, rules: [requird]}]}",
    "{title: T, fields: [{id: a, type: text, rules: [{lenght: 3}]}]}",
    "{title: T, fields: [{id: a, type: text, rules: [{min_length: x}]}]}",
    "{title: T, fields: [{id: a, type: text, rules: [{length: {mni: 3}}]}]}",
    "{title: T, fields: [{id: a, type: text, rules: [length]}]}",
    "{title: T, fields: [{id: a, type: text, rules: [{rule: length, min: 3, severity: bad}]}]}",
    "{title: T, fields: [{id: a, type: slider, min: 3}]}",
    "{title: T, fields: [{id: a, type: text, min: 3}]}",
    "{title: T, reveal: x, fields: [{id: a, type: text}]}", "{title: T, fields: [{group: g}]}",
    "{title: T, fields: [{group: g, fields: [{id: a, type: text, rules: [requird]}]}]}",
    "{title: T, fields: [{id: a, type: text, when: x}]}",
    "{title: T, fields: [{id: a, type: text, normalize: [trimm]}]}",
    "{title: T, fields: [{id: a, type: radio, options: [{label: x}]}]}",
    "{title: T, fields: [{page: P, id: a}]}",
    "{title: T, fields: [{hidden: a}]}",
    "{title: T, fields: [{id: a, type: text, rules: [{then: [email]}]}]}",
    "{title: T, language: xx, fields: [{id: a, type: text}]}",
    "{title: T, languages: [xx], fields: [{id: a, type: text}]}",
    "{title: T, languages: en, fields: [{id: a, type: text}]}",
    "{title: {xx: T}, languages: [en], fields: [{id: a, type: text}]}",
    "{title: {en: [T]}, languages: [en], fields: [{id: a, type: text}]}",
    "{title: {}, languages: [en], fields: [{id: a, type: text}]}",
    "{title: T, languages: [en], fields: [{id: {en: a}, type: text}]}",
    "{title: T, locale: xx, fields: [{id: a, type: text}]}",
    "{title: T, buttons: {submt: x}, fields: [{id: a, type: text}]}",
    "{title: T, fields: [{group: g, repeat: true, fields: [{id: a, type: text}]}]}",
    "{title: T, fields: [{id: 5, type: text}]}", "{title: T, fields: [{id: 1a, type: text}]}",
    "{title: T, fields: [{id: 'a b', type: text}]}", "{title: '', fields: [{id: a, type: text}]}",
    "{title: T, fields: [{id: a, type: text, label: ''}]}",
  ]

  @Test func `invalid forms neither conform to it nor can be read`() throws {
    let verdicts = try SchemaReferee.verdicts(
      of: schema("--form-file-schema"),
      on: SchemaTests.wrongForms
    )
    for (form, isValid) in zip(SchemaTests.wrongForms, verdicts) {
      #expect(isValid == false, "\(form)")
      #expect(try runProgram(["check", "-"], input: form).status == 2, "\(form)")
    }
  }

  /// A day that the trip can begin on, wherever the test runs.
  private static let soon = String(Date(timeIntervalSinceNow: 172_800).ISO8601Format().prefix(10))

  /// Valid answers to a form.
  private static let answers = [
    "application": """
    {"first": "Ada", "last": "Lovelace", "email": "ada@example.org", "street": "s", "city": "c", "role": "app", \
    "years": 3, "letter": "one two three four five six seven eight nine ten eleven", "truth": true}
    """,
    "checkout": """
    {"name": "Ada", "email": "ada@example.org", "card": "4111111111111111", "expiry": "12/39", "code": "123", \
    "street": "a", "city": "b", "country": "US", "postcode": "12345"}
    """,
    "conference": """
    {"company": {"name": "X", "country": "AT", "vat": "U1"}, "attendees": [{"name": "Ada Lovelace", \
    "email": "ada@example.org", "diet": "vegan"}], "topics": ["macros"], "arrival": "2027-05-10"}
    """,
    "hello": #"{"name": "Ada", "email": "ada@example.org", "monthly": 3, "terms": true}"#,
    "project": """
    {"name": "Moon", "folder": "moon", "owner": "ada", "address": "a/b", "kickoff": "\(soon)T09:30", \
    "skills": {"swift": 2, "sql": 0}}
    """,
    "report": """
    {"version": 1, "summary": "The export stops", "kind": "wrong", "pages": ["https://a.example", "https://a.example"], \
    "contact": {"phone": "212 555 0123"}}
    """,
    "settings": """
    {"profile": "Ada", "text_size": 12, "line_height": 1.4, "warmth": 0.3, "margin": 12.5, "daily_goal": 3, \
    "hyphenation": true, "reminders": false}
    """,
    "show": """
    {"word": "abcdef", "size": "S", "code": "AB-1234", "dice": 7, "even": 4, "magic": "please", \
    "secret": "Abcdef1!x", "loudness": 5}
    """,
    "signup": """
    {"username": "ada_l", "email": "ada@example.org", "password": "correct horse 9x", \
    "confirm": "correct horse 9x", "age": 40, "newsletter": true, "frequency": 2, "terms": true}
    """,
    "survey": """
    {"name": "Ada", "employed": true, "company": "X", "home": false, "minutes": 30, "bicycle": true, "size": 5, \
    "happy": 3, "contact": true, "email": "ada@example.org"}
    """,
    "volunteer": """
    {"name": "Ada Lovelace", "born": "1990-01-01", "task": "read", "evening": true, "hours": 3, "about": ""}
    """,
    "trip":
      #"{"country": "AT", "departure": "\#(soon)", "hours": [8, 20], "budget": 100, "interests": ["food"]}"#,
  ]

  /// Answers that break what a schema can say, by form.
  private static let refused = [
    "conference": [#""country": "AT", "vat": "U1""#: #""country": "AT""#, #""vegan""#: #""x""#],
    "hello": [#""terms": true"#: #""terms": false"#, #""monthly": 3"#: #""monthly": 9"#],
    "project": [
      #""swift": 2"#: #""swift": 3"#, #", "sql": 0"#: "", #"T09:30""#: #"""#,
    ],
    "report": [#""version": 1"#: #""version": 2"#, #""The export stops""#: #""It stops""#],
    "settings": [#""daily_goal": 3"#: #""daily_goal": 3.5"#, #""margin": 12.5"#: #""margin": 51"#],
    "show": [#""AB-1234""#: #""AB-12""#, #""dice": 7"#: #""dice": 13"#, #""abcdef""#: #""ab""#],
    "signup": [#""age": 40"#: #""age": 12"#, #""ada_l""#: #""1ada""#, #""email""#: #""mail""#],
    "survey": [#""company": "X", "#: "", #""happy": 3"#: #""happy": 11"#],
    "volunteer": [#""name": "Ada Lovelace", "#: "", #""hours": 3"#: #""hours": 11"#],
    "trip": [#"["food"]"#: #"["food", "food"]"#, #""AT""#: #""XX""#],
  ]

  @Test(arguments: answers.keys.sorted())
  func `the schema of the answers accepts what the form accepts`(name: String) throws {
    let form = "Forms/\(name).yaml"
    let schema = try schema("--json-schema", form)
    let valid = try #require(SchemaTests.answers[name])
    // Each answer left out, null, or of another kind.
    let others = ["null", "\"\"", "\"x\"", "-1", "true", "[]", "[\"x\"]", "{}", "1.5"]
    var all = [valid]
    for match in valid.matches(of: /"([a-z_]+)": ("[^"]*"|[0-9.]+|true|false)/) {
      for other in others {
        all.append(valid.replacingCharacters(in: match.range, with: "\"\(match.1)\": \(other)"))
      }
    }
    let refused = (SchemaTests.refused[name] ?? [:]).map { valid.replacing($0.key, with: $0.value) }
    all += refused
    let bySchema = try SchemaReferee.verdicts(of: schema, on: all)
    let byForm = try verdicts(of: form, on: all)
    #expect(bySchema[0] == true && byForm[0], "\(valid)")
    for index in all.indices where byForm[index] {
      #expect(bySchema[index] == true, "\(all[index])")
    }
    for index in all.indices.suffix(refused.count) {
      #expect(bySchema[index] == false && !byForm[index], "\(all[index])")
    }
    let run = try runProgram(
      [form, "--no-input", "--answers", "-"],
      in: URL(filePath: Corpus.folder),
      input: valid
    )
    #expect(try SchemaReferee.verdicts(of: schema, on: [run.output]) == [true], "\(run)")
  }

  /// Returns whether a form accepts each of some answers, as `--no-input` does.
  private func verdicts(of form: String, on answers: [String]) throws -> [Bool] {
    let run = try runProgram(
      ["check", form, "--input", "jsonl", "-"],
      in: URL(filePath: Corpus.folder),
      input: answers.map { $0 + "\n" }.joined()
    )
    let numbers = run.output.matches(of: /"record": ([0-9]+)/).compactMap { Int($0.1) }
    return answers.indices.map { !numbers.contains($0 + 1) }
  }
}

/// The validator `jsonschema` for Python.
enum SchemaReferee {
  /// Whether it is installed.
  static let isThere = (try? verdicts(of: "{}", on: ["{}"])) == [true]

  /// The script; YAML is read as YAML 1.2 has it.
  private static let script = #"""
    import json, re, sys, yaml
    from jsonschema import Draft7Validator, Draft202012Validator
    class Loader(yaml.SafeLoader): pass
    skipped = ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:bool")
    Loader.yaml_implicit_resolvers = {
      first: [pair for pair in pairs if pair[0] not in skipped]
      for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()}
    Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|false)$"), list("tf"))
    job = json.load(sys.stdin)
    schema = json.loads(job["schema"])
    kind = Draft7Validator if "draft-07" in schema.get("$schema", "") else Draft202012Validator
    kind.check_schema(schema)
    validator = kind(schema)
    def verdict(text):
      try: return validator.is_valid(yaml.load(text, Loader))
      except yaml.YAMLError: return None
    print(json.dumps([verdict(text) for text in job["texts"]]))
    """#

  /// Returns whether each of some texts in YAML or JSON follows a schema; `nil` for one that the YAML
  /// reader refuses.
  static func verdicts(of schema: String, on texts: [String]) throws -> [Bool?] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try process.run()
    let job = try JSONEncoder().encode(Job(schema: schema, texts: texts))
    try input.fileHandleForWriting.write(contentsOf: job)
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode([Bool?].self, from: bytes)
  }

  private struct Job: Encodable {
    let schema: String
    let texts: [String]
  }
}
