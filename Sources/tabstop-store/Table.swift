import FormStore
import FormValidation
import SourceText
import TerminalText

/// A table for the answers of a form.
struct Table {
  private let name: String
  private let columns: [TableColumn]

  /// Creates a table with the columns of a form, and the values to save or look up.
  init(_ name: String, _ columns: [TableColumn]) {
    self.name = name
    self.columns = columns
  }

  /// Creates the table, or adds the columns and the indices that it lacks.
  func prepare(in database: some StoreDatabase) throws {
    let dialect = database.dialect
    try requireNames(in: dialect)
    do {
      try database.transaction(isReading: false) { try prepare($0, dialect) }
    } catch let failure as ConstraintFailure {
      throw StoreError("cannot prepare the table \(name.quoted): \(failure.message)")
    }
  }

  /// Checks that no row has one of the values that must be unique.
  /// - Throws: `StoreRefusal` with the fields of taken values.
  func requireFree(in database: some StoreDatabase) throws {
    let dialect = database.dialect
    var taken: [String] = []
    try database.transaction(isReading: true) { taken = try takenFields($0, dialect) }
    guard taken.isEmpty else { throw StoreRefusal(taken: taken) }
  }

  /// Saves the values as a new row.
  /// - Throws: `StoreRefusal` if the store does not accept the values.
  func save(in database: some StoreDatabase) throws {
    let dialect = database.dialect
    try requireNames(in: dialect)
    let values = try columns.map { try $0.stored() }
    do {
      try database.transaction(isReading: false) { statements in
        try prepare(statements, dialect)
        let names = columns.map { Dialect.quoted($0.name) }.joined(separator: ", ")
        let places = columns.indices.map(dialect.placeholder).joined(separator: ", ")
        let insertion = "INSERT INTO \(Dialect.quoted(name)) (\(names)) VALUES (\(places))"
        try statements.rows(insertion, values)
      }
    } catch let failure as ConstraintFailure {
      // Reports all taken values, because the store names only the first.
      try requireFree(in: database)
      // A rule that the form no longer has may have left its index.
      let field = columns.first { column in
        column.name == failure.column
          || failure.isTaken
            && TableColumn.Uniqueness.allCases.contains {
              failure.message.contains(indexName(for: column, $0))
            }
      }?.field
      if failure.isTaken, let field { throw StoreRefusal(taken: [field]) }
      let message = "The store does not accept this: \(failure.message)"
      throw field.map { StoreRefusal(errors: [$0: message]) } ?? StoreRefusal(message: message)
    }
  }

  private func requireNames(in dialect: Dialect) throws {
    for name in [name] + columns.map(\.name) {
      guard name.utf8.count <= dialect.nameLimit else {
        throw StoreError(
          "the name \(name.quoted) is longer than \(dialect.nameLimit) bytes, the limit of \(dialect.name)"
        )
      }
      guard !name.utf8.contains(0) else {
        throw StoreError("the name \(name.quoted) has a NUL in it")
      }
    }
  }
}

/// The columns of a table, and its existing values.
extension Table {
  private func prepare(_ statements: some Statements, _ dialect: Dialect) throws {
    if try lacks(statements, dialect).isEmpty { return }
    if let lock = dialect.lock { try statements.rows(lock, [.text(name)]) }
    // Another program may have done it before the lock was acquired.
    for change in try lacks(statements, dialect) {
      do {
        try statements.rows(change.statement, [])
      } catch let failure as ConstraintFailure {
        guard let column = change.uniqueColumn else { throw failure }
        throw StoreError(
          """
          the column \(column.quoted) of the table \(name.quoted) has the same value in several \
          rows; change or delete them, so that it can be unique
          """
        )
      }
    }
  }

  /// Returns the statements that add the missing parts of the table.
  private func lacks(
    _ statements: some Statements,
    _ dialect: Dialect
  ) throws -> [(statement: String, uniqueColumn: String?)] {
    let types = try types(statements, dialect)
    let quoted = Dialect.quoted(name)
    var changes: [(statement: String, uniqueColumn: String?)] = []
    let missing = try columns.filter { try !has($0, among: types, dialect) }
    let definitions = missing.map {
      "\(Dialect.quoted($0.name)) \(dialect.types[$0.kind]?.first ?? "")"
    }
    if types.isEmpty {
      let all = ([dialect.ownColumns] + definitions).joined(separator: ", ")
      changes.append(("CREATE TABLE \(quoted) (\(all))", nil))
    } else {
      changes += definitions.map { ("ALTER TABLE \(quoted) ADD COLUMN \($0)", nil) }
    }
    let key = StoredValue.text(dialect.tableValue(name))
    let indices = Set(try statements.rows(dialect.indexQuery, [key]).compactMap(\.first))
    for column in columns {
      guard let uniqueness = column.uniqueness else { continue }
      let index = indexName(for: column, uniqueness)
      for other in TableColumn.Uniqueness.allCases where other != uniqueness {
        let replaced = indexName(for: column, other)
        guard indices.contains(replaced) else { continue }
        changes.append(("DROP INDEX \(Dialect.quoted(replaced))", nil))
      }
      guard !indices.contains(index) else { continue }
      let indexed = expression(Dialect.quoted(column.name), of: column, dialect)
      changes.append(
        ("CREATE UNIQUE INDEX \(Dialect.quoted(index)) ON \(quoted) (\(indexed))", column.name)
      )
    }
    return changes
  }

  /// Returns the name of the index that keeps a column unique, of at most 63 bytes: PostgreSQL would
  /// cut off the rest.
  private func indexName(
    for column: TableColumn,
    _ uniqueness: TableColumn.Uniqueness
  ) -> String {
    let index = "\(name).\(column.name).unique" + (uniqueness == .exact ? "" : ".ignoring_case")
    guard index.utf8.count > 63 else { return index }
    // FNV-1a.
    let hash = index.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "tabstop.unique." + String(hash, radix: 16)
  }

  /// Returns the type of each column of the table; empty if there is no table.
  private func types(
    _ statements: some Statements,
    _ dialect: Dialect
  ) throws -> [String: String] {
    let key = StoredValue.text(dialect.tableValue(name))
    let rows = try statements.rows(dialect.columnQuery, [key])
    return Dictionary(rows.map { ($0[0] ?? "", $0[1] ?? "") }) { first, _ in first }
  }

  /// Returns whether the table has a column.
  /// - Throws: An error if its type is for other values.
  private func has(
    _ column: TableColumn,
    among types: [String: String],
    _ dialect: Dialect
  ) throws -> Bool {
    guard let type = dialect.type(of: column, among: types) else { return false }
    let fit = dialect.types[column.kind] ?? []
    let plain = type.prefix { $0 != "(" }.lowercased()
    guard fit.contains(where: { $0.lowercased() == plain }) else {
      throw StoreError(
        """
        the column \(column.name.quoted) of the table \(name.quoted) has the type \(type.quoted), \
        but the form's answers need \(fit[0].quoted); rename the field, or change the column
        """
      )
    }
    return true
  }

  /// Returns the fields whose values must be unique and already exist in a row.
  private func takenFields(
    _ statements: some Statements,
    _ dialect: Dialect
  ) throws -> [String] {
    let types = try types(statements, dialect)
    return try columns.filter { column in
      guard column.uniqueness != nil, dialect.type(of: column, among: types) != nil else {
        return false
      }
      let value = try column.stored()
      if case .null = value { return false }
      let left = expression(Dialect.quoted(column.name), of: column, dialect)
      let right = expression(dialect.placeholder(0), of: column, dialect)
      let query = "SELECT 1 FROM \(Dialect.quoted(name)) WHERE \(left) = \(right) LIMIT 1"
      return try !statements.rows(query, [value]).isEmpty
    }
    .map(\.field)
  }

  private func expression(_ name: String, of column: TableColumn, _ dialect: Dialect) -> String {
    column.uniqueness == .ignoringCase && column.kind == .text ? dialect.folded(name) : name
  }
}

extension Dialect {
  /// Returns the type of a column among those of a table; `nil` if it does not exist.
  fileprivate func type(of column: TableColumn, among types: [String: String]) -> String? {
    if let type = types[column.name] { return type }
    guard !namesHaveCase else { return nil }
    return types.first { $0.key.lowercased() == column.name.lowercased() }?.value
  }
}

extension TableColumn {
  /// Returns the value in a form that stores accept.
  /// - Throws: `StoreRefusal` if the column cannot contain it.
  fileprivate func stored() throws -> StoredValue {
    let text = value.description
    switch (kind, value) {
    case (_, .null): return .null
    case (.json, _): return .text(value.json)
    case (_, .text("")): return .null
    case (.integer, .number(let number)):
      guard let whole = number.wholeValue else { throw refusal("Enter at most 18 digits.") }
      return .integer(whole)
    case (.number, .number(let number)): return .decimal(number)
    case (.boolean, .bool(let flag)): return .boolean(flag)
    case (.text, _), (.date, .text), (.time, .text):
      guard !text.utf8.contains(0) else { throw refusal("Remove the NUL character.") }
      return .text(text)
    default: throw refusal("The store expects \(kind.rawValue) here.")
    }
  }

  private func refusal(_ message: String) -> StoreRefusal { StoreRefusal(errors: [field: message]) }
}

extension StoreRefusal {
  /// Creates a refusal of values that are taken.
  fileprivate init(taken fields: [String]) {
    self.init(errors: Dictionary(fields.map { ($0, StoreRefusal.taken) }) { first, _ in first })
  }
}
