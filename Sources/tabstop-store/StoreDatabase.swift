import FormStore
import FormValidation

/// A store of any kind.
protocol StoreDatabase {
  /// The SQL that differs between kinds.
  var dialect: Dialect { get }

  /// Runs statements in a transaction, which is rolled back if they throw.
  /// - Throws: `ConstraintFailure` for values that are not accepted; otherwise `StoreError`.
  func transaction(
    isReading: Bool,
    _ body: (any Statements) throws -> Void
  ) throws

  /// Closes it.
  func close()
}

/// Runs statements in a transaction.
protocol Statements {
  /// Runs a statement with values, and returns the rows as text.
  @discardableResult
  func rows(_ sql: String, _ values: [StoredValue]) throws -> [[String?]]
}

extension Statements {
  /// Runs statements between one that begins a transaction, and `COMMIT`; `ROLLBACK` if they throw.
  func transaction(
    beginning first: String,
    _ body: (any Statements) throws -> Void
  ) throws {
    try rows(first, [])
    do {
      try body(self)
      try rows("COMMIT", [])
    } catch {
      _ = try? rows("ROLLBACK", [])
      throw error
    }
  }
}

/// An error of a store.
struct StoreError: Error, CustomStringConvertible {
  let description: String

  /// Whether it is a disk error, such as a full disk.
  let isOfDisk: Bool

  init(_ description: String, isOfDisk: Bool = false) {
    self.description = description
    self.isOfDisk = isOfDisk
  }
}

/// Values that a constraint of the store does not accept.
struct ConstraintFailure: Error {
  /// The store's message.
  let message: String

  /// The column, if the store names it.
  var column: String?

  /// Whether another row has the value, which must be unique.
  var isTaken = false
}

/// A value in a form that stores accept.
enum StoredValue {
  case null
  case integer(Int)
  case decimal(Number)
  case boolean(Bool)
  case text(String)
}

/// The SQL of a kind of store.
struct Dialect {
  /// The name of the kind of store.
  let name: String

  /// The types of columns, those of new ones first.
  let types: [TableColumn.Kind: [String]]

  /// The definitions of the columns that every table has.
  let ownColumns: String

  /// Returns the placeholder in a statement for the value at an index, from 0.
  let placeholder: (Int) -> String

  /// Returns an expression that is equal for texts that differ only in case.
  let folded: (String) -> String

  /// A query for names and types of the columns of a table.
  let columnQuery: String

  /// A query for the names of the indices of a table.
  let indexQuery: String

  /// Returns the name of a table as a value of these queries.
  let tableValue: (String) -> String

  /// A statement that waits until no other transaction changes the schema of a table; `nil` if
  /// every transaction does.
  let lock: String?

  /// The longest name, in bytes of UTF-8.
  let nameLimit: Int

  /// Whether names are case sensitive.
  let namesHaveCase: Bool

  /// Returns a name as an identifier, with any content.
  static func quoted(_ name: String) -> String {
    var quoted = "\""
    // By scalar: a quotation mark with a combining mark after it still ends the name.
    for scalar in name.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
