/// A relation between two values.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  case equalTo = "equal_to"
  case otherThan = "other_than"
  case lessThan = "less_than"
  case atMost = "at_most"
  case moreThan = "more_than"
  case atLeast = "at_least"

  /// Returns whether the relation holds between two values; `nil` if they have no order.
  public func holds(between left: Value, and right: Value, as kind: ValueKind = .any) -> Bool? {
    switch self {
    case .equalTo: Relation.areSame(left, right, as: kind)
    case .otherThan: !Relation.areSame(left, right, as: kind)
    case .lessThan: left.precedes(right, as: kind)
    case .atMost: right.precedes(left, as: kind).map(!)
    case .moreThan: right.precedes(left, as: kind)
    case .atLeast: left.precedes(right, as: kind).map(!)
    }
  }

  private static func areSame(_ left: Value, _ right: Value, as kind: ValueKind) -> Bool {
    if left == right || left.isBlank && right.isBlank { return true }
    guard let (left, right) = left.numbers(with: right, as: kind) else { return false }
    return left == right
  }
}

extension Value {
  /// Returns whether the value precedes another one; `nil` if they have no order.
  fileprivate func precedes(_ other: Value, as kind: ValueKind) -> Bool? {
    if isBlank || other.isBlank { return nil }
    if let (left, right) = numbers(with: other, as: kind) { return left < right }
    guard kind != .number, case .text(let left) = self, case .text(let right) = other else {
      return nil
    }
    return left < right
  }

  /// Returns both values as numbers, if one is a number, or if requested.
  fileprivate func numbers(with other: Value, as kind: ValueKind) -> (Number, Number)? {
    if case .text = self, case .text = other, kind != .number { return nil }
    guard kind != .text, let left = spelledNumber, let right = other.spelledNumber else {
      return nil
    }
    return (left, right)
  }

  /// The number that the value is or spells.
  private var spelledNumber: Number? {
    switch self {
    case .number(let number): number
    case .text(let text): Number(text)
    case .null, .bool, .list, .object: nil
    }
  }
}
