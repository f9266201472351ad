import SourceText
import FormValidation

/// The input of `tabstop-store`: a table and its columns, with the values to save or look up.
package struct StoreRequest: Equatable, Sendable {
  /// The location of the store: `sqlite:FILE` or `postgres://…`.
  package let store: String

  /// The table.
  package let table: String

  /// The columns, in order.
  package let columns: [TableColumn]

  /// Creates a request.
  package init(store: String, table: String, columns: [TableColumn]) {
    self.store = store
    self.table = table
    self.columns = columns
  }

  /// The request as JSON on one line.
  package var json: String {
    let columns = columns.map { column in
      var members: [String: Value] = [
        "name": .text(column.name), "field": .text(column.field),
        "kind": .text(column.kind.rawValue), "value": column.value,
      ]
      members["unique"] = column.uniqueness.map { .text($0.rawValue) }
      return Value.object(members)
    }
    let request: [String: Value] = [
      "store": .text(store), "table": .text(table), "columns": .list(columns),
    ]
    return Value.object(request).json
  }

  /// Creates a request from JSON; `nil` if it is not one.
  package init?(json text: String) {
    guard let node = try? JSONReader.node(of: text), case .object(let request) = node.value,
      case .text(let store) = request["store"], case .text(let table) = request["table"],
      case .list(let items) = request["columns"]
    else { return nil }
    let columns = items.compactMap(TableColumn.init)
    guard columns.count == items.count, !columns.isEmpty else { return nil }
    self.init(store: store, table: table, columns: columns)
  }
}

extension TableColumn {
  fileprivate init?(_ value: Value) {
    guard case .object(let members) = value, case .text(let name) = members["name"],
      case .text(let field) = members["field"], case .text(let kind) = members["kind"],
      let kind = Kind(rawValue: kind)
    else { return nil }
    var uniqueness: Uniqueness?
    if case .text(let word) = members["unique"] {
      guard let known = Uniqueness(rawValue: word) else { return nil }
      uniqueness = known
    }
    let saved = members["value"] ?? .null
    self.init(name, field: field, kind, uniqueness: uniqueness, value: saved)
  }
}

/// The output of `tabstop-store` for values that the store does not accept.
package struct StoreRefusal: Error, Equatable, Sendable {
  /// The code of a value that another row has.
  package static let taken = "choice.taken"

  /// The code or the message beside each field.
  package var errors: [String: String]

  /// The general message; `nil` if those beside the fields are enough.
  package var message: String?

  /// Creates a refusal.
  package init(errors: [String: String] = [:], message: String? = nil) {
    self.errors = errors
    self.message = message
  }

  /// Creates a refusal from JSON; `nil` if it is not one.
  package init?(json text: String) {
    guard let node = try? JSONReader.node(of: text), case .object(let members) = node.value else {
      return nil
    }
    if case .object(let beside) = members["errors"] {
      errors = beside.mapValues(\.description)
    } else {
      errors = [:]
    }
    if case .text(let text) = members["message"] { message = text }
  }

  /// The refusal as JSON on one line.
  package var json: String {
    var members: [String: Value] = ["errors": .object(errors.mapValues { .text($0) })]
    members["message"] = message.map { .text($0) }
    return Value.object(members).json
  }
}
