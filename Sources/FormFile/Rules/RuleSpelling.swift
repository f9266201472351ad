import SourceText
import FormValidation

/// The rule that an entry means, and its parameters.
struct RuleSpelling {
  /// The definition of the rule, if it exists.
  let definition: RuleDefinition?

  /// The parameters, with a finding if there is no such rule.
  var settings: Settings

  /// Determines the form of an entry.
  init(_ node: Node, in scope: RuleScope) {
    switch node.content {
    case .scalar(.text(let name)):
      self.init(name, at: node.mark, in: scope)
    case .mapping(let entries):
      self.init(entries, in: node, in: scope)
    default:
      self.init(at: node.mark, "expected a rule's name or a mapping, found \(node.kindWords)")
    }
  }

  /// Returns where to write a rule that was written as a key of its field; `nil` if the key is not
  /// a rule.
  static func advice(on entry: Node.Entry) -> String? {
    guard let name = RuleDefinition.named(entry.name)?.name else { return nil }
    switch entry.value.content {
    case .scalar(.null), .scalar(.bool): return "\(name) is a rule: write rules: [\(name)]"
    default: return "\(name) is a rule: write rules: [\(name): …]"
    }
  }

  private init(_ entries: [Node.Entry], in node: Node, in scope: RuleScope) {
    if let long = entries.first(where: { $0.name == "rule" }) {
      guard let name = long.value.text else {
        let place = long.value.isNull ? long.mark : long.value.mark
        self.init(at: place, "expected a rule's name, found \(long.value.kindWords)")
        return
      }
      let parameters = entries.filter { $0.name != "rule" }
      self.init(name, at: long.value.mark, parameters, in: scope)
    } else if entries.count == 1 {
      self.init(short: entries[0], in: scope)
    } else if let first = entries.first {
      let name = (entries.first { scope.definition(named: $0.name) != nil } ?? first).name
      self.init(
        at: first.mark,
        "a rule with several keys requires the key \"rule\"",
        note: "write \("rule: \(name)".quoted) first"
      )
    } else {
      self.init(at: node.mark, "expected a rule's name or a mapping, found an empty mapping")
    }
  }

  /// A name and what follows it: its parameters, its main one, or a plain yes.
  private init(short entry: Node.Entry, in scope: RuleScope) {
    let definition = scope.definition(named: entry.name)
    switch entry.value.content {
    case .mapping(let parameters):
      self.init(entry.name, at: entry.mark, parameters, in: scope)
    case .scalar(.null):
      self.init(entry.name, at: entry.mark, in: scope)
    case .scalar(.bool(true)) where definition?.mainParameter == nil:
      self.init(entry.name, at: entry.mark, in: scope)
    default:
      guard definition == nil || definition?.mainParameter != nil else {
        self.init(
          at: entry.value.mark,
          "expected true or its parameters, found \(entry.value.kindWords)"
        )
        return
      }
      let main = definition?.mainParameter ?? entry.name
      let lone = Node.Entry(name: main, mark: entry.mark, value: entry.value)
      self.init(entry.name, at: entry.mark, [lone], loneKey: main, in: scope)
    }
  }

  private init(
    _ name: String,
    at mark: Mark,
    _ entries: [Node.Entry] = [],
    loneKey: String? = nil,
    in scope: RuleScope
  ) {
    definition = scope.definition(named: name)
    settings = Settings(entries, of: name, at: mark, loneKey: loneKey, scope: scope)
    guard definition == nil else { return }
    let misspelt = Misspelt(name: name, known: [RuleDefinition.allNames, scope.setNames])
    settings.findings.append(
      Finding(mark, "unknown rule \(name.quoted)", misspelt: misspelt)
    )
  }

  private init(at mark: Mark, _ message: String, note: String? = nil) {
    definition = nil
    settings = Settings([], of: "a rule", at: mark)
    settings.findings.append(Finding(mark, message, note: note))
  }
}
