import CPQ
import FormStore
import FormValidation
import Glibc

/// A database on a PostgreSQL server.
final class PostgresDatabase: StoreDatabase, Statements {
  private var connection: OpaquePointer?

  /// Connects by a URL; missing parts come from PGPASSWORD, similar variables, and ~/.pgpass.
  init(_ url: String) throws {
    guard let options = PQconninfoParse(url, nil) else {
      // The library's message may contain the password.
      throw StoreError("expected postgres://user@host:port/database")
    }
    PQconninfoFree(options)
    // The URL is last, so that it overrides the others.
    let parameters = [
      ("connect_timeout", "10"), ("client_encoding", "UTF8"),
      ("fallback_application_name", "tabstop"), ("dbname", url),
    ]
    let keywords = CStrings(parameters.map(\.0) + [nil])
    let values = CStrings(parameters.map(\.1) + [nil])
    connection = withExtendedLifetime((keywords, values)) {
      PQconnectdbParams(keywords.pointers, values.pointers, 1)
    }
    guard PQstatus(connection) == CONNECTION_OK else {
      let reason = PostgresDatabase.line(PQerrorMessage(connection))
      close()
      throw StoreError(reason.isEmpty ? "cannot connect to the store" : reason)
    }
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    try rows("SET lock_timeout = '20s'", [])
  }

  deinit { close() }

  func close() {
    PQfinish(connection)
    connection = nil
  }

  let dialect = Dialect(
    name: "PostgreSQL",
    types: [
      .text: ["text", "character varying", "character", "citext"],
      .integer: ["bigint", "integer", "smallint", "numeric"],
      .number: ["numeric", "double precision", "real"],
      .boolean: ["boolean"],
      .date: ["date", "text"],
      .time: ["time without time zone", "text"],
      .json: ["jsonb", "json", "text"],
    ],
    ownColumns: """
      "\(TableColumn.own.id)" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, \
      "\(TableColumn.own.time)" timestamptz NOT NULL DEFAULT now()
      """,
    placeholder: { "$\($0 + 1)" },
    folded: { "lower(\($0))" },
    columnQuery: """
      SELECT attname, format_type(atttypid, NULL) FROM pg_attribute
      WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
      """,
    indexQuery: """
      SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE indrelid = to_regclass($1)
      """,
    tableValue: { Dialect.quoted($0) },
    lock: "SELECT pg_advisory_xact_lock(hashtext('tabstop'), hashtext($1))",
    nameLimit: 63,
    namesHaveCase: true
  )

  func transaction(
    isReading: Bool,
    _ body: (any Statements) throws -> Void
  ) throws {
    try transaction(beginning: "BEGIN", body)
  }

  @discardableResult
  func rows(_ sql: String, _ values: [StoredValue]) throws -> [[String?]] {
    let parameters = CStrings(values.map(\.inPostgres))
    let result = withExtendedLifetime(parameters) {
      PQexecParams(connection, sql, Int32(values.count), nil, parameters.pointers, nil, nil, 0)
    }
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else { throw failure(of: result) }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        PQgetisnull(result, row, column) == 1
          ? nil : String(cString: PQgetvalue(result, row, column))
      }
    }
  }

  /// Returns the reason why a statement failed.
  /// - Source: PostgreSQL, Appendix A: class 22 is data that does not fit, 23 a broken constraint
  ///   (23505 of uniqueness), 54 a value too large for an index.
  private func failure(of result: OpaquePointer?) -> any Error {
    let state = PostgresDatabase.field("C", of: result)
    let message = PostgresDatabase.field("M", of: result)
    if ["22", "23", "54"].contains(where: state.hasPrefix) {
      let column = PostgresDatabase.field("c", of: result)
      return ConstraintFailure(
        message: message,
        column: column.isEmpty ? nil : column,
        isTaken: state == "23505"
      )
    }
    if !message.isEmpty { return StoreError("PostgreSQL: \(message)") }
    let line = PostgresDatabase.line(PQerrorMessage(connection))
    return StoreError(line.isEmpty ? "lost the connection to the store" : line)
  }

  /// Returns a part of a failed result, by the library's letter for it.
  private static func field(_ letter: UnicodeScalar, of result: OpaquePointer?) -> String {
    line(PQresultErrorField(result, Int32(letter.value)))
  }

  /// Returns the first line of a message of the library.
  private static func line(_ text: UnsafePointer<CChar>?) -> String {
    guard let text else { return "" }
    return String(String(cString: text).prefix { $0 != "\n" })
  }
}

extension StoredValue {
  fileprivate var inPostgres: String? {
    switch self {
    case .null: nil
    case .integer(let whole): "\(whole)"
    case .decimal(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    case .text(let text): text
    }
  }
}

/// Texts for a C function.
private final class CStrings {
  /// The texts, in order.
  let pointers: [UnsafePointer<CChar>?]

  init(_ texts: [String?]) {
    pointers = texts.map { $0.flatMap { strdup($0) }.map { UnsafePointer($0) } }
  }

  deinit {
    for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
  }
}
