import FormRecords
import TestSupport
import Testing

/// Members that records must have, and those with names that fields cannot have.
extension RecordCheckTests {
  private static let flat = """
    title: T
    unanswered: omit
    fields:
      - {id: schema, member: $schema, type: text, label: Schema}
      - {id: draft, type: toggle, label: Draft, unanswered: null}
      - {id: tags, type: tags, label: Tags, unanswered: null}
      - {hidden: version, value: 2, rules: [{equals: 2}], unanswered: null}
    """

  /// Members that a record has with an answer, or not at all.
  private static let filled = """
    title: T
    unanswered: omit
    fields:
      - {id: tags, type: tags, label: Tags, unanswered: omit}
      - {id: note, type: text, label: Note, unanswered: omit}
      - {id: on, type: toggle, label: On, unanswered: omit}
    """

  private static let filledGroups = """
    title: T
    fields:
      - group: env
        label: Env {n}
        repeat: {min: 0}
        unanswered: omit
        key: name
        value: text
        fields: [{id: name, type: text}, {id: text, type: text}]
      - {group: home, label: Home, unanswered: omit, fields: [{id: city, type: text}]}
    """

  private static let nested = """
    title: T
    unanswered: omit
    fields:
      - group: build
        member: build.options
        label: Build
        unanswered: null
        fields:
          - {id: dry, member: dry-run?, type: toggle, label: Dry}
      - group: site
        label: Site
        optional: true
        fields:
          - {id: open, type: toggle, label: Open, unanswered: null}
      - group: steps
        label: Step {n}
        repeat: {min: 0}
        unanswered: null
        fields:
          - {id: on, type: toggle, label: On, unanswered: null}
      - {hidden: kind, value: a, rules: [{equals: a}]}
    """

  @Test(
    arguments: [
      (flat, #"{"$schema": "u", "draft": false, "tags": [], "version": 2}"#, []),
      (flat, #"{"draft": true, "tags": ["a"], "version": 2}"#, []),
      (flat, #"{"draft": true, "version": 2}"#, [#"tags: missing member "tags""#]),
      (
        flat, "{}",
        [
          #"draft: missing member "draft""#, #"tags: missing member "tags""#,
          #"version: missing member "version""#,
        ]
      ),
      (
        flat, #"{"schema": "u", "draft": true, "tags": [], "version": 2}"#,
        [#"schema: unknown field "schema"; did you mean "$schema"?"#]
      ),
      (
        flat, #"{"draft": true, "tags": [], "version": 3}"#,
        ["version: version must be 2."]
      ),
      (
        flat, #"{"draft": true, "tags": [], "version": "x"}"#,
        ["version: version must be 2."]
      ),
      (filled, #"{"tags": ["a"], "note": "", "on": false}"#, []), (filled, "{}", []),
      (filled, #"{"tags": []}"#, [#"tags: member "tags" is empty; leave it out"#]),
      (filledGroups, #"{"env": {"A": "b"}, "home": {"city": "R"}}"#, []),
      (filledGroups, "{}", []), (filledGroups, #"{"env": null, "home": null}"#, []),
      (
        filledGroups, #"{"env": {}, "home": {}}"#,
        [
          #"env: member "env" is empty; leave it out"#,
          #"home: member "home" is empty; leave it out"#,
        ]
      ),
      (nested, #"{"build.options": {}, "steps": []}"#, []),
      (nested, #"{"build.options": {"dry-run?": true}, "steps": [{"on": true}], "kind": "a"}"#, []),
      (
        nested, #"{"build.options": null, "steps": [{}], "site": {}}"#,
        [
          #"build: missing member "build.options""#, #"site.open: missing member "site.open""#,
          #"steps[0].on: missing member "steps[0].on""#,
        ]
      ),
      (
        nested, #"{"build.options": {"dry": true}, "kind": "b"}"#,
        [
          #"build.dry: unknown field "dry""#,
          #"steps: missing member "steps""#, "kind: kind must be a.",
        ]
      ),
    ] as [(String, String, [String])]
  )
  func `a record has what is always written`(form: String, record: String, found: [String]) throws {
    let text = try report(on: record, form: form).text
    let lines = text.split(separator: "\n").map { String($0).replacing("r1:1: ", with: "") }
    #expect(lines.sorted() == found.sorted())
  }

  private static let german = """
    title: T
    language: de
    fields:
      - {id: n, type: text, label: Name}
      - {id: t, type: toggle, label: Ja}
      - {id: d, type: date, label: Tag}
      - {id: z, type: time, label: Zeit}
      - {id: s, type: select, label: Ort, options: [Bonn, Ulm]}
      - {id: o, type: radio, label: Art, options: [p, q], other: Sonst}
      - {id: c, type: checklist, label: Wahl, options: [a, b]}
      - {id: l, type: tags, label: Liste}
      - {id: u, type: select, label: Teil, options: {by: s, Bonn: [x], else: []}}
      - group: g
        label: Haus
        fields: [{id: a, type: number, label: Nummer}]
      - group: k
        label: Kind {n}
        repeat: {min: 0, max: 2}
        fields: [{id: a, type: text, label: N}]
    """

  @Test(arguments: [
    (#"{"n": 1}"#, "n: Name muss ein Text sein."),
    (#"{"t": "ja"}"#, "t: Ja muss true oder false sein."),
    (#"{"d": 3}"#, "d: Tag muss ein Datum der Form TT.MM.JJJJ sein."),
    (#"{"z": 1}"#, "z: Zeit muss eine Uhrzeit der Form hh:mm sein."),
    (#"{"s": "Bon"}"#, "s: Ort muss einer dieser Werte sein: Bonn, Ulm. Meintest du Bonn?"),
    (#"{"o": 3}"#, "o: Art muss ein Text sein."),
    (#"{"c": "a"}"#, "c: Wahl muss eine Liste sein."),
    (#"{"c": ["a", "a"]}"#, "c: Wahl darf „a“ nur einmal enthalten."),
    (#"{"l": [1]}"#, "l: Liste 1 muss ein Text sein."),
    (#"{"s": "Bonn", "u": "y"}"#, "u: Teil muss einer dieser Werte sein: x."),
    (#"{"s": "Ulm", "u": "x"}"#, "u: Teil: Keine Optionen für Ulm"),
    (#"{"g": 1}"#, "g: Haus muss ein Objekt sein."),
    (#"{"k": 1}"#, "k: Kind muss eine Liste sein."),
    (#"{"k": [1]}"#, "k[0]: Kind 1 muss ein Objekt sein."),
    (#"{"n": "a", "g": null}"#, ""),
    (#"{"nn": 1}"#, "nn: Ein Feld \"nn\" gibt es nicht."),
    (#"{"zzz": 1}"#, "zzz: Ein Feld \"zzz\" gibt es nicht."),
    (#"{"g": {"aa": 1}}"#, "g.aa: Ein Feld \"aa\" gibt es nicht."),
  ])
  func `an answer of another kind is reported in the language of the form`(
    record: String,
    found: String
  ) throws {
    let text = try report(on: record, form: Self.german).text
    let lines = text.split(separator: "\n").map { String($0).replacing("r1:1: ", with: "") }
    #expect(lines == (found.isEmpty ? [] : [found]))
  }

  @Test(arguments: [
    ("mai,mail\n1,x\n", #"mai: Die Spalte "mai" gehört zu keinem Feld. Meintest du "mail"?"#),
    ("tag,mail\n1,x\n", #"tag: Die Spalte "tag" gehört zu keinem Feld."#),
    ("mail,mail\nx,x\n", #"mail: Die Spalte "mail" kommt zweimal vor."#),
    ("zz\nx\n", #"mail: Die Spalte "mail" fehlt."#),
  ])
  func `the names of columns are judged in the language of the form`(
    table: String,
    found: String
  ) throws {
    let form = """
      title: T
      language: de
      fields: [{id: mail, type: text, label: M, rules: [required]}]
      """
    let text = try report(on: table, as: .csv, form: form).text
    #expect(text.split(separator: "\n").contains { $0.hasSuffix(": " + found) }, "\(text)")
  }

  @Test func `a member that is missing is named in the language of the form`() throws {
    let form = """
      title: T
      language: de
      fields: [{id: on, type: toggle, label: An, unanswered: null}]
      """
    #expect(try report(on: "{}", form: form).text == "r1:1: on: \"on\" fehlt.\n")
  }

  @Test(arguments: [#"{"g": null}"#, #"{"g": {}}"#, #"{"n": "", "g": {"a": null}}"#])
  func `a group may be null in a form without conditions`(record: String) throws {
    let form = """
      title: T
      fields: [{id: n, type: text}, {group: g, fields: [{id: a, type: number}]}]
      """
    #expect(try report(on: record, form: form).text == "")
  }

  @Test func `a table has columns named like members`() throws {
    let header = "$schema,draft,tags,version\n"
    #expect(try report(on: header + "u,true,,2\n", form: Self.flat).text == "")
    let text = try report(on: "$schema,draft,version\nu,true,3\n", form: Self.flat).text
    #expect(text.contains(#"missing column "tags""#) && text.contains("version must be 2."))
  }

  @Test(arguments: [
    (#"{"size": 3}"#, ""), (#"{"name": "x"}"#, ""),
    ("{}", "name: Name is required."), (#"{"size": 9}"#, "size: Size must be at most 5."),
  ])
  func `a choice that no record has is made so that the record is right`(
    record: String,
    found: String
  ) throws {
    let form = """
      title: T
      fields:
        - {id: kind, type: select, label: Kind, options: [a, b], submit: false, rules: [required]}
        - {id: name, type: text, label: Name, rules: [required], when: {field: kind, equals: a}}
        - {id: size, type: number, label: Size, max: 5, rules: [required], when: {field: kind, equals: b}}
      """
    let text = try report(on: record, form: form).text
    #expect(text == (found.isEmpty ? "" : "r1:1: \(found)\n"))
  }

  @Test(arguments: [(100, ""), (101, "r1:1: b: b is required.\n")])
  func `at most 100 options are tried for a choice that no record has`(
    count: Int,
    found: String
  ) throws {
    let options = (1...count).map { "o\($0)" }.joined(separator: ", ")
    let last = "{field: k, equals: o\(count)}"
    let form = """
      title: T
      fields:
        - {id: k, type: select, options: [\(options)], submit: false, rules: [required]}
        - {id: a, type: text, rules: [required], when: \(last)}
        - {id: b, type: text, rules: [required], when: {not: \(last)}}
      """
    #expect(try report(on: #"{"a": "x"}"#, form: form).text == found)
  }

  @Test(arguments: [
    ("{}", ""), (#"{"g": {"name": "x"}}"#, ""), (#"{"g": {"size": 3}}"#, ""),
    (#"{"g": {}}"#, "g.name: Name is required."),
  ])
  func `a choice in an optional group does not turn it on`(record: String, found: String) throws {
    let form = """
      title: T
      fields:
        - group: g
          label: G
          optional: true
          fields:
            - {id: kind, type: select, label: Kind, options: [a, b], submit: false, rules: [required]}
            - {id: name, type: text, label: Name, rules: [required], when: {field: kind, equals: a}}
            - {id: size, type: number, label: Size, rules: [required], when: {field: kind, equals: b}}
      """
    let text = try report(on: record, form: form).text
    #expect(text == (found.isEmpty ? "" : "r1:1: \(found)\n"))
  }
}
