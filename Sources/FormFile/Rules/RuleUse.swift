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

  /// The rules on the length of a text, by those on numbers that they are taken for.
  private static let rulesOnLength = [
    "min": "min_length", "max": "max_length", "range": "length",
  ]

  /// What does not fit an answer of a kind; the field's name is for the messages.
  func misfits(_ kind: ValueKind, of field: String, inCondition: Bool = false) -> [Finding] {
    var findings: [Finding] = []
    if self.kind != .any, !kind.covers(self.kind) {
      let message = "\(name) applies to \(self.kind.plural); \(field) is a \(kind.noun)"
      let length = kind == .text ? RuleUse.rulesOnLength[name] : nil
      let items = kind == .list && self.kind != .toggle ? listHint(inCondition) : nil
      findings.append(
        Finding(mark, message, note: length.map { "use \($0) for the length of a text" } ?? items)
      )
    }
    for node in comparands where !kind.covers(node.value.kind) {
      findings.append(
        Finding(
          node.mark,
          "\(name) compares with \(node.kindWords); \(field) is a \(kind.noun)",
          note: kind == .text ? node.quotedHint : kind == .list ? listHint(inCondition) : nil
        )
      )
    }
    return findings
  }

  /// How to ask about the items of a list.
  private func listHint(_ inCondition: Bool) -> String {
    inCondition
      ? "contains: a holds if a is in the list, contains: [a, b] if one of them is"
      : "each: [\(name): …] applies it to every item"
  }
}

extension ValueKind {
  /// Whether a field of this kind can have an answer of another one: choices are texts or numbers.
  fileprivate func covers(_ other: ValueKind) -> Bool {
    self == other || self == .any && (other == .text || other == .number)
  }

  /// What a field of the kind is called.
  fileprivate var noun: String { self == .any ? "choice" : rawValue }

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
