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
      switch node.text {
      case "today": return .today
      case "now": return .now
      default: break
      }
      let entry = Node.Entry(name: key, mark: node.mark, value: node)
      var item = Settings([entry], of: owner, at: node.mark, scope: scope)
      defer { findings += item.findings }
      guard let text = item.filledText(key) else { return nil }
      item.checkAnswers(in: text, at: key)
      return .suggested(AnswerText(text))
    }
    if node.hasLanguages {
      findings.append(Finding(node.mark, "the \(key) is the same in every language"))
      return nil
    }
    var item = Settings(entries, of: key, at: node.mark, scope: scope)
    defer { findings += item.findings }
    let sources = [
      item.filledText("env").map(AnswerSource.environment),
      item.field("field", asAnswer: true).map(AnswerSource.field),
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
}

extension Node.Entry {
  /// Whether it is the source of an answer rather than an answer, in a field of a type.
  func isSource(for type: WidgetKey?) -> Bool {
    switch value.text {
    case "today": ["date", "datetime"].contains(type?.name)
    case "now": ["time", "datetime"].contains(type?.name)
    case let text?:
      [.text, .number, .any].contains(type?.kind) && !AnswerText(text).references.isEmpty
    case nil: value.isMapping
    }
  }
}

extension Node {
  /// Whether it has keys.
  var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }
}
