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
    let form = FormReader(Node(.mapping([]), at: start), FormExtensions(), scope: noting).settings
    var members: [JSONTree.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", "Tabstop form"),
    ]
    let confirm = FormReader.confirmation([], at: start, in: noting).1
    let buttons = FormReader.buttons([], at: start, in: noting).1
    members +=
      object(
        form,
        with: [
          "fields": ["$ref": "#/definitions/fields"], "checks": RuleSchema.list,
          "buttons": object(buttons), "confirm": ["anyOf": [["type": "string"], object(confirm)]],
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

  private static let start = Mark(line: 1, column: 1)

  /// A scope in which settings record the kinds of their keys.
  static var noting: RuleScope { RuleScope(notesKeys: true) }

  private static var definitions: [JSONTree.Member] {
    let types = WidgetKey.all.map { key in
      JSONTree.Member("field-\(key.name)", field(ofType: key.name))
    }
    return [
      .init("fields", ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/entry"]]),
      .init("entry", entry), .init("group", group), .init("hidden", hidden),
      .init("known-rules", knownRules), .init("condition", RuleSchema.condition),
      .init("options", options),
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
    Form.Section.Kind.allCases.compactMap { kind in
      let node = Node(.mapping([key(kind.rawValue)]), at: start)
      return SectionReader(node, in: noting).map {
        .init(kind.rawValue, object($0.settings, asking: [kind.rawValue]))
      }
    }
  }

  private static var group: JSONTree {
    let reader = GroupReader(Node(.mapping([]), at: start), in: noting)
    return object(reader.settings, with: ["fields": ["$ref": "#/definitions/fields"]])
  }

  private static var hidden: JSONTree {
    let reader = FieldReader(Node(.mapping([key("hidden")]), at: start), in: noting)
    return object(reader.settings, asking: ["hidden"])
  }

  private static func field(ofType name: String) -> JSONTree {
    let type = Node(.scalar(.text(name)), at: start)
    let entry = Node.Entry(name: "type", mark: start, value: type)
    let settings = FieldReader(Node(.mapping([entry]), at: start), in: noting).settings
    var schema = object(settings, asking: ["type"])
    guard case .object(var members) = schema,
      let index = members.firstIndex(where: { $0.name == "properties" })
    else { return schema }
    // A default can also have a source: `{env: USER}`.
    var properties = members[index].tree.members
    if let start = properties.firstIndex(where: { $0.name == "default" }) {
      properties[start].tree = ["anyOf": [properties[start].tree, ["type": "object"]]]
    } else {
      properties.append(.init("default", ["type": "object"]))
    }
    members[index].tree = .object(properties)
    schema = .object(members)
    return schema
  }

  private static func key(_ name: String) -> Node.Entry {
    Node.Entry(name: name, mark: start, value: Node(.scalar(.null), at: start))
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
    let value: JSONTree = ["type": ["string", "number"]]
    let text: JSONTree = ["type": "string"]
    let whole: JSONTree = [
      "type": "object", "required": ["value"],
      "properties": [
        "value": value, "label": text, "help": text, "group": text, "disabled": ["type": "boolean"],
      ],
      "additionalProperties": false,
    ]
    return [
      "anyOf": [["type": "array", "items": ["anyOf": [value, whole]]], ["type": "object"]]
    ]
  }

  /// Returns the schema of a mapping whose keys have all been looked up, with the schemas of some
  /// keys.
  static func object(
    _ settings: Settings,
    with own: JSONTree = [:],
    asking required: [String] = []
  ) -> JSONTree {
    let properties = settings.known.map { key in
      JSONTree.Member(
        key,
        own.members.first { $0.name == key }?.tree ?? schema(of: settings.kinds[key] ?? .value)
      )
    }
    var members: [JSONTree.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
      .init("additionalProperties", false),
    ]
    let names = required + settings.missingKeys.filter { $0.count == 1 }.flatMap { $0 }
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
    case .normalizers: normalizers
    case .value: [:]
    case .shownText: ["type": "string", "pattern": "\\S"]
    case .name: ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*$"]
    case .counts:
      [
        "type": "object",
        "properties": ["min": schema(of: .count), "max": schema(of: .count)],
        "additionalProperties": false,
      ]
    case .words(let words): ["enum": JSONTree(words)]
    }
  }

  private static var normalizers: JSONTree {
    let names = JSONTree(NormalizerKey.all.map(\.name))
    return RuleSchema.several(
      ["anyOf": [["enum": names], ["type": "object", "propertyNames": ["enum": names]]]]
    )
  }
}
