import FormValidation
import Forms
import SourceText

/// The JSON Schema of form files, derived from the keys that the reader looks up.
///
/// It is in draft 7, which editors support best.
/// - Source: JSON Schema, draft-07.
package enum FormFileSchema {
  /// The schema, with a line break at the end.
  package static var text: String { tree.indented() + "\n" }

  static var tree: JSONTree {
    var members: [JSONTree.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "Tabstop form"),
    ]
    members +=
      object(
        .form,
        with: [
          "fields": ["$ref": "#/definitions/fields"], "checks": RuleSchema.list,
          "buttons": object(.buttons),
          "confirm": ["anyOf": [["type": "string"], translation, object(.confirmation)]],
        ]
      ).members
    // Another name can only be that of a rule set of the form.
    members += [
      .init("if", ["not": ["required": ["rules"]]]),
      .init("then", ["properties": ["fields": ["$ref": "#/definitions/known-rules"]]]),
      .init("definitions", .object(definitions)),
    ]
    return .object(members)
  }

  private static var definitions: [JSONTree.Member] {
    let types = WidgetKey.all.map { key in
      JSONTree.Member("field-\(key.name)", field(ofType: key.name))
    }
    return [
      .init("fields", ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/entry"]]),
      .init("entry", entry), .init("group", group), .init("hidden", hidden),
      .init("known-rules", knownRules), .init("condition", RuleSchema.condition),
      .init("options", options), .init("translation", translations), .init("option", option),
    ] + parts + types + RuleSchema.definitions
  }

  /// An entry of the fields: a part, a group, a hidden field, or a field by its type.
  private static var entry: JSONTree {
    let field = WidgetKey.all.reversed().reduce(
      [
        "required": ["id", "type"],
        "properties": ["type": ["enum": JSONTree(WidgetKey.all.map(\.name))]],
      ] as JSONTree
    ) { other, key in
      [
        "if": ["properties": ["type": ["const": JSONTree(key.name)]], "required": ["type"]],
        "then": ["$ref": JSONTree("#/definitions/field-\(key.name)")], "else": other,
      ]
    }
    // A select with several answers has the keys of a checklist.
    let kept: JSONTree = [
      "if": [
        "properties": ["type": ["const": "select"], "multiple": ["const": true]],
        "required": ["type", "multiple"],
      ],
      "then": ["$ref": "#/definitions/field-checklist"], "else": field,
    ]
    let names = FieldListReader.kinds
    return names.reversed().reduce(["type": "object", "allOf": [kept]] as JSONTree) {
      other,
      name in
      [
        "if": ["required": [JSONTree(name)]],
        "then": ["$ref": JSONTree("#/definitions/\(name)")], "else": other,
      ]
    }
  }

  private static var parts: [JSONTree.Member] {
    Form.Section.Kind.allCases.map { .init($0.rawValue, object(.part($0))) }
  }

  private static var group: JSONTree {
    object(.group, with: ["fields": ["$ref": "#/definitions/fields"]])
  }

  private static var hidden: JSONTree { object(.hidden) }

  private static func field(ofType name: String) -> JSONTree {
    var schema = object(.field(ofType: name))
    guard case .object(var members) = schema,
      let index = members.firstIndex(where: { $0.name == "properties" })
    else { return schema }
    // A default can also have a source: `{env: USER}`, or answers in a text.
    var properties = members[index].tree.members
    if let start = properties.firstIndex(where: { $0.name == "default" }) {
      let isNumber = WidgetKey.named(name)?.kind == .number
      let text: [JSONTree] = isNumber ? [["type": "string", "pattern": "[{]/?[A-Za-z]"]] : []
      properties[start].tree = [
        "anyOf": .list([properties[start].tree, source(of: ["env", "field", "command"])] + text)
      ]
    } else if name != "matrix" {
      properties.append(.init("default", source(of: ["env", "field", "command"])))
    }
    members[index].tree = .object(properties)
    schema = .object(members)
    return schema
  }

  /// Rules by names that are known, in fields and in the fields of groups.
  private static var knownRules: JSONTree {
    let names = JSONTree(RuleDefinition.all.flatMap { [$0.name] + $0.aliases })
    let rule: JSONTree = [
      "if": ["type": "string"], "then": ["enum": JSONTree(RuleSchema.namesAlone)],
      "else": [
        "if": ["maxProperties": 1, "not": ["required": ["rule"]]],
        "then": ["propertyNames": ["enum": names]],
      ],
    ]
    return [
      "items": [
        "properties": [
          "rules": ["if": ["type": "array"], "then": ["items": rule], "else": rule],
          "fields": ["$ref": "#/definitions/known-rules"],
        ]
      ]
    ]
  }

  private static var options: JSONTree {
    let list: JSONTree = ["type": "array", "items": ["$ref": "#/definitions/option"]]
    return ["anyOf": [list, source(of: ["by", "file", "command"])]]
  }

  /// Returns the schema of a mapping with one of some keys that say where something comes from.
  private static func source(of names: [String]) -> JSONTree {
    let keys: [String: JSONTree] = [
      "by": RuleSchema.several(["type": "string"]), "command": ["type": ["string", "array"]],
    ]
    let kinds = names.map { name -> JSONTree in
      let tree = keys[name] ?? ["type": "string"]
      return ["required": JSONTree([name]), "properties": .object([.init(name, tree)])]
    }
    return ["type": "object", "anyOf": .list(kinds)]
  }

  private static var option: JSONTree {
    let value: JSONTree = ["type": ["string", "number"]]
    return ["anyOf": [value, object(.option, with: ["value": value])]]
  }

  /// A text in several languages.
  private static let translation: JSONTree = ["$ref": "#/definitions/translation"]

  private static var translations: JSONTree {
    [
      "type": "object", "minProperties": 1, "propertyNames": ["enum": JSONTree(Language.codes)],
      "additionalProperties": ["type": "string"],
    ]
  }

  /// Returns the schema of a text that may be in several languages.
  static func translated(_ text: JSONTree) -> JSONTree { ["anyOf": [text, translation]] }

  /// Returns the schema of a mapping with keys, with the schemas of some of them.
  static func object(_ keys: FormKeys, with own: JSONTree = [:]) -> JSONTree {
    let properties = keys.all.map { key in
      let tree = own.members.first { $0.name == key.name }?.tree ?? schema(of: key.kind)
      let meaning = key.meaning.map { [JSONTree.Member("description", JSONTree($0))] } ?? []
      return JSONTree.Member(key.name, .object(meaning + tree.members))
    }
    var members: [JSONTree.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
      .init("additionalProperties", false),
    ]
    let names = keys.all.filter(\.isRequired).map(\.name)
    if !names.isEmpty { members.append(.init("required", JSONTree(names))) }
    return .object(members)
  }

  private static func schema(of kind: KeyKind) -> JSONTree {
    switch kind {
    case .text: ["type": "string"]
    case .flag: RuleSchema.flag
    case .number: ["type": "number"]
    case .whole: ["type": "integer"]
    case .count: ["type": "integer", "minimum": 0]
    case .list: ["type": "array"]
    case .texts: RuleSchema.several(["type": "string"])
    case .condition: ["$ref": "#/definitions/condition"]
    case .rules: RuleSchema.list
    case .options: ["$ref": "#/definitions/options"]
    case .choices: ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/option"]]
    case .normalizers: normalizers
    case .value: [:]
    case .filledText: ["type": "string", "pattern": "\\S"]
    case .prose: translated(schema(of: .text))
    case .shownText: translated(schema(of: .filledText))
    case .shownTexts: RuleSchema.several(translated(schema(of: .text)))
    case .wordList(let words): ["type": "array", "minItems": 1, "items": schema(of: .words(words))]
    case .name: ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$"]
    case .counts:
      [
        "type": "object",
        "properties": ["min": schema(of: .count), "max": schema(of: .count)],
        "additionalProperties": false,
      ]
    case .words(let words):
      // Of YAML, an unquoted null is not a text.
      ["enum": .list(words.map { JSONTree($0) } + (words.contains("null") ? [.value(.null)] : []))]
    }
  }

  private static var normalizers: JSONTree {
    let names = JSONTree(NormalizerKey.all.map(\.name))
    return RuleSchema.several(
      ["anyOf": [["enum": names], ["type": "object", "propertyNames": ["enum": names]]]]
    )
  }
}
