import FormStore
import FormValidation
import Foundation
import SourceText
import TestSupport
import Testing

@testable import tabstop_store

/// `tabstop-store`, with the same table of tests for every kind of store.
@Suite(.serialized, .waiting, .withPostgres, .timeLimit(.minutes(20)))
struct StoreTests {
  @Test(.enabled(if: PostgresServer.programs != nil, "PostgreSQL is not installed"))
  func `PostgreSQL is tested`() {
    #expect(PostgresServer.current != nil)
  }

  /// A column of each kind, and blank ones.
  private static let columns = [
    TableColumn("name", field: "name", .text, value: "Zoë \"Z\" O'Neil; 日本"),
    TableColumn("age", field: "age", .integer, value: 36),
    TableColumn("height", field: "height", .number, value: .number("1.25")),
    TableColumn("news", field: "news", .boolean, value: true),
    TableColumn("born", field: "born", .date, value: "1990-02-28"),
    TableColumn("wakes", field: "wakes", .time, value: "06:30"),
    TableColumn("topics", field: "topics", .json, value: ["a", 2, .object(["b": .null])]),
    TableColumn("blank", field: "blank", .text, value: ""),
    TableColumn("none", field: "none", .integer),
  ]

  @Test(arguments: StoreKind.installed)
  func `columns have the types of their answers`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let columns = Self.columns
    #expect(try store.ask("prepare", columns).status == 0)
    let saved = try store.ask("save", columns)
    #expect(saved.complaint == "")
    #expect(saved.status == 0)
    let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let row = try store.rows("SELECT \(names) FROM signup")
    let beginning = "Zoë \"Z\" O'Neil; 日本|36|1.25"
    switch kind {
    case .sqlite:
      let json = #"["a", 2, {"b": null}]"#
      #expect(row == ["\(beginning)|1|1990-02-28|06:30|\(json)|NULL|NULL"])
      #expect(
        try store.rows("SELECT group_concat(type) FROM pragma_table_info('signup')") == [
          "INTEGER,TEXT,TEXT,INTEGER,REAL,BOOLEAN,TEXT,TEXT,TEXT,TEXT,INTEGER"
        ]
      )
    case .postgres:
      let json = #"["a", 2, {"b": null}]"#
      #expect(row == ["\(beginning)|t|1990-02-28|06:30:00|\(json)|NULL|NULL"])
      #expect(
        try store.rows(
          """
          SELECT string_agg(format_type(atttypid, NULL), ',' ORDER BY attnum) FROM pg_attribute
          WHERE attrelid = 'signup'::regclass AND attnum > 0
          """
        ) == [
          "bigint,timestamp with time zone,text,bigint,numeric,boolean,date,"
            + "time without time zone,jsonb,text,bigint"
        ]
      )
    }
    #expect(try store.rows("SELECT saved_id FROM signup WHERE saved_at IS NOT NULL") == ["1"])
  }

  @Test(arguments: StoreKind.installed)
  func `of fifty concurrent saves of one name, exactly one succeeds`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let columns = { (index: Int) in
      [TableColumn.user("ada"), TableColumn("n", field: "n", .integer, value: Value(index))]
    }
    // The table is not there yet either.
    if kind == .sqlite { try store.open().close() }
    let runs = try (0..<50).map { index in
      let request = StoreRequest(store: store.url, table: "signup", columns: columns(index))
      return try StoreRun("save", request)
    }
    let ends = try runs.map { try $0.wait() }
    #expect(ends.map(\.status).sorted() == [0] + Array(repeating: 1, count: 49))
    #expect(ends.allSatisfy { $0.complaint == "" }, "\(Set(ends.map(\.complaint)))")
    let refusals = Set(ends.filter { $0.status == 1 }.map(\.output))
    #expect(refusals == ["{\"errors\": {\"user\": \"choice.taken\"}}\n"])
    let winner = ends.firstIndex { $0.status == 0 }
    #expect(try store.rows("SELECT \"user\", n FROM signup") == ["ada|\(winner ?? -1)"])
  }

  @Test(
    arguments: [
      ("ada", "ada", TableColumn.Uniqueness.exact, true), ("ada", "Ada", .exact, false),
      ("ada", "ada ", .exact, false), ("ada", "Ada", .ignoringCase, true),
      ("ADA", "adA", .ignoringCase, true), ("ada", "adam", .ignoringCase, false),
    ]
  )
  func `a value that a row already has is taken`(
    first: String,
    second: String,
    uniqueness: TableColumn.Uniqueness,
    isTaken: Bool
  ) throws {
    for kind in StoreKind.installed {
      let store = try TestStore(kind)
      let other = [TableColumn.user(.text(second), uniqueness)]
      #expect(try store.ask("prepare", [.user(.null, uniqueness)]).status == 0)
      #expect(try store.ask("check", other).status == 0)
      #expect(try store.ask("save", [.user(.text(first), uniqueness)]).status == 0)
      #expect(try store.ask("check", other).status == (isTaken ? 1 : 0), "\(kind)")
      #expect(try store.ask("save", other).status == (isTaken ? 1 : 0), "\(kind)")
    }
  }

  @Test(arguments: StoreKind.installed)
  func `a rule that changes changes its index, and a removed one leaves it`(kind: StoreKind) throws
  {
    let store = try TestStore(kind)
    func save(_ user: String, _ uniqueness: TableColumn.Uniqueness?) throws -> String {
      let column = TableColumn(
        "user",
        field: "user",
        .text,
        uniqueness: uniqueness,
        value: .text(user)
      )
      try #require(store.ask("prepare", [column]).status == 0)
      return try store.ask("save", [column]).output
    }
    let taken = "{\"errors\": {\"user\": \"choice.taken\"}}\n"
    #expect(try save("ada", .ignoringCase) == "")
    #expect(try save("Ada", .ignoringCase) == taken)
    #expect(try save("Ada", .exact) == "")
    #expect(try save("Ada", .exact) == taken)
    #expect(try save("Ada", nil) == taken)
    #expect(try save("ADA", nil) == "")
  }

  @Test(arguments: StoreKind.installed)
  func `a missing answer is never taken, and every taken one is reported`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let columns = { (user: Value, email: Value) in
      [
        TableColumn.user(user),
        TableColumn("mail", field: "email", .text, uniqueness: .ignoringCase, value: email),
      ]
    }
    #expect(try store.ask("prepare", columns(.null, .null)).status == 0)
    for _ in 0..<2 { #expect(try store.ask("save", columns(.null, "")).status == 0) }
    #expect(try store.ask("save", columns("ada", "a@example.org")).status == 0)
    let refused = try store.ask("save", columns("ada", "A@example.org"))
    #expect(
      refused.output
        == "{\"errors\": {\"email\": \"choice.taken\", \"user\": \"choice.taken\"}}\n"
    )
    #expect(refused.status == 1)
    #expect(try store.rows("SELECT count(*) FROM signup") == ["3"])
  }

  @Test(arguments: StoreKind.installed)
  func `a table gains new columns, and keeps those of removed fields`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let age = TableColumn("age", field: "age", .integer, value: 36)
    #expect(try store.ask("prepare", [.user("ada")]).status == 0)
    #expect(try store.ask("save", [.user("ada")]).status == 0)
    #expect(try store.ask("prepare", [.user(.null), age]).status == 0)
    #expect(try store.ask("save", [.user("grace"), age]).status == 0)
    #expect(try store.ask("prepare", [age]).status == 0)
    #expect(try store.ask("save", [age]).status == 0)
    #expect(
      try store.rows("SELECT \"user\", age FROM signup ORDER BY saved_id") == [
        "ada|NULL", "grace|36", "NULL|36",
      ]
    )
  }

  @Test(arguments: StoreKind.installed)
  func `a column of another type is an error that names both`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    #expect(try store.ask("prepare", [TableColumn("age", field: "age", .text)]).status == 0)
    let end = try store.ask("prepare", [TableColumn("age", field: "age", .boolean)])
    let (old, new) = kind == .sqlite ? ("TEXT", "BOOLEAN") : ("text", "boolean")
    #expect(
      end.complaint == """
        tabstop-store: error: the column "age" of the table "signup" has the type "\(old)", but the \
        form's answers need "\(new)"; rename the field, or change the column

        """
    )
    #expect(end.status == 2)
  }

  @Test(arguments: StoreKind.installed)
  func `a column with repeated values cannot become unique`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    let plain = TableColumn("user", field: "user", .text, value: "ada")
    #expect(try store.ask("prepare", [plain]).status == 0)
    for _ in 0..<2 { #expect(try store.ask("save", [plain]).status == 0) }
    let end = try store.ask("prepare", [.user(.null)])
    #expect(
      end.complaint.contains("the column \"user\" of the table \"signup\" has the same value")
    )
    #expect(end.status == 2)
  }

  @Test(
    arguments: [
      "x\"; DROP TABLE victim; --", "x'; DROP TABLE victim; --", "\"", "'", "a b", "select", "ü",
      "$1",
      "?", ";", "\\", "%s", "\n", "a-name-of-sixty-three-bytes-is-the-longest-that-postgresql-has",
    ]
  )
  func `names and values are never read as SQL`(text: String) throws {
    for kind in StoreKind.installed {
      let store = try TestStore(kind)
      #expect(try store.ask("prepare", [.user(.null)], table: "victim").status == 0)
      let columns = [
        TableColumn(text, field: "f", .text, uniqueness: .ignoringCase, value: .text(text)),
        TableColumn("j", field: "j", .json, value: [.text(text)]),
      ]
      for verb in ["prepare", "check", "save"] {
        let end = try store.ask(verb, columns, table: text)
        #expect(end.status == 0, "\(kind) \(verb): \(end.complaint)\(end.output)")
      }
      #expect(try store.ask("check", columns, table: text).status == 1)
      let (table, column) = (Dialect.quoted(text), Dialect.quoted(text))
      #expect(try store.rows("SELECT \(column) FROM \(table)") == [text])
      #expect(try store.rows("SELECT count(*) FROM victim") == ["0"])
    }
  }

  @Test(
    arguments: [
      (
        TableColumn("f", field: "age", .integer, value: .number("9223372036854775808")), "18 digits"
      ),
      (TableColumn("f", field: "age", .integer, value: .number("1.5")), "18 digits"),
      (TableColumn("f", field: "age", .text, value: "a\u{0}b"), "Remove the NUL character."),
      (TableColumn("f", field: "age", .boolean, value: "yes"), "The store expects boolean here."),
    ]
  )
  func `a value that a column cannot have is refused beside its field`(
    column: TableColumn,
    message: String
  ) throws {
    for kind in StoreKind.installed {
      let store = try TestStore(kind)
      #expect(try store.ask("prepare", [column]).status == 0)
      let end = try store.ask("save", [column])
      #expect(end.output.contains("{\"errors\": {\"age\": \""), "\(kind): \(end)")
      #expect(end.output.contains(message), "\(kind): \(end)")
      #expect(end.status == 1)
      #expect(try store.rows("SELECT count(*) FROM signup") == ["0"])
    }
  }

  @Test(arguments: StoreKind.installed)
  func `a constraint of the table's owner is reported`(kind: StoreKind) throws {
    let store = try TestStore(kind)
    _ = try store.rows(
      "CREATE TABLE signup (\"user\" text NOT NULL, age integer CHECK (age > 12))"
    )
    let age = { TableColumn("age", field: "age", .integer, value: $0) }
    #expect(try store.ask("save", [.user("ada"), age(13)]).status == 0)
    let missing = try store.ask("save", [.user(.null), age(13)])
    #expect(missing.output.hasPrefix("{\"errors\": {\"user\": \"The store does not accept this: "))
    #expect(missing.status == 1)
    let young = try store.ask("save", [.user("bob"), age(12)])
    #expect(
      young.output.hasPrefix("{\"errors\": {}, \"message\": \"The store does not accept this: ")
    )
    #expect(young.status == 1)
  }
}
