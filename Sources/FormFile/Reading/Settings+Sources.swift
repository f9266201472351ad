import FormUI
import FormValidation
import SourceText

extension Settings {
  /// Returns where an answer comes from: `{env: USER}`, `{field: other}`, `today` or `now`; `nil`
  /// after an error, which is recorded in the settings.
  mutating func source(_ node: Node, of key: String) -> AnswerSource? {
    guard case .mapping(let entries) = node.content else {
      return node.text == "today" ? .today : .now
    }
    var item = Settings(entries, of: key, at: node.mark, scope: scope)
    defer { findings += item.findings }
    let (variable, field) = (item.words("env"), item.field("field"))
    item.finish()
    switch (variable, field) {
    case (let variable?, nil): return .environment(variable)
    case (nil, let field?): return .field(field)
    case (nil, nil) where !item.findings.isEmpty: break
    default: item.report("\(key) needs either env or field", at: "env")
    }
    return nil
  }

  /// Returns a text with the names of fields in braces, if present and valid.
  mutating func template(_ key: String) -> Message? {
    let names = scope.fields?.names ?? []
    return message(key, placeholders: names)
  }
}

extension Node.Entry {
  /// Whether it says where an answer comes from rather than what it is, in a field of a type.
  func isSource(forType type: String?) -> Bool {
    switch value.text {
    case "today": type == "date"
    case "now": type == "time"
    default: value.isMapping
    }
  }
}

extension Node {
  /// Whether it has keys.
  var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }
}
