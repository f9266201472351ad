import FormValidation

/// A rule that an entry uses, as far as the entry's field must fit it.
struct RuleUse {
  /// The rule's name.
  let name: String

  /// The kind of value that the rule looks at.
  let kind: ValueKind

  /// Whether the rule is about several fields at once, and belongs to no single one.
  let isAboutForm: Bool

  /// Where the rule's name stands.
  let mark: Mark

  /// The values that the rule compares answers with.
  let comparands: [Node]

  /// What does not fit an answer of a kind; the field's name is for the messages.
  func misfits(_ kind: ValueKind, of field: String) -> [Finding] {
    var findings: [Finding] = []
    if self.kind != .any, self.kind != kind {
      let message = "\(name) applies to \(self.kind.plural); \(field) is a \(kind.rawValue)"
      findings.append(Finding(mark, message))
    }
    for node in comparands where node.value.kind != kind {
      findings.append(
        Finding(
          node.mark,
          "\(name) compares with \(node.kindWords); \(field) is a \(kind.rawValue)",
          note: kind == .text ? node.quotedHint : nil
        )
      )
    }
    return findings
  }
}

extension ValueKind {
  fileprivate var plural: String {
    switch self {
    case .any, .text: rawValue
    case .number, .toggle, .list: rawValue + "s"
    }
  }
}

extension Value {
  fileprivate var kind: ValueKind {
    switch self {
    case .null, .object: .any
    case .bool: .toggle
    case .number: .number
    case .text: .text
    case .list: .list
    }
  }
}
