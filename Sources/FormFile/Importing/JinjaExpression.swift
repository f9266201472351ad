import FormValidation
import Forms
import SourceText

/// Reads templates of Jinja as far as a form can express them: names in braces, with filters that
/// texts of a form have too, and conditions on other answers.
/// - Source: Jinja 3.1, "Template Designer Documentation", "Variables" and "Expressions".
struct JinjaExpression {
  /// What a template makes of other answers.
  enum Text: Equatable {
    /// A text without expressions.
    case plain(String)
    /// The answer of a field.
    case field(String)
    /// A text with answers in braces.
    case composed(String)
  }

  /// A part of an expression.
  private enum Token: Equatable {
    case name(String)
    case text(String)
    case number(Number)
    case sign(String)
  }

  /// The fields by the names that templates have for them.
  let fields: [String: ImportedForm.Item]

  /// What precedes names: `cookiecutter.`.
  var prefix = ""

  /// The longest condition that is read; parentheses may be nested as deep.
  private static let lengthLimit = 1_000

  /// Returns what a template makes of answers; `nil` if a form cannot express it.
  func text(of template: String) -> Text? {
    guard template.hasExpressions else { return .plain(template) }
    guard !template.contains("{%"), !template.contains("{#") else { return nil }
    var (composed, names, isSole) = ("", 0, true)
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let literal = rest[..<start.lowerBound]
      let expression = String(rest[start.upperBound..<end.lowerBound]).trimmingSpaces
      guard let answer = answer(of: expression) else { return nil }
      isSole = isSole && literal.isEmpty && !answer.contains("|")
      composed += String(literal).withBracesAsText + "{\(answer)}"
      names += 1
      rest = rest[end.upperBound...]
    }
    guard !rest.contains("{"), names > 0 else { return nil }
    if isSole, rest.isEmpty, names == 1 { return .field(String(composed.dropFirst().dropLast())) }
    return .composed(composed + String(rest).withBracesAsText)
  }

  /// Returns an answer with filters, as texts of a form have it; `nil` if there is no such filter.
  private func answer(of expression: String) -> String? {
    guard let name = expression.prefixMatch(of: /[A-Za-z_][\w.]*/) else { return nil }
    var steps = name.output.split(separator: ".")
    // The name of a method is read as the last part of a name.
    let isCall = expression[name.range.upperBound...].first == "("
    let method = isCall ? steps.popLast() : nil
    guard let field = field(named: steps.joined(separator: ".")) else { return nil }
    var (answer, start) = (field.plainName, name.range.upperBound)
    if let method { start = method.startIndex }
    var rest = expression[start...]
    let call = /\s*[.|]?\s*([a-z_]+)\s*(?:\(([^()]*)\))?/
    while let match = rest.prefixMatch(of: call), !match.0.isEmpty {
      guard let filter = JinjaExpression.filter(match.1, String(match.2 ?? "")) else { return nil }
      answer += "|" + filter
      rest = rest[match.range.upperBound...]
    }
    return rest.allSatisfy(\.isWhitespace) ? answer : nil
  }

  /// Returns a filter or method of Jinja as one of texts of a form; `nil` if there is none.
  /// - Source: Jinja 3.1, "List of Builtin Filters"; Cookiecutter 2, "Template Extensions".
  private static func filter(_ name: Substring, _ arguments: String) -> String? {
    let filters = [
      "lower": "lower", "upper": "upper", "trim": "trim", "strip": "trim", "slugify": "slug",
      "title": "title_case",
    ]
    let isPlain = arguments.allSatisfy(\.isWhitespace)
    guard name == "replace" else { return isPlain ? filters[String(name)] : nil }
    guard let tokens = tokens(of: arguments), tokens.count == 3, case .text(let old) = tokens[0],
      tokens[1] == .sign(","), case .text(let new) = tokens[2], !old.isEmpty
    else { return nil }
    let texts = [old, new].compactMap { text -> String? in
      if text.contains("\"") { return text.contains("'") ? nil : "'\(text)'" }
      return "\"\(text)\""
    }
    return texts.count == 2 ? "replace: \(texts.joined(separator: ", "))" : nil
  }

  /// Returns the condition that an expression or a template is true, in YAML; `nil` if a form cannot
  /// express it.
  func condition(of template: String) -> String? {
    guard template.utf8.count <= JinjaExpression.lengthLimit else { return nil }
    var text = template.trimmingSpaces
    if let block = text.wholeMatch(
      of:
        /\{%-?\s*if\s+(.*?)\s*-?%\}\s*[Tt]rue\s*(\{%-?\s*else\s*-?%\}\s*([Ff]alse)?\s*)?\{%-?\s*endif\s*-?%\}/
    ) {
      text = String(block.1)
    } else if text.hasPrefix("{{"), text.hasSuffix("}}") {
      text = String(text.dropFirst(2).dropLast(2))
    }
    guard !text.hasExpressions, let tokens = JinjaExpression.tokens(of: text) else { return nil }
    var rest = tokens[...]
    guard let condition = disjunction(&rest), rest.isEmpty else { return nil }
    return condition
  }

  private func field(named name: String) -> ImportedForm.Item? {
    guard name.hasPrefix(prefix) else { return nil }
    return fields[String(name.dropFirst(prefix.count))]
  }

  private static func tokens(of text: String) -> [Token]? {
    let token =
      /\s*(?:'([^'\\]*)'|"([^"\\]*)"|([0-9]+(?:\.[0-9]+)?)|([A-Za-z_][A-Za-z0-9_.]*)|(==|!=|<=|>=|[<>()\[\],]))/
    var tokens: [Token] = []
    var rest = text[...]
    while let match = rest.prefixMatch(of: token) {
      if let text = match.1 ?? match.2 {
        tokens.append(.text(String(text)))
      } else if let number = match.3.flatMap({ Number(String($0)) }) {
        tokens.append(.number(number))
      } else if let name = match.4 {
        tokens.append(.name(String(name)))
      } else if let sign = match.5 {
        tokens.append(.sign(String(sign)))
      }
      rest = rest[match.range.upperBound...]
    }
    return rest.allSatisfy(\.isWhitespace) ? tokens : nil
  }

  private func disjunction(_ rest: inout ArraySlice<Token>) -> String? {
    joined(by: "or", as: "any", &rest) { conjunction(&$0) }
  }

  private func conjunction(_ rest: inout ArraySlice<Token>) -> String? {
    joined(by: "and", as: "all", &rest) { negation(&$0) }
  }

  private func joined(
    by word: String,
    as key: String,
    _ rest: inout ArraySlice<Token>,
    _ part: (inout ArraySlice<Token>) -> String?
  ) -> String? {
    var parts: [String] = []
    repeat {
      guard let next = part(&rest) else { return nil }
      parts.append(next)
    } while rest.skip(.name(word))
    return parts.count == 1 ? parts[0] : "{\(key): [\(parts.joined(separator: ", "))]}"
  }

  private func negation(_ rest: inout ArraySlice<Token>) -> String? {
    if rest.skip(.name("not")) { return negation(&rest).map { "{not: \($0)}" } }
    if rest.skip(.sign("(")) {
      let inner = disjunction(&rest)
      return rest.skip(.sign(")")) ? inner : nil
    }
    if case .text(let text)? = rest.first, rest.dropFirst().first == .name("in") {
      rest.removeFirst(2)
      guard case .name(let name)? = rest.popFirst(), let field = field(named: name),
        ["text", "textarea"].contains(field.type)
      else { return nil }
      return "{field: \(field.name), contains: \(text.yaml)}"
    }
    guard case .name(let name)? = rest.popFirst(), let field = field(named: name) else {
      return nil
    }
    return test(of: field, &rest).map { "{field: \(field.name), \($0)}" }
  }

  /// Returns the rule that a comparison is, in YAML.
  private func test(of field: ImportedForm.Item, _ rest: inout ArraySlice<Token>) -> String? {
    let limits = ["<": "exclusive_max", "<=": "max", ">": "exclusive_min", ">=": "min"]
    switch rest.first {
    case .sign("==")?, .sign("!=")?:
      let rule = rest.removeFirst() == .sign("==") ? "equals" : "not_equals"
      return value(&rest).map { "\(rule): \($0)" }
    case .sign(let sign)? where limits[sign] != nil:
      rest.removeFirst()
      guard case .number(let number)? = rest.popFirst() else { return nil }
      return limits[sign].map { "\($0): \(number)" }
    case .name("in")?:
      rest.removeFirst()
      return list(&rest).map { "one_of: \($0)" }
    case .name("not")?:
      rest.removeFirst()
      guard rest.skip(.name("in")) else { return nil }
      return list(&rest).map { "none_of: \($0)" }
    default:
      return field.type == "toggle" ? "equals: true" : "required: true"
    }
  }

  private func list(_ rest: inout ArraySlice<Token>) -> String? {
    guard rest.skip(.sign("[")) || rest.skip(.sign("(")) else { return nil }
    var values: [String] = []
    while !rest.skip(.sign("]")), !rest.skip(.sign(")")) {
      guard let value = value(&rest) else { return nil }
      values.append(value)
      _ = rest.skip(.sign(","))
    }
    return values.isEmpty ? nil : "[\(values.joined(separator: ", "))]"
  }

  private func value(_ rest: inout ArraySlice<Token>) -> String? {
    switch rest.popFirst() {
    case .text(let text)?: text.yaml
    case .number(let number)?: number.description
    case .name(let name)? where ["true", "false"].contains(name.lowercased()): name.lowercased()
    default: nil
    }
  }
}

extension ArraySlice where Element: Equatable {
  /// Removes the first element if it is a given one, and returns whether it was.
  fileprivate mutating func skip(_ element: Element) -> Bool {
    guard first == element else { return false }
    removeFirst()
    return true
  }
}

extension ImportedForm.Item {
  /// The name, without quotes.
  var plainName: String { name.filter { !"'\"".contains($0) } }
}

extension String {
  /// Whether it has expressions of a template.
  var hasExpressions: Bool { contains("{{") || contains("{%") }
}
