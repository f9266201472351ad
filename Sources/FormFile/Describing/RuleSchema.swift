import FormValidation
import SourceText

/// The JSON Schema of rules in form files, from their definitions.
enum RuleSchema {
  /// The schema of rules: a list of entries, or a single one.
  static var list: JSONTree { several(["$ref": "#/definitions/rule"]) }

  /// Returns the schema of a list of something, or a single one.
  static func several(_ item: JSONTree) -> JSONTree {
    ["anyOf": [item, ["type": "array", "items": item]]]
  }

  /// The schema of a boolean, which may be a word of YAML 1.1.
  static let flag: JSONTree = [
    "anyOf": [
      ["type": "boolean"],
      ["type": "string", "pattern": "^([Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff])$"],
    ]
  ]

  /// The schemas of an entry in its forms, and of the parameters of each rule.
  static var definitions: [JSONTree.Member] {
    [.init("rule", rule), .init("short-rule", short), .init("long-rule", long)]
      + [.init("branch", branch)]
      + RuleDefinition.all.map { .init("rule-\($0.name)", parameters(of: $0)) }
  }

  private static var rule: JSONTree {
    [
      "anyOf": [
        ["enum": JSONTree(namesAlone)], ["type": "string"], ["$ref": "#/definitions/short-rule"],
        ["$ref": "#/definitions/long-rule"], ["$ref": "#/definitions/branch"],
      ]
    ]
  }

  /// The names and aliases of the rules that need no parameters.
  static var namesAlone: [String] {
    RuleDefinition.all.filter(\.standsAlone).flatMap { [$0.name] + $0.aliases }
  }

  /// A name and its parameters, or its main one: `min_length: 3`.
  private static var short: JSONTree {
    let properties = RuleDefinition.all.flatMap { definition in
      ([definition.name] + definition.aliases).map { name in
        JSONTree.Member(name, value(of: definition))
      }
    }
    return [
      "type": "object", "minProperties": 1, "maxProperties": 1,
      "not": ["required": ["rule"]], "properties": .object(properties),
    ]
  }

  /// Returns what may follow the name of a rule.
  private static func value(of definition: RuleDefinition) -> JSONTree {
    var forms: [JSONTree] = [["$ref": JSONTree("#/definitions/rule-\(definition.name)")]]
    if let main = definition.parameters.first(where: \.isMain) { forms.append(schema(of: main)) }
    if definition.standsAlone { forms.append(["enum": [true, .value(.null)]]) }
    return ["description": JSONTree(definition.summary), "anyOf": .list(forms)]
  }

  /// The long form: `rule: min_length`, and its parameters beside it.
  private static var long: JSONTree {
    let branches = RuleDefinition.all.map { definition -> JSONTree in
      [
        "if": ["properties": ["rule": ["enum": JSONTree([definition.name] + definition.aliases)]]],
        "then": ["$ref": JSONTree("#/definitions/rule-\(definition.name)")],
      ]
    }
    return [
      "type": "object", "required": ["rule"], "properties": ["rule": ["type": "string"]],
      "allOf": .list(branches),
    ]
  }

  /// Rules that apply under a condition.
  private static var branch: JSONTree {
    let condition: JSONTree = ["$ref": "#/definitions/condition"]
    return [
      "type": "object", "required": ["then"],
      "anyOf": [["required": ["when"]], ["required": ["unless"]]],
      "properties": ["when": condition, "unless": condition, "then": list, "else": list],
      "additionalProperties": false,
    ]
  }

  /// A condition on other fields.
  static var condition: JSONTree {
    let inner = several(["$ref": "#/definitions/condition"])
    return [
      "anyOf": [
        [
          "type": "object", "required": ["field"], "minProperties": 2,
          "properties": ["field": ["type": "string"]],
        ],
        [
          "type": "object", "minProperties": 1, "maxProperties": 1,
          "properties": ["all": inner, "any": inner, "not": inner],
          "additionalProperties": false,
        ],
      ]
    ]
  }

  /// Returns the schema of the parameters and modifiers of a rule.
  private static func parameters(of definition: RuleDefinition) -> JSONTree {
    let mark = Mark(line: 1, column: 1)
    var settings = Settings([], of: definition.name, at: mark, scope: FormKeys.noting)
    _ = RuleEntry.clause(of: definition, from: &settings)
    let own = definition.parameters.map { parameter -> JSONTree.Member in
      let tree = schema(of: parameter)
      let meaning = JSONTree.Member("description", JSONTree(parameter.meaning))
      return .init(parameter.name, .object([meaning] + tree.members))
    }
    let object = FormFileSchema.object(
      FormKeys(settings, given: definition.parameters.filter(\.isRequired).map(\.name)),
      with: .object(own)
    )
    let alternatives = definition.constraints.flatMap { constraint -> [String] in
      if case .oneOf(let first, let second) = constraint { [first, second] } else { [] }
    }
    let members = object.members.map { member -> JSONTree.Member in
      switch member.name {
      case "properties":
        .init(member.name, .object([.init("rule", ["type": "string"])] + member.tree.members))
      case "required":
        .init(member.name, unique(member.tree, without: alternatives))
      default: member
      }
    }
    let either = definition.constraints.compactMap { constraint -> JSONTree? in
      switch constraint {
      case .anyOf(let names): ["anyOf": .list(names.map { ["required": [JSONTree($0)]] })]
      case .oneOf(let first, let second):
        ["oneOf": [["required": [JSONTree(first)]], ["required": [JSONTree(second)]]]]
      case .ascending, .excludes: nil
      }
    }
    return .object(members + (either.isEmpty ? [] : [.init("allOf", .list(either))]))
  }

  private static func unique(_ list: JSONTree, without names: [String]) -> JSONTree {
    guard case .list(let items) = list else { return list }
    var seen = Set(names.map { JSONTree($0) })
    return .list(items.filter { seen.insert($0).inserted })
  }

  private static func schema(of parameter: RuleParameter) -> JSONTree {
    switch parameter.kind {
    case .flag: flag
    case .count: ["type": "integer", "minimum": 0]
    case .number: ["type": "number"]
    case .wholeNumber: ["type": "integer"]
    case .text, .words, .field, .registeredRule, .registeredCheck: ["type": "string"]
    case .prose: FormFileSchema.translated(["type": "string"])
    case .texts, .fieldOrFields, .program: several(["type": "string"])
    case .fields: ["type": "array", "items": ["type": "string"]]
    case .choice(let choices): schema(of: choices)
    case .choices(let choices): several(schema(of: choices))
    case .values: ["type": "array"]
    case .rules: list
    case .notation, .notations, .value: [:]
    }
  }

  private static func schema(of choices: RuleParameter.Choices) -> JSONTree {
    if choices.areVersions { return ["type": ["string", "number"]] }
    let isOpen = choices.allowsBeginnings || choices.other != nil
    // Where GB is a word, so is UK.
    let words = choices.words + ["UK"].filter { choices($0) != nil }
    return isOpen ? ["type": "string"] : ["enum": JSONTree(words)]
  }
}
