import FormValidation
import Forms
import SourceText

extension AnswerSource {
  /// The check that runs the program of `default: {command: […]}`.
  package static let command = "default"
}

extension Settings {
  /// Returns the source of an answer: `{env: USER}`, `{command: [whoami]}`, `{field: other}`,
  /// `today`, or `now`; `nil` after an error, which is recorded in the settings.
  mutating func source(_ node: Node, of key: String) -> AnswerSource? {
    guard case .mapping(let entries) = node.content else {
      return node.text == "today" ? .today : .now
    }
    if node.hasLanguages {
      findings.append(Finding(node.mark, "the \(key) is the same in every language"))
      return nil
    }
    var item = Settings(entries, of: key, at: node.mark, scope: scope)
    defer { findings += item.findings }
    let sources = [
      item.filledText("env").map(AnswerSource.environment),
      item.field("field").map(AnswerSource.field),
      item.program("command").map { .asked(AnswerSource.command, arguments: $0) },
    ].compactMap { $0 }
    item.finish()
    if sources.count == 1 { return sources[0] }
    guard item.findings.isEmpty else { return nil }
    if let last = entries.last {
      let names = entries.map(\.name).joined(separator: " and ")
      item.report("\(key) has \(names); keep only one", at: last.name)
    } else {
      item.report("\(key) needs env, command or field", at: "env")
    }
    return nil
  }

  /// Returns a text with the names of other fields in braces, if present and valid.
  mutating func template(_ key: String, in field: FieldID?) -> Message? {
    let fields = scope.fields
    return template(key, placeholders: fields?.names.filter { $0 != field?.rawValue } ?? []) {
      fields?.contains($0) == true && fields?.shortList(in: $0) == nil
    }
  }
}

extension Node.Entry {
  /// Whether it is the source of an answer rather than an answer, in a field of a type.
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
