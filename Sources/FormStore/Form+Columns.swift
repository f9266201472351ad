import FormFile
package import FormValidation
package import Forms

/// The reason why a form's answers cannot be saved in a table.
package enum ColumnFault: Error, CustomStringConvertible {
  /// A field whose answer is not saved must be unique in the store.
  case notSaved(FieldID)
  /// An answer in a repeated group must be unique in the store.
  case repeated(FieldID)
  /// Two fields have the same column, ignoring case.
  case sameColumn(String, String, column: String)
  /// A field has a column that every table has.
  case ownColumn(String, column: String)
  /// There is nothing to save.
  case noColumns

  package var description: String {
    switch self {
    case .notSaved(let field):
      """
      the answer to \(field.rawValue) is not saved, so it cannot be unique in the store; remove \
      store from its rules
      """
    case .repeated(let field):
      """
      the answer to \(field.rawValue) is one of a list, so it cannot be unique in the store; remove \
      store from its rules
      """
    case .sameColumn(let first, let second, let column):
      """
      the fields \(first) and \(second) would both be the column \(column), since case does not \
      matter; rename one
      """
    case .ownColumn(let field, let column):
      "the field \(field) would be the column \(column), which every table has; rename it"
    case .noColumns: "the form has no answers that can be saved"
    }
  }
}

extension Form {
  /// Returns the columns of a table for the form's answers, in the order of the fields.
  ///
  /// A group or a repeated group has a single column. An answer in a group that must be unique in
  /// the store also has its own. Secrets have none, because they would be saved as plain text.
  /// - Parameter answers: The answers, whose values the columns contain.
  /// - Returns: The columns.
  /// - Throws: `ColumnFault` if no table can have them.
  package func columns(of answers: Answers = Answers()) throws(ColumnFault) -> [TableColumn] {
    var shown = answers
    for field in withEntries(of: answers).fields where field.isSecret { shown.remove(field.id) }
    return try specimen.columns(of: answers, showing: json(of: shown, layout: .oneLine))
  }

  private func columns(
    of answers: Answers,
    showing json: String
  ) throws(ColumnFault) -> [TableColumn] {
    let members =
      if case .object(let members)? = try? Value(json: json) { members } else {
        [:] as [String: Value]
      }
    let memberNames = MemberNames(of: self)
    var columns: [TableColumn] = []
    var index = 0
    while index < fields.count {
      guard let part = part(at: index) else {
        if let column = try column(ofFieldAt: index, answers) { columns.append(column) }
        index += 1
        continue
      }
      let name = part.id.rawValue
      columns.append(
        TableColumn(
          name,
          field: name,
          .json,
          value: members[memberNames.member(of: part.id) ?? name] ?? .null
        )
      )
      for inner in part.indices where fields[inner].rules.storeColumn != nil {
        if part.isList || lists.contains(where: { $0.indices.contains(inner) }) {
          throw .repeated(fields[inner].id)
        }
        if let column = try column(ofFieldAt: inner, answers) { columns.append(column) }
      }
      index = part.indices.upperBound
    }
    try Form.requireDistinct(columns)
    return columns
  }

  /// The fields whose answers are submitted and secret, in order.
  package var secretFields: [FieldID] {
    specimen.fields.filter { $0.isSubmitted && $0.isSecret }.map(\.id)
  }

  /// Whether an answer must be unique in a store.
  package var asksStore: Bool {
    specimen.fields.contains { $0.rules.storeColumn != nil }
  }

  /// Returns the outermost group or repeated group that begins at an index, if any.
  private func part(at index: Int) -> (id: FieldID, indices: Range<Int>, isList: Bool)? {
    let all =
      lists.map { (id: $0.id, indices: $0.indices, isList: true) }
      + groups.map { (id: $0.id, indices: $0.indices, isList: false) }
    return all.filter { $0.indices.lowerBound == index && !$0.indices.isEmpty }
      .max { $0.indices.count <= $1.indices.count }
  }

  /// Returns the column of a single field; `nil` if its answer is not saved.
  private func column(
    ofFieldAt index: Int,
    _ answers: Answers
  ) throws(ColumnFault) -> TableColumn? {
    let field = fields[index]
    let own = field.rules.storeColumn
    guard field.isSubmitted, !field.isSecret else {
      if own != nil { throw .notSaved(field.id) }
      return nil
    }
    return TableColumn(
      own?.name ?? field.id.rawValue,
      field: field.id.rawValue,
      TableColumn.Kind(of: field),
      uniqueness: own.map { $0.ignoresCase ? .ignoringCase : .exact },
      value: answers[field.id]
    )
  }

  private static func requireDistinct(_ columns: [TableColumn]) throws(ColumnFault) {
    guard !columns.isEmpty else { throw .noColumns }
    var fields: [String: String] = [:]
    for column in columns {
      let name = column.name.lowercased()
      if [TableColumn.own.id, TableColumn.own.time].contains(name) {
        throw .ownColumn(column.field, column: column.name)
      }
      if let other = fields.updateValue(column.field, forKey: name) {
        throw .sameColumn(other, column.field, column: column.name)
      }
    }
  }
}

extension RuleSet {
  /// The column of a store that must not have the answer; `nil` without such a rule.
  fileprivate var storeColumn: StoreColumn? {
    clauses.lazy.compactMap { $0.remote?.storeColumn }.first
  }
}
