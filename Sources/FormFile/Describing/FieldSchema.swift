import FormValidation
import FormWidgets
import Forms
import SourceText

/// The JSON Schema of the answer to a field.
struct FieldSchema {
  /// The schema.
  let tree: JSONTree

  /// The names of the rules that it does not express.
  let omitted: [String]

  /// Creates the schema of a field's answer; an answer that may be blank can be null.
  init(_ field: Field) {
    var answer = SchemaKeywords()
    FieldSchema.addType(of: field, to: &answer)
    answer.add(field.allRules)
    if field.source?.isText == true { answer.omit("the template") }
    var members: [JSONTree.Member] = []
    if !field.id.rawValue.hasSuffix(field.label) {
      members.append(.init("title", JSONTree(field.label)))
    }
    if let help = field.help { members.append(.init("description", JSONTree(help))) }
    let value = field.widget.value
    let isSecret = field.isSecret
    if !value.isBlank, !isSecret, field.source == nil, !field.isHidden {
      members.append(.init("default", .value(value.asData(of: field))))
    }
    if isSecret { members.append(.init("writeOnly", true)) }
    if let comment = answer.comment { members.append(.init("$comment", comment)) }
    tree = .object(members + FieldSchema.members(of: answer, for: field))
    omitted = answer.omitted
  }

  /// Returns the keywords for an answer that may be blank or not.
  private static func members(
    of answer: SchemaKeywords,
    for field: Field
  ) -> [JSONTree.Member] {
    if field.allRules.isRequired {
      var answer = answer
      if case .text = field.widget.traits.role { answer.add("pattern", JSONTree(visible)) }
      return answer.tree.members
    }
    let isText = field.widget.traits.role.isText
    let blank =
      (isText ? [JSONTree.value("")] : []) + (field.acceptsNull ? [.value(.null)] : [])
      + (field.isHidden ? [.list([])] : [])
    if blank.isEmpty || answer.tree.members.isEmpty { return answer.tree.members }
    return [.init("anyOf", [["enum": .list(blank)], answer.tree])]
  }

  /// A character that is not white space.
  /// - Source: Unicode Character Database, the property White_Space.
  static let visible =
    #"[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"#

  private static func addType(of field: Field, to keywords: inout SchemaKeywords) {
    let (role, facts) = (field.widget.traits.role, field.widget.traits.role.facts)
    // Without rules, any answer may replace it.
    if role == .text, field.isHidden { return }
    switch facts.kind {
    case .text: keywords.add("type", "string")
    case .number: keywords.add("type", "number")
    case .toggle: keywords.add("type", "boolean")
    case .list: keywords.add("type", "array")
    case .any: if facts.interaction == .pressed { keywords.add("type", "array") }
    }
    if role.isRange { for key in ["minItems", "maxItems"] { keywords.add(key, 2) } }
    if let format = facts.notation?.schemaFormat { keywords.add("format", JSONTree(format)) }
    if let pattern = facts.notation?.pattern { keywords.add("pattern", JSONTree(pattern)) }
    if role.hasOptions { addOptions(of: field, to: &keywords) }
    if [.listed, .pressed].contains(facts.interaction) {
      keywords.add("items", ["type": "string"])
    }
  }

  /// Adds the values of the options, if they are known; for lists that depend on an answer, those
  /// of all lists.
  private static func addOptions(of field: Field, to keywords: inout SchemaKeywords) {
    let (traits, description) = (field.widget.traits, field.widget.description)
    let isList = traits.role == .choices
    let item: JSONTree = ["string", "number"]
    func addAnything() { keywords.add(isList ? "items" : "type", isList ? ["type": item] : item) }
    let source = description.options?.source ?? .listed([])
    if source.reads.count > source.fields.count { keywords.omit("conditions of options") }
    if case .listed = source {
      // The field's rules include the list.
      if traits.other != nil { addAnything() }
      return
    }
    let names = source.fields.map(\.rawValue).joined(separator: ", ")
    keywords.omit("options \(source.isAsked ? "from outside" : "by \(names)")")
    guard !source.isAsked, traits.other == nil else { return addAnything() }
    var seen: Set<Value> = []
    let values = source.lists.joined()
      .filter { !$0.isDisabled && seen.insert($0.value).inserted }
      .map(\.value)
    let list: JSONTree = ["enum": .list(values.map(JSONTree.value))]
    keywords.add(isList ? "items" : "enum", isList ? list : .list(values.map(JSONTree.value)))
  }
}

extension Field {
  /// Whether null is an answer; a toggle or a track with an initial answer always has one.
  fileprivate var acceptsNull: Bool {
    var form = Form(title: "", fields: [self])
    return form.start(fieldAt: 0, with: .null)
  }

  /// Whether it is an error to leave out its answer.
  var isMissed: Bool {
    source == nil && !isHidden && !isReadOnly && isSubmitted && allRules.isRequired
      && !allRules.verdict(on: widget.value, among: Answers()).isValid
  }
}

extension AnswerSource {
  /// Whether the answer is composed of others.
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Value {
  /// The value as submitted: a number field has a text as typed.
  fileprivate func asData(of field: Field) -> Value {
    guard case .number = field.widget.traits.role, case .text(let text) = self else {
      return self
    }
    return Number(text).map(Value.number) ?? self
  }
}
