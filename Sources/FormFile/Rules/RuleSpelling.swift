import Diagnostics
import FormValidation

/// Which rule an entry means, and where its parameters are.
struct RuleSpelling {
  /// The row of the rule, if there is such a rule.
  let key: RuleKey?

  /// The parameters, and that there is no such rule, if there is none.
  var settings: Settings

  /// Finds out which of its forms an entry has.
  init(_ node: Node, among fields: FieldNames?) {
    switch node.content {
    case .scalar(.text(let name)):
      self.init(name, at: node.mark, among: fields)
    case .mapping(let entries):
      self.init(entries, in: node, among: fields)
    default:
      self.init(at: node.mark, "a rule is a name or a mapping, not \(node.kindWords)")
    }
  }

  private init(_ entries: [Node.Entry], in node: Node, among fields: FieldNames?) {
    if let long = entries.first(where: { $0.name == "rule" }) {
      guard let name = long.value.text else {
        let place = long.value.isNull ? long.mark : long.value.mark
        self.init(at: place, "rule wants a rule's name, not \(long.value.kindWords)")
        return
      }
      let parameters = entries.filter { $0.name != "rule" }
      self.init(name, at: long.value.mark, parameters, among: fields)
    } else if entries.count == 1 {
      self.init(short: entries[0], among: fields)
    } else if let first = entries.first {
      let name = (entries.first { RuleKey.named($0.name) != nil } ?? first).name
      self.init(
        at: first.mark,
        "a rule with several keys names itself",
        note: "write \("rule: \(name)".quoted) first"
      )
    } else {
      self.init(at: node.mark, "a rule is a name or a mapping, not an empty one")
    }
  }

  /// A name and what stands behind it: its parameters, its main one, or a plain yes.
  private init(short entry: Node.Entry, among fields: FieldNames?) {
    let key = RuleKey.named(entry.name)
    switch entry.value.content {
    case .mapping(let parameters):
      self.init(entry.name, at: entry.mark, parameters, among: fields)
    case .scalar(.null):
      self.init(entry.name, at: entry.mark, among: fields)
    case .scalar(.bool(true)) where key?.main == nil:
      self.init(entry.name, at: entry.mark, among: fields)
    default:
      guard key == nil || key?.main != nil else {
        self.init(
          at: entry.value.mark,
          "\(entry.name) wants true or its parameters, not \(entry.value.kindWords)"
        )
        return
      }
      let main = key?.main ?? entry.name
      let lone = Node.Entry(name: main, mark: entry.mark, value: entry.value)
      self.init(entry.name, at: entry.mark, [lone], loneKey: main, among: fields)
    }
  }

  private init(
    _ name: String,
    at mark: Mark,
    _ entries: [Node.Entry] = [],
    loneKey: String? = nil,
    among fields: FieldNames?
  ) {
    key = RuleKey.named(name)
    settings = Settings(entries, of: name, at: mark, loneKey: loneKey, fields: fields)
    guard key == nil else { return }
    let nearest = RuleKey.all.map(\.name).nearest(to: name)
    settings.findings.append(
      Finding(mark, "unknown rule \(name.quoted)", suggestion: nearest)
    )
  }

  private init(at mark: Mark, _ message: String, note: String? = nil) {
    key = nil
    settings = Settings([], of: "a rule", at: mark)
    settings.findings.append(Finding(mark, message, note: note))
  }
}
