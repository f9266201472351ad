import CSQLite
import FormStore
import Glibc

/// An SQLite database in a file, with a write-ahead log.
final class SQLiteDatabase: StoreDatabase, Statements {
  /// How long to wait while other programs write, in seconds.
  private static let patience = 20.0

  private let path: String
  private let connection: SQLiteConnection

  /// Whether the file did not exist before.
  private let isNew: Bool

  /// Opens a file.
  /// - Parameters:
  ///   - path: The path.
  ///   - creates: Whether to create a file that does not exist, only for the user.
  /// - Throws: `StoreError` if it cannot be opened.
  init(_ path: String, creates: Bool) throws {
    isNew = creates && access(path, F_OK) != 0
    // SQLite would create the file with other permissions, and not report the system's reason.
    let file = open(path, O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0), 0o600)
    guard file >= 0 else {
      let reason =
        errno == ENOENT
        ? "no such \(creates ? "folder" : "file")" : String(cString: strerror(errno))
      throw StoreError("cannot open \(path): \(reason)")
    }
    Glibc.close(file)
    self.path = path
    do throws(SQLiteError) {
      // A name that begins with "file:" or ":" would not be a path.
      let whole = path.hasPrefix("/") ? path : "./\(path)"
      connection = try SQLiteConnection(whole, patience: SQLiteDatabase.patience)
      if creates { try SQLiteDatabase.keepLog(connection) }
    } catch {
      let failure = SQLiteDatabase.failure(error, path)
      if isNew { SQLiteDatabase.remove(path, after: failure) }
      throw failure
    }
  }

  let dialect = Dialect(
    name: "SQLite",
    types: [
      .text: ["TEXT", "VARCHAR", "CHAR", "CLOB", ""],
      .integer: ["INTEGER", "INT", "BIGINT"],
      .number: ["REAL", "NUMERIC", "DECIMAL", "DOUBLE", "FLOAT"],
      .boolean: ["BOOLEAN", "INTEGER"],
      .date: ["TEXT", "DATE"],
      .time: ["TEXT", "TIME"],
      .json: ["TEXT", "JSON"],
    ],
    ownColumns: """
      "\(TableColumn.own.id)" INTEGER PRIMARY KEY, \
      "\(TableColumn.own.time)" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
      """,
    placeholder: { _ in "?" },
    folded: { "\($0) COLLATE NOCASE" },
    columnQuery: "SELECT name, type FROM pragma_table_info(?)",
    indexQuery: "SELECT name FROM pragma_index_list(?)",
    tableValue: { $0 },
    lock: nil,
    nameLimit: 1_000,
    namesHaveCase: false
  )

  func transaction(
    isReading: Bool,
    _ body: (any Statements) throws -> Void
  ) throws {
    do {
      try transaction(beginning: isReading ? "BEGIN" : "BEGIN IMMEDIATE", body)
    } catch {
      if isNew {
        // Closing removes uncommitted data from the log.
        connection.close()
        SQLiteDatabase.remove(path, after: error)
      }
      throw error
    }
  }

  @discardableResult
  func rows(_ sql: String, _ values: [StoredValue]) throws -> [[String?]] {
    do throws(SQLiteError) {
      return try connection.rows(sql, values)
    } catch {
      throw SQLiteDatabase.failure(error, path)
    }
  }

  func close() {
    connection.close()
    if isNew { SQLiteDatabase.removeIfEmpty(path) }
  }

  /// Removes a file that nothing was written to.
  private static func removeIfEmpty(_ path: String) {
    if size(of: path) == 0 { unlink(path) }
  }

  /// Removes a database that a disk failure left without tables, or an empty file after any other
  /// failure; a nonempty file is then left to programs that may be writing the first table.
  private static func remove(_ path: String, after failure: any Error) {
    guard (failure as? StoreError)?.isOfDisk == true else { return removeIfEmpty(path) }
    // A table takes a second page: first in the log, then in the file.
    guard size(of: "\(path)-wal") == 0, size(of: path) <= pageSize else { return }
    for file in [path, "\(path)-wal", "\(path)-shm"] { unlink(file) }
  }

  /// The size of a page of a new file, in bytes.
  private static let pageSize = 4_096

  /// Returns the size of a file in bytes; 0 if there is none.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Switches the file to a write-ahead log, so that reading does not wait for writing.
  private static func keepLog(_ connection: SQLiteConnection) throws(SQLiteError) {
    let start = ContinuousClock.now
    while true {
      do throws(SQLiteError) {
        try connection.rows("PRAGMA journal_mode = WAL")
        return
      } catch {
        // SQLite itself does not wait for other programs here.
        guard error.primaryCode == SQLITE_BUSY, start.duration(to: .now) < .seconds(patience) else {
          throw error
        }
        usleep(20_000)
      }
    }
  }

  /// Returns the reason why a statement failed, in terms of the file.
  private static func failure(_ error: SQLiteError, _ path: String) -> any Error {
    let message = error.message
    switch error.primaryCode {
    case SQLITE_CONSTRAINT:
      return ConstraintFailure(
        message: message,
        column: message.split(separator: ".").last.map(String.init),
        isTaken: error.code == sqlite_constraint_unique
      )
    case SQLITE_TOOBIG: return ConstraintFailure(message: message)
    case SQLITE_NOTADB: return StoreError("\(path) is not an SQLite database")
    case SQLITE_CORRUPT: return StoreError("\(path) is damaged: \(message)")
    case SQLITE_FULL:
      return StoreError("cannot write \(path): no space left on device", isOfDisk: true)
    case SQLITE_IOERR: return StoreError("\(path): \(message)", isOfDisk: true)
    case SQLITE_READONLY: return StoreError("cannot write \(path): it is read-only")
    case SQLITE_BUSY, SQLITE_LOCKED:
      return StoreError("\(path) is in use by another program; try again")
    default: return StoreError("\(path): \(message)")
    }
  }
}
