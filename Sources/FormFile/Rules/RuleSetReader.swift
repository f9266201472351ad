import FormValidation
import SourceText

/// Reads the rule sets of a form, each of which can use those above it.
///
/// ```yaml
/// rules:
///   handle:                         # a list of rules
///     - length: {min: 3, max: 20}
///   strong:                         # with one wording for all of them
///     rules: [min_length: 12, contains_digit]
///     as_single: true
///     message: At least 12 characters with a digit.
/// ```
struct RuleSetReader {
  private(set) var findings: [Finding] = []

  private let scope: RuleScope

  /// Reads the mapping of names to rules, and adds each to the scope.
  init(_ node: Node, in scope: RuleScope) {
    self.scope = scope
    guard case .mapping(let entries) = node.content else {
      findings.append(
        Finding(node.mark, "expected a mapping of names to rules, found \(node.kindWords)")
      )
      return
    }
    for entry in entries where findings.count < Finding.limit {
      scope.add(entry.name, read(entry))
    }
  }

  /// Reads one rule set.
  private mutating func read(_ entry: Node.Entry) -> RuleScope.RuleSetUse {
    if let known = RuleDefinition.named(entry.name) {
      findings.append(
        Finding(entry.mark, "\(entry.name.quoted) is already the name of a rule: \(known.name)")
      )
    }
    var entries = [Node.Entry(name: "rules", mark: entry.mark, value: entry.value)]
    var loneKey: String? = "rules"
    if case .mapping(let parts) = entry.value.content, parts.contains(where: { $0.name == "rules" })
    {
      (entries, loneKey) = (parts, nil)
    }
    var settings = Settings(entries, of: entry.name, at: entry.mark, loneKey: loneKey, scope: scope)
    let rules = settings.rules("rules")
    let isSingle = settings.flag("as_single") ?? false
    let message = settings.message("message", placeholders: ["label", "requirements"])
    settings.finish()
    findings += settings.findings + settings.uses.flatMap(\.respelled)
    let complaint = complaint(about: settings.extent)
    if let complaint { findings.append(Finding(entry.mark, "\(entry.name.quoted) \(complaint)")) }
    return RuleScope.RuleSetUse(
      rules: complaint == nil ? rules ?? [] : [],
      extent: complaint == nil ? settings.extent.enclosed : RuleExtent(),
      isSingle: isSingle || message != nil,
      message: message
    )
  }

  private func complaint(about extent: RuleExtent) -> String? {
    if extent.count > RuleExtent.countLimit {
      return "has \(extent.count) rules; a form can have \(RuleExtent.countLimit)"
    }
    if extent.depth > RuleExtent.depthLimit {
      return "nests more than \(RuleExtent.depthLimit) rule sets"
    }
    return nil
  }
}
