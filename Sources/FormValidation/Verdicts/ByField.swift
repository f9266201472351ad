/// Members grouped by field, in the order of registration.
///
/// ```swift
/// for (field, violations) in ruler.validateByField() { … }
/// ruler.validateByField()["email"].first
/// ```
public struct ByField<Member>: RandomAccessCollection {
  private let groups: [(field: FieldID, members: [Member])]

  /// Creates groups; a field without members has none.
  init(_ groups: some Sequence<(field: FieldID, members: [Member])>) {
    self.groups = groups.filter { !$0.members.isEmpty }
  }

  public var startIndex: Int { groups.startIndex }

  public var endIndex: Int { groups.endIndex }

  /// A field and its members.
  public subscript(position: Int) -> (field: FieldID, members: [Member]) { groups[position] }

  /// Returns the members of a field; empty if it has no group.
  /// - Complexity: O(n), in fields.
  public subscript(field: FieldID) -> [Member] {
    groups.first { $0.field == field }?.members ?? []
  }

  /// The same groups, for looking up many fields.
  /// - Complexity: O(n), in fields.
  public var dictionary: [FieldID: [Member]] {
    Dictionary(groups.map { ($0.field, $0.members) }) { $0 + $1 }
  }

  /// Returns the groups with each member transformed.
  func mapMembers<Other>(_ change: (Member) -> Other) -> ByField<Other> {
    ByField<Other>(groups.map { (field: $0.field, members: $0.members.map(change)) })
  }
}

extension ByField: Sendable where Member: Sendable {}
