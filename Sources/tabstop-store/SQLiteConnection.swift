import CSQLite
import FormValidation

/// An error of SQLite.
struct SQLiteError: Error {
  /// The result code, with details above its lowest byte.
  let code: Int32

  /// SQLite's message.
  let message: String

  /// The result code without details.
  var primaryCode: Int32 { code & 0xFF }
}

/// A connection to a database in a file.
final class SQLiteConnection {
  private var handle: OpaquePointer?

  /// Opens an existing file.
  /// - Parameters:
  ///   - path: The path.
  ///   - patience: How long to wait while other programs write, in seconds.
  /// - Throws: `SQLiteError` if it is not a database.
  init(_ path: String, patience: Double) throws(SQLiteError) {
    try require(sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil))
    try require(sqlite3_extended_result_codes(handle, 1))
    try require(sqlite3_busy_timeout(handle, Int32(patience * 1_000)))
    try require(sqlite_refuse_quoted_texts(handle))
    try rows("PRAGMA foreign_keys = ON")
    // Opening alone does not read the file.
    try rows("SELECT 1 FROM sqlite_master LIMIT 1")
  }

  deinit { close() }

  /// Closes it, if it is open.
  func close() {
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Runs a statement with values, and returns the rows as text.
  @discardableResult
  func rows(_ sql: String, _ values: [StoredValue] = []) throws(SQLiteError) -> [[String?]] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    for (index, value) in values.enumerated() {
      try require(value.bind(to: statement, at: Int32(index + 1)))
    }
    var rows: [[String?]] = []
    while true {
      let status = sqlite3_step(statement)
      if status == SQLITE_DONE { return rows }
      guard status == SQLITE_ROW else { throw failure(status) }
      rows.append((0..<sqlite3_column_count(statement)).map { text(of: statement, in: $0) })
    }
  }

  /// Returns a value of the current row as text; `nil` for null.
  private func text(of statement: OpaquePointer?, in column: Int32) -> String? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: "\(sqlite3_column_int64(statement, column))"
    case SQLITE_FLOAT: "\(sqlite3_column_double(statement, column))"
    case SQLITE_TEXT: sqlite3_column_text(statement, column).map { String(cString: $0) }
    default: nil
    }
  }

  private func require(_ status: Int32) throws(SQLiteError) {
    guard status == SQLITE_OK else { throw failure(status) }
  }

  /// Returns the error of the last call, which returned a status.
  private func failure(_ status: Int32) -> SQLiteError {
    SQLiteError(code: status, message: String(cString: sqlite3_errmsg(handle)))
  }
}

extension StoredValue {
  /// Sets a parameter of a statement, counted from 1, and returns SQLite's status.
  fileprivate func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let whole): sqlite3_bind_int64(statement, index, Int64(whole))
    case .decimal(let number):
      Double(number.description).map { sqlite3_bind_double(statement, index, $0) }
        ?? sqlite3_bind_null(statement, index)
    case .boolean(let flag): sqlite3_bind_int64(statement, index, flag ? 1 : 0)
    case .text(let text):
      text.withCString { sqlite_bind_copy(statement, index, $0, UInt64(text.utf8.count)) }
    }
  }
}
