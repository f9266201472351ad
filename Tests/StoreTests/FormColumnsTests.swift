import FormFile
import FormStore
import FormValidation
import Forms
import SourceText
import TestSupport
import Testing

/// The columns of forms, and the names of stores.
struct FormColumnsTests {
  private static func form(_ fields: String) throws -> Form {
    try Form(yaml: "title: T\nfields:\n" + fields)
  }

  @Test(
    arguments: [
      ("type: text", TableColumn.Kind.text), ("type: textarea", .text), ("type: date", .date),
      ("type: time", .time), ("type: toggle", .boolean), ("type: number", .number),
      ("type: number, step: 1", .integer), ("type: number, step: 1, min: 0.5", .number),
      ("type: number, rules: [integer]", .integer),
      ("type: slider, min: 0, max: 10", .integer),
      ("type: slider, min: 0, max: 1, step: 0.1", .number),
      ("type: radio, options: [a, b]", .text), ("type: radio, options: [1, 2]", .integer),
      ("type: select, options: [1, 2.5]", .number), ("type: select, options: [1, b]", .text),
      ("type: select, options: [1, 2], other: Else", .text),
      ("type: checklist, options: [a, b]", .json), ("type: tags", .json),
      ("type: range_slider, min: 0, max: 10", .json),
    ]
  )
  func `a field has a column of its kind`(field: String, kind: TableColumn.Kind) throws {
    let columns = try Self.form("  - {id: a, \(field)}\n").columns()
    #expect(columns == [TableColumn("a", field: "a", kind)])
  }

  @Test func `a widget that the library does not know has a column of its role`() throws {
    let form = Form(title: "T", fields: [Field("stars", Stars())])
    let columns = try form.columns(of: ["stars": 4])
    #expect(columns == [TableColumn("stars", field: "stars", .integer, value: 4)])
  }

  @Test func `a group has one column, and what is unique in it also its own`() throws {
    let form = try Self.form(
      """
        - {id: name, type: text}
        - group: home
          fields:
            - {id: city, type: text}
            - {id: phone, type: text, rules: [unique: {store: phone, ignore_case: true}]}
            - {id: code, type: password}
        - {id: pin, type: password}
        - {id: user, type: text, rules: [unique: {store: login}]}
      """
    )
    let answers: Answers = [
      "name": "Ada", "home.city": "London", "home.phone": "12", "home.code": "hunter2",
      "pin": "hunter2", "user": "ada",
    ]
    #expect(
      try form.columns(of: answers) == [
        TableColumn("name", field: "name", .text, value: "Ada"),
        TableColumn(
          "home",
          field: "home",
          .json,
          value: .object(["city": "London", "phone": "12"])
        ),
        TableColumn("phone", field: "home.phone", .text, uniqueness: .ignoringCase, value: "12"),
        TableColumn("login", field: "user", .text, uniqueness: .exact, value: "ada"),
      ]
    )
    #expect(form.secretFields == ["home.code", "pin"])
    #expect(form.asksStore)
  }

  @Test func `a repeated group is a list`() throws {
    let form = try Self.form(
      """
        - group: guests
          repeat: {min: 0, max: 3}
          fields:
            - {id: name, type: text}
      """
    )
    let answers: Answers = ["guests": [.object([:])], "guests[0].name": "Bo"]
    #expect(
      try form.columns(of: answers) == [
        TableColumn("guests", field: "guests", .json, value: [.object(["name": "Bo"])])
      ]
    )
    #expect(!form.asksStore)
  }

  @Test(
    arguments: [
      (
        "  - {id: a, type: password, rules: [unique: {store: a}]}\n",
        "the answer to a is not saved, so it cannot be unique in the store; remove store from its "
          + "rules"
      ),
      (
        "  - {id: User, type: text}\n  - {id: user, type: text}\n",
        "the fields User and user would both be the column user, since case does not matter; "
          + "rename one"
      ),
      (
        "  - {id: Saved_at, type: text}\n",
        "the field Saved_at would be the column Saved_at, which every table has; rename it"
      ),
      ("  - {id: a, type: password}\n", "the form has no answers that can be saved"),
      (
        """
          - group: guests
            repeat: {min: 0, max: 3}
            fields:
              - {id: name, type: text, rules: [unique: {store: name}]}

        """,
        "the answer to guests[0].name is one of a list, so it cannot be unique in the store; "
          + "remove store from its rules"
      ),
    ]
  )
  func `a form that fits no table gives the reason`(fields: String, fault: String) throws {
    let form = try Self.form(fields)
    let error = #expect(throws: ColumnFault.self) { try form.columns() }
    #expect(error?.description == fault)
  }

  @Test func `a store and a list of answers cannot be combined`() throws {
    #expect(throws: (any Error).self) {
      try Self.form("  - {id: a, type: text, rules: [unique: {store: a, among: [b]}]}\n")
    }
    #expect(throws: (any Error).self) {
      try Self.form("  - {id: a, type: tags, rules: [each: [unique: {store: a}]]}\n")
    }
  }

  @Test(
    arguments: [
      ("sqlite:a.db", StoreURL.Kind.sqlite(path: "a.db"), nil),
      ("sqlite:/var/a.db?table=x%20y", .sqlite(path: "/var/a.db"), "x y"),
      ("sqlite:///var/a.db", .sqlite(path: "/var/a.db"), nil),
      ("sqlite::memory:", .sqlite(path: ":memory:"), nil),
      ("postgres://u:p@h:1/d", .postgres(url: "postgres://u:p@h:1/d"), nil),
      ("postgresql:///d?table=t", .postgres(url: "postgresql:///d"), "t"),
      (
        "postgres://h/d?sslmode=require&table=t&options=-c%20a",
        .postgres(url: "postgres://h/d?sslmode=require&options=-c%20a"), "t"
      ),
    ] as [(String, StoreURL.Kind, String?)]
  )
  func `a store has a kind and optionally a table`(
    text: String,
    kind: StoreURL.Kind,
    table: String?
  ) throws {
    let url = try StoreURL(text)
    #expect(url.kind == kind)
    #expect(url.table == table)
  }

  @Test(
    arguments: [
      ("", "expected sqlite:FILE or postgres://user@host/database"),
      ("answers.db", "expected sqlite:FILE or postgres://user@host/database"),
      ("sqlite", "expected a file after sqlite:, like sqlite:signups.db"),
      ("sqlite:", "expected a file after sqlite:, like sqlite:signups.db"),
      ("sqlite:?table=a", "expected a file after sqlite:, like sqlite:signups.db"),
      ("sqlite:a?mode=ro", "unknown parameter \"mode\" of an SQLite store; it has table"),
      ("sqlite:a?table=", "expected the name of a table after table="),
      ("sqlite:a?table=%", "expected the name of a table after table="),
      ("sqlite:a?table=%00", "expected the name of a table after table="),
      ("postgres:u", "expected postgres://user@host/database"),
      ("mysql://u:secret@h", "expected sqlite:FILE or postgres://user@host/database"),
    ]
  )
  func `a text that names no store is an error`(text: String, fault: String) {
    let error = #expect(throws: StoreURL.Fault.self) { try StoreURL(text) }
    #expect(error?.description == fault)
  }

  @Test func `a request round-trips`() throws {
    let request = StoreRequest(
      store: "sqlite:a",
      table: "t \"\n",
      columns: [
        TableColumn("a", field: "b.c", .number, uniqueness: .ignoringCase, value: .number("1.50")),
        TableColumn("d", field: "d", .json, value: ["x", .object(["y": .null])]),
        TableColumn("e", field: "e", .boolean, uniqueness: .exact, value: false),
      ]
    )
    #expect(!request.json.contains("\n"))
    #expect(StoreRequest(json: request.json) == request)
  }

  @Test func `a refusal round-trips`() {
    for refusal in [
      StoreRefusal(errors: ["a": "choice.taken"]), StoreRefusal(message: "No."),
      StoreRefusal(errors: ["a": "x \"\n"], message: "y"),
    ] {
      #expect(StoreRefusal(json: refusal.json) == refusal)
    }
    #expect(StoreRefusal(json: "no") == nil)
  }
}
