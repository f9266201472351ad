import FormValidation
import Foundation
import Testing

/// Answers that come as JSON: what is validated is what is decoded.
struct SchemaMembersTests {
  private struct Order: Codable {
    struct Guest: Codable { var name: String }
    struct Address: Codable { var street: String; var zip: String? }
    var name: String
    var address: Address?
    var birth: String?
    var guests: [Guest]?
  }

  private static let schema: Schema = {
    var schema: Schema = ["name": [.required, .minLength(3)], "birth": [.minAge(18)]]
    schema.add("guests", rules: [.maxItems(2)])
    schema.add("address", ["street": [.required, .minLength(5)], "zip": [.digits(5)]])
    schema.add(eachIn: "guests", ["name": [.required, .minLength(3)]])
    return schema
  }()

  private static let street = #""address":{"street":"Main street"}"#

  private func answers(_ json: String) throws -> Answers {
    try JSONDecoder().decode(Answers.self, from: Data(json.utf8))
  }

  private func codes(_ json: String, _ unknown: UnknownMembers = .strip) throws -> [String] {
    do {
      _ = try Self.schema.validated(answers(json), unknown: unknown)
      return []
    } catch let error as InvalidAnswers {
      return error.violations.map { "\($0.field ?? "") \($0.code)" }
    }
  }

  @Test(arguments: [
    #"{"name":"Ada",\#(street),"guests":[],"guests[0]":{"name":"x"}}"#,
    #"{"name":"Ada",\#(street),"guests[0]":{"name":"x"}}"#,
    #"{"name":"Ada",\#(street),"guests[0].name":"x"}"#,
    #"{"name":"Ada",\#(street),"[\"guests\"]":[{"name":"x"}]}"#,
    #"{"name":"Ada",\#(street),"address.zip":"x"}"#,
    #"{"name":"Ada","address":{"street":"Main street","geo.lat":1,"zip[0]":"x"}}"#,
    #"{"name":"Ada",\#(street),"address.zip":{"a":"x"},"name.x":"y","":1,"(form)":1}"#,
  ])
  func `a member that is spelled like a path is unknown`(_ json: String) throws {
    let valid = try Self.schema.validated(answers(json))
    let order = try valid.decode(as: Order.self)
    #expect(order.name == "Ada" && order.address?.street == "Main street")
    #expect(order.address?.zip == nil)
    #expect((order.guests ?? []).isEmpty)
    let rejected = try codes(json, .reject)
    #expect(!rejected.isEmpty && rejected.allSatisfy { $0.hasSuffix(" field.unknown") })
    // Kept, it still is no path.
    let kept = try Self.schema.validated(answers(json), unknown: .keep).decode(as: Order.self)
    #expect(kept.address?.zip == nil && (kept.guests ?? []).isEmpty)
  }

  @Test func `no member sets the clock`() throws {
    let body = #"{"name":"Ada","birth":"2020-01-01","(now)":"2090-01-01T00:00:00Z"}"#
    var given = try answers(body)
    #expect(given.now == nil)
    let error = #expect(throws: InvalidAnswers.self) { try Self.schema.validated(given) }
    #expect(error?.violations.first?.field == "birth")
    given[.now] = "2026-01-01T00:00:00Z"
    #expect(throws: InvalidAnswers.self) { try Self.schema.validated(given) }
    #expect(Answers(["(now)": "2090-01-01T00:00:00Z"]).now == nil)
  }

  @Test(arguments: ["a.", "a[0].", "[0].", ".", "["])
  func `a long name is one level`(_ part: String) throws {
    let name = String(repeating: part, count: 20_000) + "b"
    let given = try answers(#"{"name":"Ada",\#(Self.street),"\#(name)":1}"#)
    #expect(given.nested[name] == 1)
    #expect(try given.decode(as: Order.self).name == "Ada")
    #expect(try answers(String(decoding: JSONEncoder().encode(given), as: UTF8.self)) == given)
  }

  @Test(arguments: [512, 513, 50_000])
  func `a path has at most 512 steps`(_ count: Int) throws {
    let name = Array(repeating: "a", count: count).joined(separator: ".")
    var given = Answers()
    given[FieldID(name)] = 1
    #expect((given.nested["a"] == nil) == (count > 512))
    let texts: [String: Value] = try given.decode()
    #expect(texts.count == 1)
  }

  @Test(arguments: [510, 600, 100_000])
  func `answers have at most 512 levels`(_ depth: Int) async throws {
    let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    for text in [lists, objects] {
      let read = Task.detached { try self.answers(#"{"name":\#(text)}"#) }
      if depth < 512 {
        let given = try await read.value
        #expect(throws: InvalidAnswers.self) { try Self.schema.validated(given) }
        _ = try JSONEncoder().encode(given)
      } else {
        await #expect(throws: DecodingError.self) { try await read.value }
      }
    }
  }

  @Test(arguments: [
    #"{"a.b":1}"#, #"{"a":{"b.c":[{"d[0]":1}]}}"#, #"{"[\"a\"]":1,"\\\"":{"\"":2}}"#,
    #"{"\#u{301}.b":{"\#u{301}[0]":1}}"#, #"{"(now)":1,"(form)":2,"":3}"#,
    #"{"":{"a.b":1,"":[{"c.d":2,"":3}]},"e":{"":{"f.g":4}}}"#, #"{"a]":1,"b\\[":2}"#,
  ])
  func `members come back as they were`(_ json: String) throws {
    let given = try answers(json)
    let plain = try JSONDecoder().decode([String: Value].self, from: Data(json.utf8))
    #expect(given.nested == plain)
    #expect(given.flattened.nested == plain)
  }

  @Test(
    arguments: [
      (#"{"name":"Ada","address":[]}"#, ["address kind"]),
      (#"{"name":"Ada","address":"x"}"#, ["address kind"]),
      (#"{"name":"Ada","address":["x"]}"#, ["address kind"]),
      (
        #"{"name":"Ada","address":7,"guests":{"0":{"name":"Ada"}}}"#,
        ["guests kind", "address kind"]
      ),
      (#"{"name":"Ada",\#(street),"guests":"x"}"#, ["guests kind"]),
      (
        #"{"name":"Ada",\#(street),"guests":["x",{"name":"A"}]}"#,
        ["guests[0] kind", "guests[1].name length.too_short"]
      ),
      (#"{"name":"Ada",\#(street),"guests":[null]}"#, ["guests[0] kind"]),
      (#"{"name":"Ada",\#(street),"guests":""}"#, []),
      (#"{"name":"Ada","address":null}"#, ["address.street required"]),
    ]
  )
  func `an object or list of another kind is one violation at its path`(
    _ json: String,
    _ found: [String]
  ) throws {
    #expect(try codes(json) == found)
    let violations = Self.schema.violations(in: try answers(json))
    #expect(violations.map { "\($0.field ?? "") \($0.code)" } == found)
  }

  @Test func `members of a known kind say what they must be`() throws {
    let given = try answers(#"{"name":"Ada","address":[],"guests":"x"}"#)
    let labels: [FieldID: String] = ["guests": "Guests", "address": "Address"]
    let messages = Self.schema.messages(in: given, labels: labels)
    #expect(messages["guests"] == ["Guests must be a list."])
    #expect(messages["address"] == ["Address must be an object."])
  }

  @Test func `unknown members are left out, reported or kept`() throws {
    struct User: Codable { var name: String; var isAdmin: Bool? }
    let schema: Schema = ["name": [.required]]
    let given = try answers(#"{"name":"Ada","isAdmin":true,"a":{"b":1}}"#)
    #expect(try schema.validated(given).nested == ["name": "Ada"])
    #expect(try schema.validated(given).decode(as: User.self).isAdmin == nil)
    #expect(try schema.validated(given, unknown: .keep).nested == given.nested)
    let error = #expect(throws: InvalidAnswers.self) {
      try schema.validated(given, unknown: .reject)
    }
    #expect(error?.messages.map(\.field) == ["a", "isAdmin"])
    #expect(error?.messages["isAdmin"] == ["Unknown field."])
  }

  @Test func `unknown members of groups and items are left out, too`() throws {
    let given = try answers(
      #"{"name":"Ada","address":{"street":"Main street","is":1},"guests":[{"name":"Bob","x":{}},{"name":"Eve"}]}"#
    )
    #expect(
      try Self.schema.validated(given).nested == [
        "name": "Ada", "address": .object(["street": "Main street"]),
        "guests": [.object(["name": "Bob"]), .object(["name": "Eve"])],
      ]
    )
    let error = #expect(throws: InvalidAnswers.self) {
      try Self.schema.validated(given, unknown: .reject)
    }
    #expect(error?.violations.map(\.field) == ["address.is", "guests[0].x"])
  }

  @Test func `a field named by its path is a member of its group`() throws {
    let schema: Schema = ["address.street": [.required], "address.geo.lat": [.number]]
    let given = try answers(#"{"address":{"street":"s","geo":{"lat":1,"x":2}}}"#)
    #expect(
      try schema.validated(given).nested
        == ["address": .object(["street": "s", "geo": .object(["lat": 1])])]
    )
    #expect(try schema.validated(["address.street": "s"]).nested["address"] != nil)
    #expect(schema.violations(in: try answers(#"{"address":"x"}"#)).map(\.field) == ["address"])
  }

  @Test func `paths in Swift are validated where they are decoded`() throws {
    let given: Answers = ["name": "Ada", "address.street": "Main street", "guests[0].name": "x"]
    let error = #expect(throws: InvalidAnswers.self) { try Self.schema.validated(given) }
    #expect(error?.violations.map(\.field) == ["guests[0].name"])
  }

  @Test func `many items take time in proportion`() throws {
    let items = Array(repeating: #"{"name":"x"}"#, count: 5_000).joined(separator: ",")
    let given = try answers(#"{"name":"Ada",\#(Self.street),"guests":[\#(items)]}"#)
    #expect(Self.schema.violations(in: given).count == 5_001)
  }
}
