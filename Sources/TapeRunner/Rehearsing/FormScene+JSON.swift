import FormTape
import FormUI
import FormValidation

/// The state of a form as a value, for JSON.
extension FormScene {
  /// The scene as an object.
  var asValue: Value {
    .object([
      "fields": .list(fields.map(\.asValue)),
      "focus": focus.map { .text($0.rawValue) } ?? .null,
      "submitted": submitted ?? .null,
    ])
  }

  /// Creates a scene from its object; `nil` if invalid.
  init?(value: Value) {
    guard case .object(let members) = value, case .list(let items)? = members["fields"] else {
      return nil
    }
    let fields = items.compactMap(FieldScene.init(value:))
    guard fields.count == items.count else { return nil }
    self.init(
      fields: fields,
      focus: members["focus"]?.text.map { FieldID($0) },
      submitted: members["submitted"].flatMap { $0 == .null ? nil : $0 }
    )
  }
}

extension FieldScene {
  fileprivate var asValue: Value {
    .object([
      "id": .text(id.rawValue),
      "label": .text(label),
      "kind": .text(kind.rawValue),
      "value": value,
      "state": .text("\(state)"),
      "messages": .list(messages.map(\.asValue)),
      "shown": .list(shown.map { .text($0) }),
      "options": .list(options.map { .text($0) }),
      "caret": caret.map { .number(Number($0)) } ?? .null,
      "secret": .bool(isSecret),
      "traits": .list(traits.map(\.rawValue).sorted().map { .text($0) }),
    ])
  }

  fileprivate init?(value: Value) {
    guard case .object(let members) = value, let id = members["id"]?.text,
      let kind = members["kind"]?.text.flatMap(ValueKind.init(rawValue:)),
      let name = members["state"]?.text,
      let state = AnswerState.allCases.first(where: { "\($0)" == name })
    else { return nil }
    self.init(
      FieldID(id),
      label: members["label"]?.text,
      kind: kind,
      value: members["value"] ?? .null,
      state: state,
      messages: members["messages"]?.items.compactMap(Message.init(value:)) ?? [],
      shown: members["shown"]?.items.compactMap(\.text) ?? [],
      options: members["options"]?.items.compactMap(\.text) ?? [],
      caret: members["caret"]?.whole,
      isSecret: members["secret"] == .bool(true),
      traits: Set(
        members["traits"]?.items.compactMap { $0.text.flatMap(FieldTrait.init(rawValue:)) } ?? []
      )
    )
  }
}

extension FieldScene.Message {
  fileprivate var asValue: Value {
    .object([
      "text": .text(text),
      "incomplete": .bool(isIncomplete),
      "severity": .text(severity.rawValue),
    ])
  }

  fileprivate init?(value: Value) {
    guard case .object(let members) = value, let text = members["text"]?.text,
      let severity = members["severity"]?.text.flatMap(Severity.init(rawValue:))
    else { return nil }
    self.init(text, isIncomplete: members["incomplete"] == .bool(true), severity: severity)
  }
}
