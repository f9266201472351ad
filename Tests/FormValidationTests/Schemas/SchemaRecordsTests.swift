import FormValidation
import Testing

struct SchemaRecordsTests {
  @Test func `a record's answers are taken for later ones`() {
    let schema: Schema = ["email": [.required, .unique], "age": [.range(18...)]]
    let found = schema.violations(inRecords: [
      ["email": "a@b", "age": 17], ["email": "c@d"], ["email": "a@b", "age": 3], [:], [:],
      ["email": "a@b"],
    ])
    #expect(
      found.map { $0.map(\.code) } == [
        ["range.below_min"], [], ["choice.taken", "range.below_min"], ["required"], ["required"],
        ["choice.taken"],
      ]
    )
    #expect(found[2].map(\.field) == ["email", "age"])
  }

  @Test func `without unique, a record is validated like single answers`() {
    let schema: Schema = ["email": [.required, .email], "again": [.sameAs("email")]]
    let records: [Answers] = [["email": "a@"], ["email": "a@b", "again": "a"], [:]]
    #expect(schema.violations(inRecords: records) == records.map { schema.violations(in: $0) })
    #expect(schema.violations(inRecords: []) == [])
  }

  @Test func `groups and lists are validated like those of single answers`() {
    var schema: Schema = ["title": [.required]]
    schema.add("address", ["street": [.required, .unique]])
    schema.add(eachIn: "guests", ["name": [.required]])
    let guests: FormValidation.Value = [.object(["name": ""])]
    let records: [Answers] = [
      ["title": "x", "guests": guests, "address": .object(["street": "s"])],
      ["title": "x", "guests": "y", "address": "z"],
    ]
    #expect(schema.violations(inRecords: records) == records.map { schema.violations(in: $0) })
    let repeated = schema.violations(inRecords: [records[0], records[0]])[1]
    #expect(repeated.map(\.code) == ["choice.taken", "required"])
    #expect(repeated.map(\.field) == ["address.street", "guests[0].name"])
  }

  @Test func `answers are compared normalized, the way the rule compares`() {
    var schema: Schema = ["name": [.unique(among: ["Root"], ignoreCase: true)]]
    schema.add("code", normalizers: [.trim], rules: [.unique])
    let found = schema.violations(inRecords: [
      ["name": "Ada", "code": " x"], ["name": "ADA", "code": "X"], ["name": "root", "code": "x "],
    ])
    #expect(found.map { $0.map(\.field) } == [[], ["name"], ["name", "code"]])
  }

  @Test func `the author's messages, conditions and stops apply`() {
    let schema: Schema = [
      "id": [
        Clause.unique.message("One row for each.").when("kind", .equals("own")).stop(),
        .maxLength(1),
      ]
    ]
    let found = schema.violations(inRecords: [
      ["id": "ab", "kind": "own"], ["id": "ab", "kind": "own"], ["id": "ab", "kind": "x"],
    ])
    #expect(
      found.map { $0.map(\.code) } == [["length.too_long"], ["choice.taken"], ["length.too_long"]]
    )
    #expect(found[1].map { $0.text() } == ["One row for each."])
  }
}
