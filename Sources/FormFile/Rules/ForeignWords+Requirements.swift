import FormValidation
import SourceText

/// Advice on rules that are written with other values, or as other keys.
extension Node.Entry {
  /// Returns the entry as items of a list of rules, under the names of these; `nil` if it says that
  /// they do not apply.
  func written(as names: [String]) -> String? {
    let name = names[0]
    let definition = RuleDefinition.named(name)
    let isPlain = definition?.standsAlone == true && definition?.mainParameter == nil
    if value.isNull || (isPlain ? value.saysYes : value.truth) == true {
      return names.joined(separator: ", ")
    }
    if names.count > 1 { return written(asLimits: names) }
    if let limits = ForeignWords.limits(in: value, of: name) { return limits }
    guard isPlain, let definition else { return "\(name): \(value.shortYAML)" }
    if value.saysYes == false { return nil }
    switch value.content {
    case .scalar(.text): return "{rule: \(name), message: \(value.shortYAML)}"
    case .mapping(let entries) where !entries.contains { definition.accepts($0.name) }:
      return "{rule: \(name), when: \(ForeignWords.condition(writtenAs: value))}"
    default: return "\(name): \(value.shortYAML)"
    }
  }

  /// Returns the entry as two rules, of which the first is the lower limit.
  private func written(asLimits names: [String]) -> String {
    let words = [["min", "minimum"], ["max", "maximum"]]
    if case .mapping(let entries) = value.content {
      let limits = zip(names, words).compactMap { name, words in
        entries.first { words.contains($0.name) }.map { "\(name): \($0.value.shortYAML)" }
      }
      if !limits.isEmpty { return limits.joined(separator: ", ") }
      let exact = entries.first { !words.joined().contains($0.name) }?.value ?? value
      return names.map { "\($0): \(exact.shortYAML)" }.joined(separator: ", ")
    }
    let ends = ForeignWords.ends(in: value) ?? [value.shortYAML, value.shortYAML]
    return zip(names, ends).map { "\($0): \($1)" }.joined(separator: ", ")
  }

  /// How to write a rule that counts on a condition, if the key names both: `required_if`.
  var requirement: String? {
    let folded = ForeignWords.folded(name[...])
    let pattern =
      /(require|accepted|prohibited|forbidden)d?(if|when|withall|with|unless|withoutall|without)/
    guard let match = folded.wholeMatch(of: pattern) else { return nil }
    let rule = ["accepted": "accepted", "prohibited": "prohibited", "forbidden": "prohibited"]
    let condition = ForeignWords.condition(writtenAs: value)
    let when = ["unless", "without", "withoutall"].contains(match.2) ? "unless" : "when"
    return "write {rule: \(rule[String(match.1)] ?? "required"), \(when): \(condition)}"
  }
}

extension RuleDefinition {
  /// Returns whether a key is one of the parameters or of what every rule accepts.
  func accepts(_ key: String) -> Bool {
    let common = ["message", "hint", "code", "severity", "stop", "id", "reveal", "when", "unless"]
    return common.contains(key) || parameters.contains { $0.name == key }
  }
}

extension Node {
  /// Whether it is a yes or a no in any notation; `nil` if it is neither.
  fileprivate var saysYes: Bool? {
    if let truth { return truth }
    let words = ["true": true, "y": true, "1": true, "false": false, "n": false, "0": false]
    let isNever = ["never", "none", "optional"].contains(text)
    return words[(spelling ?? text ?? "").lowercased()] ?? (isNever ? false : nil)
  }
}
