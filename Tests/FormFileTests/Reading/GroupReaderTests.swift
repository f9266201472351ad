@testable import FormFilling
@testable import FormNarration
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import Testing

@testable import FormFile

struct GroupReaderTests {
  private static let order = """
    title: Order
    fields:
      - {id: country, type: text}
      - group: address
        label: Address
        when: {field: country, equals: US}
        fields:
          - {id: street, type: text, rules: [required]}
          - {id: again, type: text, rules: [{same_as: street}]}
          - group: geo
            fields: [{id: lat, type: number, when: {field: street, min_length: 2}}]
      - group: guests
        label: Guest {n}
        repeat: {min: 0, max: 2}
        fields:
          - {id: name, type: text, rules: [{different_from: country}]}
          - {id: last, type: text, rules: [{different_from: name}]}
      - {id: end, type: text, when: {field: address.street, equals: x}}
    messages:
      address.street.required: Where?
      guests.last.different_from: Again?
    """

  @Test func `a group reads the same from YAML as from Swift`() throws {
    let form = try Form(yaml: Self.order)
    var messages = MessageCatalog()
    messages["required", of: "address.street"] = "Where?"
    messages["different_from", of: "guests.last"] = "Again?"
    let twin = Form("Order", messages: messages) {
      Field("country", TextField())
      Group<Answers>("address", label: "Address", when: .field("country", [.equals("US")])) {
        Field("street", TextField(), rules: [.required])
        Field("again", TextField(), rules: [.sameAs("street")])
        Group<Answers>("geo") {
          Field("lat", NumberField(), when: .field("street", [.minLength(2)]))
        }
      }
      Repeat<Answers>("guests", 0...2, label: "Guest {n}") {
        Field("name", TextField(), rules: [.differentFrom("country")])
        Field("last", TextField(), rules: [.differentFrom("name")])
      }
      Field("end", TextField(), when: .field("address.street", [.equals("x")]))
    }
    #expect(form == twin)
    #expect(form.groups.map(\.id) == ["address", "address.geo"])
    #expect(form.specimen.groups.map(\.id) == ["address", "address.geo", "guests[0]"])
    #expect(form.lists.map(\.id) == ["guests"])
  }

  @Test(
    arguments: [
      ("- {group: a, fields: []}", "fields is empty; a group needs at least one field"),
      ("- {group: a}", "a group needs \"fields\""),
      ("- {group: 1a, fields: [{id: b, type: text}]}", "invalid name \"1a\""),
      ("- {group: a, feilds: [{id: b, type: text}]}", "unknown key \"feilds\""),
      (
        "- {group: a, fields: [{id: b, type: text}, {id: b, type: text}]}",
        "duplicate field \"a.b\""
      ),
      (
        "- {group: a, fields: [{id: b, type: text}]}\n  - {id: a, type: text}",
        "duplicate field \"a\""
      ),
      (
        "- {group: a, fields: [{section: S}, {id: b, type: text}]}", "a group cannot hold a section"
      ),
      (
        "- {group: a, fields: [{id: b, type: text, rules: [{same_as: c}]}, {id: d, type: text}]}",
        "unknown field \"c\""
      ),
      (
        "- {group: a, fields: [{id: b, type: text}]}\n  - {id: c, type: text, rules: [{same_as: a.bb}]}",
        "unknown field \"a.bb\""
      ),
      (
        "- {group: a, fields: [{id: b, type: text, when: {field: b, equals: x}}]}",
        "a.b depends on its own answer"
      ),
      (
        "- {group: a, when: {field: a.b, equals: x}, fields: [{id: b, type: text}]}",
        "a.b depends on its own answer"
      ),
      (
        "- {group: a, repeat: 3, fields: [{id: b, type: text}]}",
        "expected a mapping with min and max"
      ),
      (
        "- {group: a, repeat: {max: 3}, fields: [{id: b, type: text, column: B}]}",
        "form.yaml:3:71: error: a field of a repeated group cannot have a column"
      ),
      (
        "- {group: a, fields: [{id: b, type: text, column: a.c}, {id: c, type: text}]}",
        "duplicate column \"a.c\"; it is the name of another field"
      ),
      (
        "- {group: a, repeat: {max: 0}, fields: [{id: b, type: text}]}",
        "expected 1 to 1000, found 0"
      ),
      (
        "- {group: a, repeat: {max: 1001}, fields: [{id: b, type: text}]}",
        "expected 1 to 1000, found 1001"
      ),
      (
        "- {group: a, repeat: {min: 3, max: 2}, fields: [{id: b, type: text}]}",
        "min 3 is greater than max 2"
      ),
      (
        "- {group: a, rules: [accepted], fields: [{id: b, type: text}]}",
        "only an optional or a repeated group has rules"
      ),
      (
        "- {group: a, repeat: {max: 3}, rules: [{each: [email]}], fields: [{id: b, type: text}]}",
        "each is no rule of a repeated group"
      ),
      (
        "- {group: a, optional: true, rules: [required], fields: [{id: b, type: text}]}",
        "required is no rule of an optional group"
      ),
      ("- {group: a, repeat: {mx: 2}, fields: [{id: b, type: text}]}", "unknown key \"mx\""),
      (
        "- {group: a, label: P {i}, repeat: {max: 2}, fields: [{id: b, type: text}]}",
        "unknown placeholder"
      ),
      (
        "- {group: a, repeat: {max: 2}, fields: [{id: b, type: text, mnemonic: k}]}",
        "a field of a repeated group cannot have a mnemonic"
      ),
    ]
  )
  func `an invalid group is a diagnostic`(entry: String, message: String) {
    let entry = entry.replacing("label: P {i}", with: "label: 'P {i}'")
    let complaint = complaint(about: "title: T\nfields:\n  \(entry)")
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test func `groups nest ten deep`() throws {
    var entry = "{id: x, type: text, rules: [required]}"
    for level in (1...10).reversed() { entry = "{group: g\(level), fields: [\(entry)]}" }
    var form = try Form(yaml: "title: T\nfields: [\(entry)]")
    let name = (1...10).map { "g\($0)" }.joined(separator: ".") + ".x"
    #expect(form.fields.map(\.id.rawValue) == [name])
    let answers =
      (1...10).map { "{\"g\($0)\": " }.joined() + "{\"x\": \"y\"}"
      + String(repeating: "}", count: 10)
    try form.hold(answers, file: "a.json")
    #expect(form.fields[0].widget.value == "y")
    #expect(form.json(of: [FieldID(name): "y"], layout: .oneLine) == answers)
  }

  @Test func `answers of groups are read and written as nested objects`() throws {
    var form = try Form(yaml: Self.order)
    let answers = """
      {"country": "US", "address": {"street": "x", "again": "x"}, \
      "guests": [{"name": "Ada"}, {"name": "Bob", "last": "B"}], "end": "e"}
      """
    try form.hold(answers, file: "a.json")
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let given)? = screen.filling.outcome else {
      Issue.record("\(screen)")
      return
    }
    #expect(
      form.json(of: given, layout: .oneLine) == """
        {"country": "US", "address": {"street": "x", "again": "x"}, \
        "guests": [{"name": "Ada", "last": ""}, {"name": "Bob", "last": "B"}], "end": "e"}
        """
    )
    let env = try form.text(of: given, as: .env, prefix: "P_")
    #expect(env.contains("P_ADDRESS_STREET='x'\n"))
    #expect(env.contains("P_GUESTS_1_NAME='Bob'\nP_GUESTS_1_LAST='B'\nP_GUESTS='2'\n"))
    struct Guest: Decodable, Equatable { let name: String; let last: String? }
    struct Address: Decodable, Equatable { let street: String }
    struct Order: Decodable, Equatable { let address: Address; let guests: [Guest] }
    #expect(
      try given.decode(as: Order.self)
        == Order(
          address: Address(street: "x"),
          guests: [Guest(name: "Ada", last: nil), Guest(name: "Bob", last: "B")]
        )
    )
  }

  @Test(
    arguments: [
      ("{\"address\": 1}", "expected an object of answers by field, found a number"),
      ("{\"address\": {\"stret\": \"x\"}}", "unknown field \"stret\""),
      ("{\"guests\": {}}", "expected a list of objects, found a mapping"),
      ("{\"guests\": [{}, {}, {}]}", "expected at most 2 entries, found 3; remove 1"),
      ("{\"guests\": [{\"nme\": 1}]}", "unknown field \"nme\""),
      ("{\"guests\": [1]}", "expected an object of answers by field, found a number"),
    ]
  )
  func `invalid answers of groups are diagnostics`(answers: String, message: String) throws {
    var form = try Form(yaml: Self.order)
    #expect {
      try form.hold(answers, file: "a.json")
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test func `answers given as text create the entry that they name`() throws {
    var form = try Form(yaml: Self.order)
    let typed = TypedAnswers(settings: ["guests[1].name=Bob", "address.street=x"], of: form)
    #expect(typed.prefill(&form).lines == [])
    #expect(form.fields[form.lists[0].control].widget.value == [.object([:]), .object([:])])
    let wrong = TypedAnswers(settings: ["guests[2].name=Bob"], of: form).prefill(&form).lines
    #expect(wrong[0].contains("unknown field \"guests[2].name\""))
  }

  private static let tree = """
    title: Trip
    fields:
      - {id: city, type: text}
      - group: company
        label: For a company
        optional: true
        fields:
          - {id: name, type: text, rules: [required]}
          - {id: city, type: text, rules: [{different_from: /city}]}
      - group: legs
        label: Leg {n}
        repeat: {min: 0, max: 300}
        fields:
          - {id: city, type: text, rules: [{different_from: /city}]}
          - group: stops
            repeat: {min: 0, max: 300}
            fields:
              - {id: at, type: text, rules: [required, {different_from: city}]}
    messages:
      legs.stops.at.required: Where?
    """

  @Test(
    arguments: [
      "{}", "{\"city\": \"Rome\"}", "{\"company\": {\"name\": \"ACME\", \"city\": \"Pisa\"}}",
      "{\"company\": null}",
      "{\"legs\": [{\"city\": \"Pisa\", \"stops\": [{\"at\": \"Bar\"}, {\"at\": \"Inn\"}]}, {\"city\": \"x\"}]}",
    ]
  )
  func `answers of a tree are read and written as they are nested`(answers: String) throws {
    var form = try Form(yaml: Self.tree)
    try form.hold(answers, file: "a.json")
    let written = try #require(Self.submitted(form))
    #expect(written.contains("company") == answers.contains("ACME"))
    #expect(written.contains("Inn") == answers.contains("Inn"))
    var again = try Form(yaml: Self.tree)
    try again.hold(written, file: "a.json")
    #expect(Self.submitted(again) == written)
  }

  /// Returns the answers of a form as JSON; `nil` if it is not submitted.
  private static func submitted(_ form: Form) -> String? {
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let answers)? = screen.filling.outcome else { return nil }
    return form.json(of: answers, layout: .oneLine)
  }

  @Test func `a message of a part is for all of its entries`() throws {
    var form = try Form(yaml: Self.tree)
    try form.hold("{\"legs\": [{}, {\"stops\": [{}, {}]}]}", file: "a.json")
    let screen = Screen(form)
    let index = try #require(form.index(of: "legs[1].stops[1].at"))
    #expect(screen.narrator.problems(ofFieldAt: index, in: screen.filling.sheet) == ["Where?"])
  }

  @Test func `a group that repeats is optional by its minimum`() {
    let entry = "{group: a, optional: true, repeat: {max: 2}, fields: [{id: b, type: text}]}"
    #expect {
      try Form(yaml: "title: T\nfields: [\(entry)]")
    } throws: {
      "\($0)".contains("a repeated group is not optional") && "\($0)".contains("repeat: {min: 0}")
    }
  }

  @Test func `an answer in an optional group or in an entry of an entry adds it`() throws {
    var form = try Form(yaml: Self.tree)
    let settings = ["company.name=ACME", "legs[1].stops[2].at=Bar", "city=Rome"]
    #expect(TypedAnswers(settings: settings, of: form).prefill(&form).lines == [])
    #expect(form.lists.map(\.entries.count) == [2, 0, 3])
    #expect(form.fields.first { $0.id == "company" }?.widget.value == true)
    form = try Form(yaml: Self.tree)
    let environment = ["TABSTOP_FIELD_LEGS_0_STOPS_1_AT": "Inn"]
    #expect(TypedAnswers(environment: environment, of: form).prefill(&form).lines == [])
    #expect(form.lists.map(\.entries.count) == [1, 2])
    form = try Form(yaml: Self.tree)
    let counts = ["TABSTOP_FIELD_LEGS": "2", "TABSTOP_FIELD_LEGS_1_STOPS": "3"]
    #expect(TypedAnswers(environment: counts, of: form).prefill(&form).lines == [])
    #expect(form.lists.map(\.entries.count) == [2, 0, 3])
  }
}
