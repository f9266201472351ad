package import FormValidation
import FormWidgets
import Forms

/// A column of a store's table, for one answer or for those of a group.
package struct TableColumn: Codable, Equatable, Sendable {
  /// The types of columns.
  package enum Kind: String, Codable, Sendable {
    case text, integer, number, boolean, date, time, json
  }

  /// When two rows have the same value.
  package enum Uniqueness: String, CaseIterable, Codable, Sendable {
    case exact
    case ignoringCase = "ignoring_case"
  }

  /// The name, which may be any text.
  package let name: String

  /// The field, for messages beside it.
  package let field: String

  /// The type.
  package let kind: Kind

  /// Whether no two rows may have the same value, and which values count as the same; `nil` if they
  /// may.
  package let uniqueness: Uniqueness?

  /// The value to save or look up; null if there is none.
  package var value: Value

  package init(
    _ name: String,
    field: String,
    _ kind: Kind,
    uniqueness: Uniqueness? = nil,
    value: Value = .null
  ) {
    self.name = name
    self.field = field
    self.kind = kind
    self.uniqueness = uniqueness
    self.value = value
  }

  /// The columns that every table has besides its answers.
  package static let own = (id: "saved_id", time: "saved_at")
}

extension TableColumn.Kind {
  /// Returns the type of the column for a field's answers.
  init(of field: Field) {
    let widget = field.widget
    switch widget.traits.role {
    case .text where field.isHidden: self.init(of: widget.value)
    case .number(let min, _, let step):
      let isInSteps = step?.isWhole == true && min?.isWhole != false
      self = isInSteps || field.allRules.clauses.contains(where: \.isInteger) ? .integer : .number
    case .slider(let min, _, let step):
      self = min.isWhole && step.isWhole ? .integer : .number
    case .date: self = .date
    case .time: self = .time
    case .choice: self.init(ofChoicesIn: widget)
    case let role:
      self =
        switch role.facts.kind {
        case .text: .text
        case .toggle: .boolean
        case .number: .number
        case .list, .any: .json
        }
    }
  }

  private init(of value: Value) {
    switch value {
    case .null, .text: self = .text
    case .bool: self = .boolean
    case .number(let number): self = number.isWhole ? .integer : .number
    case .list, .object: self = .json
    }
  }

  private init(ofChoicesIn widget: any Widget) {
    let description = widget.description
    let kinds = Set(description.choices.map { TableColumn.Kind(of: $0.value) })
    switch kinds {
    case _ where widget.traits.other != nil || description.options != nil: self = .text
    case [.integer], [.number], [.boolean]: self = kinds.first ?? .text
    case [.integer, .number]: self = .number
    default: self = .text
    }
  }
}

extension Clause {
  /// Whether the rule always requires a whole number.
  fileprivate var isInteger: Bool { rule.name == "integer" && condition == nil }
}
