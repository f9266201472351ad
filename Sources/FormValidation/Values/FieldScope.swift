/// The meaning of field names within a group: first its own fields, then the enclosing ones.
///
/// ```swift
/// let scope = FieldScope(of: "address", names: ["street", "city"])
/// scope.resolved("city")     // address.city
/// scope.resolved("/city")    // city
/// scope.resolved("country")  // country
/// ```
public struct FieldScope: Equatable, Sendable {
  private struct Level: Equatable, Sendable {
    var group: FieldID
    let names: Set<FieldID>
  }

  /// The groups, innermost first.
  private var levels: [Level]

  /// Creates the scope of a group, with the names of its fields and groups.
  public init(of group: FieldID, names: Set<FieldID>) {
    levels = [Level(group: group, names: names)]
  }

  /// Returns the full name of the field that a name refers to.
  public func resolved(_ field: FieldID) -> FieldID {
    if field.isOfForm { return field.inForm }
    let first = field.firstName
    let level = levels.first { $0.names.contains(first) }
    return level.map { $0.group.member(field) } ?? field
  }

  /// Returns the scope as part of another group.
  package func within(_ outer: FieldScope) -> FieldScope {
    var scope = self
    for index in scope.levels.indices {
      scope.levels[index].group = outer.levels[0].group.member(levels[index].group)
    }
    scope.levels += outer.levels
    return scope
  }
}

extension FieldID {
  /// Whether the name begins with `/`, by which fields of a group refer to those of the form itself.
  package var isOfForm: Bool { rawValue.utf8.first == UInt8(ascii: "/") }

  /// The name without such a `/`.
  package var inForm: FieldID { isOfForm ? FieldID(String(rawValue.dropFirst())) : self }
}

extension Answers {
  /// Returns the answers under the names used in a group.
  func within(_ scope: FieldScope) -> Answers {
    var answers = self
    answers.scope = scope
    return answers
  }
}
