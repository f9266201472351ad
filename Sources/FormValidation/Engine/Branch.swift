/// Something that depends on the answers to other fields, one after another.
///
/// ```swift
/// let seats: Branch = .by("class", ["first": .leaf(4)], else: .by("plane", [:], else: .leaf(9)))
/// seats.leaf(among: ["class": "first"])  // 4
/// ```
public indirect enum Branch<Leaf> {
  /// The same for all answers.
  case leaf(Leaf)
  /// The one for the answer to a field, as text, or else the last one.
  case by(FieldID, [String: Branch], else: Branch)

  /// The fields whose answers it depends on, in the order of its levels.
  public var fields: [FieldID] {
    guard case .by(let field, let branches, let otherwise) = self else { return [] }
    var fields = [field]
    for branch in branches.sorted(by: { $0.key < $1.key }).map(\.value) + [otherwise] {
      fields += branch.fields.filter { !fields.contains($0) }
    }
    return fields
  }

  /// Everything that it may be.
  public var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .by(_, let branches, let otherwise):
      branches.sorted { $0.key < $1.key }.flatMap(\.value.leaves) + otherwise.leaves
    }
  }

  /// Returns what it is for some answers.
  public func leaf(among answers: Answers) -> Leaf {
    switch self {
    case .leaf(let leaf): leaf
    case .by(let field, let branches, let otherwise):
      (branches[answers[field].description] ?? otherwise).leaf(among: answers)
    }
  }

  /// Returns the branch with everything that it may be transformed, and with other names of fields.
  package func map<Other>(
    naming name: (FieldID) -> FieldID = { $0 },
    _ transform: (Leaf) -> Other
  ) -> Branch<Other> {
    switch self {
    case .leaf(let leaf): .leaf(transform(leaf))
    case .by(let field, let branches, let otherwise):
      .by(
        name(field),
        branches.mapValues { $0.map(naming: name, transform) },
        else: otherwise.map(naming: name, transform)
      )
    }
  }
}

extension Branch: Sendable where Leaf: Sendable {}
extension Branch: Equatable where Leaf: Equatable {}
extension Branch: Hashable where Leaf: Hashable {}
