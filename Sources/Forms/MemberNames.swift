package import FormValidation

/// The names that answers have in objects and records, where these are not the names of the fields.
package struct MemberNames: Sendable {
  /// A name in a group, which is named as in its first entry; `nil` for the form itself.
  private struct Place: Hashable {
    let group: FieldID?
    let name: String
  }

  /// The own names of fields and groups by the names of their members.
  private var owners: [Place: FieldID] = [:]

  /// The names of members by those of fields and groups, in first entries.
  private var members: [FieldID: String] = [:]

  /// Collects the names of a form.
  package init(of form: Form) { collect(form.parts, in: nil) }

  private mutating func collect(_ parts: [Form.Part], in group: FieldID?) {
    for part in parts.answered {
      add(part.member, for: part.id, in: group)
      let inside = group?.member(part.id) ?? part.id
      switch part {
      case .field: break
      case .group(let inner): collect(inner.parts, in: inside)
      case .repeated(let list): collect(list.parts, in: inside.entry(0))
      }
    }
  }

  private mutating func add(_ member: String?, for id: FieldID, in group: FieldID?) {
    guard let member else { return }
    owners[Place(group: group, name: member)] = id
    members[group?.member(id) ?? id] = member
  }

  /// Whether all answers have the names of their fields.
  package var isEmpty: Bool { members.isEmpty }

  /// Returns the name of the field or group that a member of a group answers, without the group's;
  /// `nil` if the name is only that of a field whose member has another one.
  package func field(of member: String, in group: FieldID?) -> FieldID? {
    let own = FieldID(member)
    if isEmpty { return own }
    let first = group.map(MemberNames.first)
    if let owner = owners[Place(group: first, name: member)] { return owner }
    return members[first?.member(own) ?? own] == nil ? own : nil
  }

  /// Returns the name of the member that answers a field or group; `nil` if it is the field's own.
  package func member(of id: FieldID) -> String? {
    isEmpty ? nil : members[MemberNames.first(id)]
  }

  /// Returns the name of a field or group with those of members instead.
  package func path(of id: FieldID) -> String {
    if isEmpty { return id.rawValue }
    var (path, first) = ("", nil as FieldID?)
    for step in id.steps {
      switch step {
      case .name(let name):
        let own = first?.member(FieldID(name)) ?? FieldID(name)
        path += (path.isEmpty ? "" : ".") + (members[own] ?? name)
        first = own
      case .index(let number):
        path += "[\(number)]"
        first = first?.entry(0)
      }
    }
    return path
  }

  /// Returns a name with the first entry of each repeated group.
  private static func first(_ id: FieldID) -> FieldID {
    guard id.rawValue.contains("[") else { return id }
    var first: FieldID?
    for step in id.steps {
      switch step {
      case .name(let name): first = first?.member(FieldID(name)) ?? FieldID(name)
      case .index: first = first?.entry(0)
      }
    }
    return first ?? id
  }
}
