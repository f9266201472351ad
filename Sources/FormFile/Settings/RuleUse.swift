import FormValidation
import SourceText

/// A rule used by an entry, and its requirements on the entry's field.
struct RuleUse {
  /// The rule's name.
  let name: String

  /// The kind of value that the rule applies to.
  let kind: ValueKind

  /// Whether the rule is about several fields, and belongs to no single one.
  let isAboutForm: Bool

  /// The position of the rule's name.
  let mark: Mark

  /// The values that the rule compares answers with.
  let comparands: [Node]

  /// Returns the rules on an answer of a kind that a rule on another kind is confused with; `nil` if
  /// it is confused with none.
  static func names(insteadOf name: String, on kind: ValueKind) -> [String]? {
    let limits = ["min", "min_length", "min_items", "max", "max_length", "max_items"]
    let end = limits.contains(name) ? String(name.prefix(3)) : ""
    let isRange = ["range", "length"].contains(name)
    let names: [String]? =
      switch kind {
      case .text: isRange ? ["length"] : end.isEmpty ? nil : ["\(end)_length"]
      case .list: isRange ? ["min_items", "max_items"] : end.isEmpty ? nil : ["\(end)_items"]
      case .number: isRange ? ["range"] : end.isEmpty ? nil : [end]
      case .any, .toggle: nil
      }
    return names == [name] ? nil : names
  }

  /// The findings for numbers that may be meant as texts.
  var respelled: [Finding] { comparands.compactMap { Finding(respelled: $0) } }

  /// Returns findings for everything that does not fit an answer of a kind; the field's name is for
  /// messages.
  func misfits(
    _ kind: ValueKind,
    of field: String,
    in scope: RuleScope,
    inCondition: Bool = false
  ) -> [Finding] {
    var findings: [Finding] = []
    if self.kind != .any, !kind.covers(self.kind) {
      let message = "\(name) applies to \(self.kind.plural); \(field) is \(kind.noun)"
      let others = RuleUse.names(insteadOf: name, on: kind)?.joined(separator: " and ")
      let items = kind == .list && self.kind != .toggle ? listHint(inCondition, others) : nil
      findings.append(
        Finding(mark, message, note: items ?? (inCondition ? nil : typeHint(kind, scope.typeKey)))
      )
    }
    for node in comparands {
      if kind.covers(node.value.kind) || kind == .toggle && node.truth != nil {
        continue
      }
      findings.append(
        Finding(
          node.mark,
          "\(name) compares with \(node.kindWords); \(field) is \(kind.noun)",
          note: name == "equals" && node.isList
            ? "write one_of: \(node.shortYAML)"
            : kind == .text ? node.quotedHint : kind == .list ? listHint(inCondition, nil) : nil
        )
      )
    }
    return kind == .number || kind == .text ? findings : findings + respelled
  }

  /// Returns the types of field that have what the rule applies to, and the rule on the length of a
  /// text if that may be meant.
  private func typeHint(_ kind: ValueKind, _ typeKey: String) -> String? {
    let types: [ValueKind: String] = [
      .text: "text", .number: "number", .toggle: "toggle", .list: "checklist",
    ]
    guard let type = types[self.kind] else { return nil }
    let other = RuleUse.names(insteadOf: name, on: kind)?.first
    let measure = kind == .text ? "the length of text" : "the size of a number"
    let otherHint = other.map { ", or use \($0) for \(measure)" } ?? ""
    return "write \(typeKey)\(type)\(otherHint)"
  }

  /// Returns how to apply a rule to the items of a list, or to their number if others do that.
  private func listHint(_ inCondition: Bool, _ others: String?) -> String {
    let number = others.map { "write \($0) for the number of items" }
    if inCondition {
      return number ?? "contains: a requires a in the list, contains: [a, b] one of them"
    }
    return (number.map { $0 + "; " } ?? "") + "each: [\(name): …] applies it to every item"
  }
}

extension ValueKind {
  /// Returns whether a field of this kind can have an answer of another kind: choices are texts or
  /// numbers.
  fileprivate func covers(_ other: ValueKind) -> Bool {
    self == other || self == .any && (other == .text || other == .number)
  }

  /// The name of the kind in messages.
  fileprivate var noun: String {
    switch self {
    case .any: "a choice"
    case .text: rawValue
    case .number, .toggle, .list: "a \(rawValue)"
    }
  }

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
