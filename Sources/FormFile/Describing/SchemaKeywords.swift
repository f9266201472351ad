import FormValidation
import SourceText

/// The keywords of a JSON Schema, and the names of the rules that they cannot express.
struct SchemaKeywords {
  private(set) var members: [JSONTree.Member] = []

  /// The rules that the keywords do not express, or only in part.
  private(set) var omitted: [String] = []

  /// Schemas for keywords that are already in use.
  private var more: [JSONTree] = []

  /// Creates keywords.
  init(_ members: [JSONTree.Member] = []) { self.members = members }

  /// Whether there are none.
  var isEmpty: Bool { members.isEmpty && more.isEmpty }

  /// Adds a keyword; if it is already in use, in an additional schema.
  mutating func add(_ name: String, _ tree: JSONTree) {
    if members.contains(where: { $0.name == name && $0.tree == tree }) { return }
    if members.contains(where: { $0.name == name }) {
      more.append(.object([.init(name, tree)]))
    } else {
      members.append(.init(name, tree))
    }
  }

  /// Records that a rule is not expressed.
  mutating func omit(_ name: String) {
    if !omitted.contains(name) { omitted.append(name) }
  }

  /// The schema of the keywords.
  var tree: JSONTree {
    .object(members + (more.isEmpty ? [] : [.init("allOf", .list(more))]))
  }

  /// The schema of the keywords, with a comment on the rules that they do not express.
  var commented: JSONTree {
    var keywords = self
    if let comment { keywords.add("$comment", comment) }
    return keywords.tree
  }

  /// A sentence about the rules that are not expressed; `nil` if all are.
  var comment: JSONTree? {
    if omitted.isEmpty { return nil }
    return JSONTree("Not representable in JSON Schema: \(omitted.joined(separator: ", "))")
  }

  /// Adds the requirements of rules for an answer that is not blank.
  mutating func add(_ rules: RuleSet) {
    for clause in rules.clauses where clause.severity == .error {
      if clause.condition != nil {
        omit("\(clause.rule.name) on a condition")
      } else if !add(clause) {
        omit(clause.rule.name)
      }
    }
  }

  /// Adds the requirement of a rule, and returns whether the keywords express it fully.
  private mutating func add(_ clause: Clause) -> Bool {
    switch clause.shape {
    case .presence?: return true
    case .consent(let isOn)?:
      // Of texts and options, several mean yes.
      if members.contains(where: { $0.name == "enum" || $0.name == "type" && $0.tree != "boolean" })
      {
        return false
      }
      add("const", .value(.bool(isOn)))
    case .length(let min, let max, let unit)?: return addLength(min, max, in: unit)
    case .itemCount(let min, let max)?:
      if let min { add("minItems", JSONTree(min)) }
      if let max { add("maxItems", JSONTree(max)) }
    case .numbers(let range)?: return add(range)
    case .distinctItems?: add("uniqueItems", true)
    case .values(_, _, ignoreCase: true)?: return false
    case .values(let values, isRefused: true, _)?:
      add("not", ["enum": .list(values.map(JSONTree.value))])
    case .values(let values, _, _)?:
      add("enum", .list(values.map(JSONTree.value)))
    case .pattern(let expression, let isWhole, let isRefused, let ignoreCase)?:
      guard !ignoreCase, let pattern = ECMAPattern(expression, isWhole: isWhole)?.text else {
        return false
      }
      let tree = JSONTree(pattern)
      if isRefused { add("not", ["pattern": tree]) } else { add("pattern", tree) }
    case .all(let rules)?: add(rules)
    case .items(let rules)?:
      var items = SchemaKeywords()
      items.add(rules)
      if !items.isEmpty { add("items", items.tree) }
      for name in items.omitted { omit(name) }
    case .absence?: add("enum", [.value(""), .value(.null), []])
    case .format(let name)?:
      add("format", JSONTree(name))
      return false
    case .start?, .characters?, .dates?, nil: return false
    }
    return true
  }

  /// Adds bounds on the length in code points, which JSON Schema counts, and returns whether they
  /// are exact; they never reject a text that the rule allows.
  private mutating func addLength(_ min: Int?, _ max: Int?, in unit: LengthUnit) -> Bool {
    if let min, min > 0 {
      // A code point has at most two UTF-16 units and four bytes; each word has at least one.
      let parts = unit == .utf16 ? 2 : unit == .bytes ? 4 : 1
      add("minLength", JSONTree((min + parts - 1) / parts))
    }
    if let max, ![.graphemes, .words].contains(unit) { add("maxLength", JSONTree(max)) }
    return unit == .scalars
  }

  /// Adds bounds and steps, and returns whether they are exact.
  private mutating func add(_ range: NumberRange) -> Bool {
    if let min = range.min {
      add(range.excludesMin ? "exclusiveMinimum" : "minimum", .value(.number(min)))
    }
    if let max = range.max {
      add(range.excludesMax ? "exclusiveMaximum" : "maximum", .value(.number(max)))
    }
    guard let step = range.step else { return true }
    // Validators compute with binary fractions, in which 1.4 is not a multiple of 0.05.
    let sixteenths = step * 16
    guard sixteenths.isWhole, range.base.quotientAndRemainder(dividingBy: step).remainder.isZero
    else { return false }
    if step == 1,
      let index = members.firstIndex(where: { $0.name == "type" && $0.tree == "number" })
    {
      members[index].tree = "integer"
    } else if members.contains(where: { $0.name == "type" && $0.tree == "integer" }), step == 1 {
      return true
    } else {
      add("multipleOf", .value(.number(step)))
    }
    return true
  }
}
