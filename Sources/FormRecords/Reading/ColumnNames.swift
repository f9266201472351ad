import FormFile
import FormValidation
import Forms

/// The names of columns by which a table gives answers to a form's fields.
///
/// They are the columns that fields specify and the names of fields; if no column has one of them,
/// also the labels, any of these in another case or with other spaces, and labels in other languages.
struct ColumnNames: Sendable {
  /// What a column is for.
  enum Meaning: Equatable {
    /// A field, at an index in the form with an entry in each repeated group.
    case field(Int, FieldID)
    /// Nothing, if it is empty: it has no name.
    case unnamed
    /// An earlier column has the same name.
    case repeated
    /// A field that another column is for.
    case taken(by: String)
    /// Several fields.
    case ambiguous([FieldID])
    case unknown
  }

  /// A field with its index.
  private struct Owner: Equatable {
    let index: Int
    let id: FieldID
  }

  /// The names of fields.
  let answers: AnswerNames

  /// The fields that are in every record.
  private let owners: [Owner]
  private let columns: [String: Owner]

  /// The labels in all languages of the form, if there are several.
  private let labels: [FieldID: [String]]

  init(of form: Form, _ labels: [FieldID: [String]] = [:]) {
    self.labels = labels
    let answers = AnswerNames(of: form)
    self.answers = answers
    let form = answers.form
    let repeated = Set(form.lists.flatMap(\.indices))
    owners = form.fields.enumerated().compactMap { index, field in
      field.isControl || field.isPresence || repeated.contains(index)
        ? nil : Owner(index: index, id: field.id)
    }
    let named = owners.compactMap { owner in
      ColumnNames.column(of: form.fields[owner.index], answers.members).map { ($0, owner) }
    }
    columns = Dictionary(named) { first, _ in first }
  }

  /// Returns the name of a field's column.
  func column(of id: FieldID) -> String {
    answers.index(of: id).flatMap {
      ColumnNames.column(of: answers.form.fields[$0], answers.members)
    } ?? id.rawValue
  }

  /// Returns the name of a field's column; `nil` if it is the field's own.
  private static func column(of field: Field, _ members: MemberNames) -> String? {
    if let column = field.column { return column }
    let path = members.path(of: field.id)
    return path == field.id.rawValue ? nil : path
  }

  /// All names, without other spellings, for the nearest one to an unknown name.
  var all: [String] {
    answers.fieldNames + columns.keys.sorted()
      + owners.flatMap { [label($0)] + (labels[$0.id] ?? []) }
  }

  /// Returns the number of names that are those of fields.
  func knownCount(in header: [String]) -> Int {
    meanings(of: header).count { if case .field = $0 { true } else { false } }
  }

  /// Returns what the columns of a table are for.
  func meanings(of header: [String]) -> [Meaning] {
    var seen: Set<String> = []
    let isNamed = header.contains { !$0.folded.isEmpty }
    var meanings = header.map { name -> Meaning in
      if isNamed, name.folded.isEmpty { return .unnamed }
      return seen.insert(name).inserted ? .unknown : .repeated
    }
    var users: [FieldID: String] = [:]
    for spelling in Spelling.allCases {
      let open = header.indices.filter { meanings[$0].isOpen }
      if open.isEmpty { break }
      let known = owners(by: spelling)
      for index in open {
        let name = header[index]
        let found = known(name)
        guard let owner = found.first else { continue }
        if found.count > 1 {
          meanings[index] = .ambiguous(found.map(\.id))
        } else if let user = users[owner.id] {
          meanings[index] = .taken(by: user)
        } else {
          (users[owner.id], meanings[index]) = (name, .field(owner.index, owner.id))
        }
      }
    }
    return meanings
  }

  /// How the name of a column is compared, the most certain first.
  private enum Spelling: CaseIterable {
    case column, field, label, anyCase, labelInAnyCase, otherLabel
  }

  /// Returns the fields with a name in a spelling.
  private func owners(by spelling: Spelling) -> (String) -> [Owner] {
    switch spelling {
    case .column: return { columns[$0].map { [$0] } ?? [] }
    case .field:
      return { name in
        let id = FieldID(name)
        return answers.index(of: id).map { [Owner(index: $0, id: id)] } ?? []
      }
    case .label:
      let byLabel = Dictionary(grouping: owners, by: label)
      return { byLabel[$0] ?? [] }
    case .anyCase:
      let names = owners.flatMap { owner -> [(String, Owner)] in
        Set([owner.id.rawValue.folded, column(of: owner.id).folded]).map { ($0, owner) }
      }
      let byName = Dictionary(grouping: names) { $0.0 }
      return { byName[$0.folded]?.map(\.1) ?? [] }
    case .labelInAnyCase:
      let byLabel = Dictionary(grouping: owners) { label($0).folded }
      return { byLabel[$0.folded] ?? [] }
    case .otherLabel:
      let byLabel = Dictionary(
        grouping: owners.flatMap { owner in
          Set(labels[owner.id]?.map(\.folded) ?? []).map { ($0, owner) }
        },
        by: \.0
      )
      return { byLabel[$0.folded]?.map(\.1) ?? [] }
    }
  }

  private func label(_ owner: Owner) -> String { answers.form.fields[owner.index].label }
}

extension ColumnNames.Meaning {
  /// Whether another spelling may have a field.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .taken, .ambiguous: true
    case .field, .unnamed, .repeated: false
    }
  }
}

extension String {
  /// The text in lowercase, with single spaces between its words.
  fileprivate var folded: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
