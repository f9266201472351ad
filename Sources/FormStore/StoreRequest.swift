import FormValidation
import SourceText

/// The input of `tabstop-store`: a table and its columns, with the values to save or look up.
package struct StoreRequest: Equatable, JSONLine, Sendable {
  /// What to do, as the argument of the program.
  package enum Verb: String, Sendable {
    case prepare, check, save
  }

  /// The location of the store: `sqlite:FILE` or `postgres://…`.
  package let store: String

  package let table: String

  /// The columns, in order.
  package let columns: [TableColumn]

  package init(store: String, table: String, columns: [TableColumn]) {
    self.store = store
    self.table = table
    self.columns = columns
  }
}

/// The output of `tabstop-store` for values that the store does not accept.
package struct StoreRefusal: Error, Equatable, JSONLine, Sendable {
  /// The code of a value that another row has.
  package static let taken = "choice.taken"

  /// The code or the message beside each field.
  package var errors: [String: String]

  /// The general message; `nil` if those beside the fields are enough.
  package var message: String?

  package init(errors: [String: String] = [:], message: String? = nil) {
    self.errors = errors
    self.message = message
  }
}
