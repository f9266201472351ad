/// The named values of a violation, in the order its rule gives them.
public struct Parameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The names and values, in order.
  public private(set) var pairs: [(name: String, value: Value)]

  /// Creates parameters from a literal.
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self.pairs = pairs.map { (name: $0.0, value: $0.1) }
  }

  /// The value of a name.
  /// - Complexity: O(n), in the handful of names.
  public subscript(name: String) -> Value? {
    get { pairs.first { $0.name == name }?.value }
    set {
      pairs.removeAll { $0.name == name }
      if let newValue { pairs.append((name: name, value: newValue)) }
    }
  }

  public static func == (left: Parameters, right: Parameters) -> Bool {
    left.pairs.elementsEqual(right.pairs) { $0.name == $1.name && $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for pair in pairs {
      hasher.combine(pair.name)
      hasher.combine(pair.value)
    }
  }
}
