import FormValidation
import TestSupport
import Testing

@testable import tabstop_store

struct SQLiteConnectionTests {
  private let folder: PseudoFolder
  private let connection: SQLiteConnection

  init() throws {
    folder = try PseudoFolder()
    connection = try SQLiteConnection(folder.write("", to: "a.db"), patience: 0)
  }

  @Test(
    arguments: [
      (.null, "null", nil), (.integer(.min), "integer", "-9223372036854775808"),
      (.integer(.max), "integer", "9223372036854775807"), (.boolean(true), "integer", "1"),
      (.boolean(false), "integer", "0"), (.decimal(Number(0)), "real", "0.0"),
      (.decimal(Number("-1.5")!), "real", "-1.5"), (.text(""), "text", ""),
      (.text("é'\"?"), "text", "é'\"?"),
    ] as [(StoredValue, String, String?)]
  )
  func `a value is stored with its type, and returned as text`(
    value: StoredValue,
    type: String,
    text: String?
  ) throws {
    #expect(try connection.rows("SELECT ?1, typeof(?1)", [value]) == [[text, type]])
  }

  @Test func `a text is stored beyond a NUL`() throws {
    #expect(try connection.rows("SELECT hex(?)", [.text("a\0b")]) == [["610062"]])
  }

  @Test(
    arguments: [
      (#"SELECT "b" FROM t"#, 1, "no such column: b"),
      ("INSERT INTO t VALUES (1, 1)", 2067, "UNIQUE constraint failed: t.a"),
      ("INSERT INTO t VALUES (2, 3)", 787, "FOREIGN KEY constraint failed"),
      ("nonsense", 1, #"near "nonsense": syntax error"#),
    ] as [(String, Int32, String)]
  )
  func `an error has SQLite's detailed code and message`(
    sql: String,
    code: Int32,
    message: String
  ) throws {
    try connection.rows("CREATE TABLE t (a UNIQUE, parent REFERENCES t (a))")
    try connection.rows("INSERT INTO t VALUES (1, 1)")
    let error = try #require(throws: SQLiteError.self) { try connection.rows(sql) }
    #expect((error.code, error.message) == (code, message))
    #expect(error.primaryCode == (code == 1 ? 1 : 19))
    #expect(try connection.rows("SELECT * FROM t") == [["1", "1"]])
  }

  @Test func `a statement on a closed connection is an error`() throws {
    connection.close()
    #expect(throws: SQLiteError.self) { try connection.rows("SELECT 1") }
    connection.close()
  }
}
