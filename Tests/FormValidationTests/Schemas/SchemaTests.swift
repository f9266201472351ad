import FormValidation
import Testing

struct SchemaTests {
  private static let signup: Schema = [
    "name": [.required, .minLength(2)],
    "email": [.required, .email],
    "again": [.sameAs("email")],
    "age": [.range(18...)],
  ]

  @Test func `violations are in the order of the fields`() {
    let violations = Self.signup.violations(in: ["age": 17, "email": "ada@", "again": "x"])
    #expect(violations.map(\.field) == ["name", "email", "again", "age"])
    #expect(
      violations.map(\.code) == ["required", "format.email", "cross.not_same", "range.below_min"]
    )
    #expect(Self.signup.violations(in: ["name": "Ada", "email": "a@b.c", "again": "a@b.c"]) == [])
  }

  @Test func `messages are grouped by field, with labels`() {
    let messages = Self.signup.messages(
      in: Answers(["name": "a", "email": "ada@", "again": "ada"]),
      labels: ["name": "Your name", "email": "E-mail"]
    )
    #expect(messages.map(\.field) == ["name", "email", "again"])
    #expect(messages["email"] == ["E-mail must be an email address, like name@example.com."])
    #expect(messages["again"] == ["Must be the same as E-mail."])
    #expect(messages["age"] == [])
    #expect(Self.signup.messages(in: [:])["name"] == ["Required."])
    #expect(
      Self.signup.messages(in: [:], labels: ["name": "Name"]).dictionary
        == ["name": ["Name is required."], "email": ["Required."]]
    )
  }

  @Test func `final messages say what an answer must be`() {
    let schema: Schema = [
      "name": [.required, .minLength(3)],
      "email": [.email],
      "code": [.minLength(3).message("Enter the code.")],
      "nick": [.maxLength(2)],
      "plan": [.required],
    ]
    let answers: Answers = ["name": "a", "email": "ada@", "code": "1", "nick": "Adas"]
    let live = schema.messages(in: answers, labels: ["name": "Name"], whileTyping: true)
    let final = schema.messages(in: answers, labels: ["name": "Name"])
    #expect(live["name"] == ["At least 3 characters, 2 to go."])
    #expect(final["name"] == ["Name must have at least 3 characters."])
    #expect(final["email"] == ["Must be an email address, like name@example.com."])
    #expect(final["code"] == live["code"])
    #expect(final["nick"] == ["Must have at most 2 characters."])
    #expect(live["plan"] == ["This is required."])
    #expect(final["plan"] == ["Required."])
    let german = schema.messages(in: answers, wording: MessageCatalog(in: .german))
    #expect(german["name"] == ["Muss mindestens 3 Zeichen haben."])
  }

  @Test(
    arguments: [
      (.all([.minLength(3), .alpha]), "a", "Must have at least 3 characters."),
      (.any([.minLength(3), .email], details: true), "a", "Must have at least 3 characters."),
      (.all([.all([.minLength(3)])]), "a", "Must have at least 3 characters."),
      (.all([.minLength(3)]).id("own"), "a", "Must have at least 3 characters."),
      (
        .all([.minLength(3)], isSingle: true), "a",
        "Must meet all of these: At least 3 characters."
      ),
      (.each([.minLength(3)]), ["abc", "a"], "Item 2 must have at least 3 characters."),
      (.each([.all([.minLength(3)])]), ["a"], "Item 1 must have at least 3 characters."),
      (
        .all([.minItems(1), .each([.minLength(3)])]), ["a"],
        "Item 1 must have at least 3 characters."
      ),
      (.all([.minLength(3).message("Enter the code.")]), "a", "Enter the code."),
      (.not([.minLength(1)], "Enter another one."), "a", "Enter another one."),
    ] as [(Clause, FormValidation.Value, String)]
  )
  func `final messages say so for members of composed rules, too`(
    clause: Clause,
    answer: FormValidation.Value,
    message: String
  ) throws {
    let schema: Schema = ["a": [clause]]
    let answers: Answers = ["a": answer]
    #expect(schema.messages(in: answers)["a"].first == message)
    let error = #expect(throws: InvalidAnswers.self) { try schema.validated(answers) }
    #expect(error?.messages["a"].first == message)
  }

  @Test func `answers are normalized before anything reads them`() {
    var schema: Schema = ["again": [.sameAs("email")]]
    schema.add("email", normalizers: [.trim, .lowercase], rules: [.email])
    #expect(schema.violations(in: ["email": " ADA@X.Y ", "again": "ada@x.y"]) == [])
    #expect(schema.normalized(["email": " A ", "other": " B "]) == ["email": "a", "other": " B "])
  }

  @Test func `rules for an existing field are added to it`() {
    var schema: Schema = ["a": [.minLength(2)], "b": [], "a": [.email]]
    schema.add("a", rules: [.alpha])
    #expect(schema.fields == ["a", "b"])
    #expect(schema.violations(in: ["a": "!"]).map(\.code).count == 3)
  }

  @Test func `a schema without fields finds no violations`() {
    #expect(Schema().verdict(on: ["a": "x"]) == .valid)
    #expect(Schema() == [:])
  }

  @Test(arguments: [1, 8, 9, 64, 65, 200])
  func `any number of fields is validated in order`(count: Int) {
    var schema = Schema()
    var answers = Answers()
    for index in 0..<count {
      schema.add(FieldID("field\(index)"), rules: [.required, .minLength(2)])
      answers[FieldID("field\(count - 1 - index)")] = "a"
    }
    let violations = schema.violations(in: answers)
    #expect(violations.map(\.field) == schema.fields)
    #expect(violations.map(\.code) == schema.ruler(answers: answers).validateAll().map(\.code))
    for field in schema.fields { answers[field] = "ab" }
    #expect(schema.verdict(on: answers) == .valid)
  }
}

/// Groups and lists of objects.
struct NestedSchemaTests {
  private static let schema: Schema = {
    var address: Schema = ["street": [.required], "again": [.sameAs("street")]]
    address.add("geo", ["lat": [.number, .required.when("street", .equals("x"))]])
    var guest: Schema = ["name": [.required], "nick": [.differentFrom("name")]]
    guest.add("name", normalizers: [.trim], rules: [])
    var schema: Schema = ["name": [.required], "guests": [.minItems(1)]]
    schema.add("address", address)
    schema.add(eachIn: "guests", guest)
    return schema
  }()

  @Test func `schemas with different groups differ`() {
    var schema = Schema()
    schema.add("address", Schema())
    #expect(schema != Schema())
    #expect(schema.violations(in: ["address": "x"]).count == 1)
  }

  @Test func `labels of a list are those of every entry, and names are resolved in their group`() {
    let answers: Answers = [
      "name": "A", "address": .object(["street": "s", "again": "t"]),
      "guests": [.object(["name": "G", "nick": "G"]), .object([:])],
    ]
    let messages = Self.schema.messages(
      in: answers,
      labels: [
        "name": "Name", "street": "Other street", "address.street": "Street",
        "guests.name": "Guest", "guests.nick": "Nickname", "guests[1].name": "Second guest",
      ]
    )
    #expect(messages["address.again"] == ["Must be the same as Street."])
    #expect(messages["guests[0].nick"] == ["Nickname must differ from Guest."])
    #expect(messages["guests[1].name"] == ["Second guest is required."])
  }

  @Test(
    arguments: [
      (
        [
          "name": "A", "address": .object(["street": "s", "again": "s"]),
          "guests": [.object(["name": "G"])],
        ], []
      ),
      (["name": "A", "address.street": "s", "address.again": "s"], ["guests items.too_few"]),
      (
        [
          "name": "A", "address": .object(["street": "x", "again": "y"]),
          "guests": [.object(["name": "A"]), .object(["name": " ", "nick": "n"])],
        ],
        ["address.again cross.not_same", "address.geo.lat required", "guests[1].name required"]
      ),
      (
        [
          "name": "A", "address": .object(["street": "s", "again": "s"]),
          "guests": [.object(["name": "G", "nick": "G"])],
        ],
        ["guests[0].nick cross.same"]
      ),
    ] as [(Answers, [String])]
  )
  func `a violation carries the path`(answers: Answers, found: [String]) {
    let schema = NestedSchemaTests.schema
    let violations = schema.violations(in: answers)
    #expect(violations.map { "\($0.field ?? "") \($0.code)" } == found)
    #expect(schema.ruler(answers: answers).validateAll().map(\.field) == violations.map(\.field))
  }
}
