/// Answers as rules read them: in ASCII digits, for example.
extension RuleTraits {
  /// Returns how a rule on a kind of value reads it; the digits of a number may be those of any
  /// script.
  func readings(of kind: ValueKind) -> [Normalizer] {
    kind == .number || readsDigits ? [.plainDigits] : []
  }

  /// Returns what a rule on a kind of value does to an answer before rules see it: it is read, and
  /// white space around a format is removed, also around each item of a list.
  func normalizers(for kind: ValueKind) -> [Normalizer] {
    guard let members else { return readings(of: kind) + (trims ? [.trim] : []) }
    let inner = members.clauses.flatMap(\.normalizers).distinct
    switch shape {
    case .items: return inner.isEmpty ? [] : [.items(inner)]
    case .all: return inner
    default:
      // Another alternative may accept the text as it is.
      let allRead = members.clauses.allSatisfy { $0.normalizers.contains(.plainDigits) }
      return allRead ? inner : inner.filter { $0 != .plainDigits }
    }
  }
}

extension RuleTraits {
  /// The traits of a rule that reads digits of any script.
  var readingDigits: RuleTraits {
    var traits = self
    traits.readsDigits = true
    return traits
  }
}

extension Value {
  /// Returns the value as read by normalizers; `nil` if that is the same, but for lists.
  func read(by normalizers: [Normalizer]) -> Value? {
    guard !normalizers.isEmpty else { return nil }
    switch self {
    case .text(let text):
      let read = normalizers.reduce(text) { $1.apply(to: $0) }
      return read.utf8.elementsEqual(text.utf8) ? nil : .text(read)
    case .list: return normalizers.apply(to: self)
    default: return nil
    }
  }
}

extension Value {
  func isText(longerThan limit: Int) -> Bool {
    if case .text(let text) = self { text.utf8.count > limit } else { false }
  }
}

extension Verdict {
  /// The verdict on a text that is too long to validate.
  static func textTooLong(_ limit: Int) -> Verdict {
    .invalid(
      "text.too_long",
      Message(
        "Shorten it to {max} bytes so it can be checked.",
        judging: "{label} must have at most {max} bytes."
      ),
      ["max": .number(Number(limit))]
    )
  }
}
