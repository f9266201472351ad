import FormValidation
import SourceText

/// What a form cannot have of a schema.
extension JSONSchemaReader {
  /// The keywords that name schemas, or that are read wherever they are.
  private static let structural: Set = [
    "$schema", "$id", "id", "$comment", "$defs", "definitions", "$anchor", "$dynamicAnchor",
    "$recursiveAnchor", "$vocabulary", "title", "type", "nullable",
  ]

  /// The keywords that restrict answers.
  static let restricting: Set = [
    "$dynamicRef", "$recursiveRef", "$ref", "additionalItems", "additionalProperties", "allOf",
    "anyOf", "const", "contains", "dependencies", "dependentRequired", "dependentSchemas", "else",
    "enum", "exclusiveMaximum", "exclusiveMinimum", "format", "if", "items", "maxContains",
    "maxItems", "maxLength", "maxProperties", "maximum", "minContains", "minItems", "minLength",
    "minProperties", "minimum", "multipleOf", "not", "oneOf", "pattern", "patternProperties",
    "prefixItems", "properties", "propertyNames", "required", "then", "unevaluatedItems",
    "unevaluatedProperties", "uniqueItems",
  ]

  /// The keywords of which a schema that is joined from others may have several, each of which is
  /// read.
  static let repeatable: Set = ["format", "multipleOf", "not", "pattern"]

  /// The keywords that restrict nothing if they are empty.
  fileprivate static let voidIfEmpty: Set = [
    "allOf", "dependencies", "dependentRequired", "dependentSchemas", "patternProperties",
    "properties", "propertyNames", "required",
  ]

  /// The keywords that apply to every field.
  static let ofFields = ["description", "default", "readOnly"]

  /// Notes a part that is left out or changed.
  mutating func note(_ mark: Mark, _ words: String) {
    imported.notes.append(Finding(mark, words))
  }

  /// Notes the keywords that are not read, which are within another one, or in no other; those that
  /// do not restrict answers, together.
  mutating func omitOthers(in schema: Node, but read: [String], within outer: String? = nil) {
    for entry in schema.members
    where !read.contains(entry.name) && !JSONSchemaReader.structural.contains(entry.name)
      && !JSONSchemaReader.shown.contains(entry.name) && !entry.isVoid
    {
      if JSONSchemaReader.restricting.contains(entry.name), !entry.allowsAll {
        note(entry.mark, "\(outer.map { "\($0): " } ?? "")\(entry.name) is left out")
      } else {
        imported.annotations.append((entry.name, entry.mark))
      }
    }
  }

  /// Notes keywords that are not read, and returns the schema without them.
  mutating func omitting(_ keywords: [String], from schema: Node) -> Node {
    keywords.reduce(schema) { schema, keyword in
      for entry in schema.members where entry.name == keyword && !entry.isVoid {
        imported.annotations.append((keyword, entry.mark))
      }
      return schema.without(keyword)
    }
  }

  /// Notes that a member cannot be null, although its schema allows it.
  mutating func omitNull(of part: SchemaPart) {
    guard part.schema.isNullable else { return }
    note(part.property.mark, "the type null of \(part.property.name) is left out")
  }

  /// Notes that a part is left out because its schema cannot be found, or contains itself.
  mutating func omitReference(_ path: Node, of name: String) {
    note(path.mark, "$ref \((path.text ?? "").quoted) cannot be followed; \(name) is left out")
  }
}

extension Node.Entry {
  /// Whether a keyword has the value that it has if it is left out, or that every form has.
  fileprivate var isVoid: Bool {
    switch (name, value.content) {
    // A form has no members but those of its fields.
    case ("additionalProperties", .scalar(.bool(false))),
      ("unevaluatedProperties", .scalar(.bool(false))),
      ("additionalItems", .scalar(.bool(true))), ("unevaluatedItems", .scalar(.bool(true))):
      true
    case ("uniqueItems", .scalar(.bool(false))), ("deprecated", .scalar(.bool(false))),
      ("readOnly", .scalar(.bool(false))), ("writeOnly", .scalar(.bool(false))):
      true
    case (_, .scalar(.number(0))): ["minItems", "minLength", "minProperties"].contains(name)
    case ("default", _), ("description", _): value.value.isBlank
    case (_, .mapping(let members)) where members.isEmpty:
      JSONSchemaReader.voidIfEmpty.contains(name)
    case (_, .list(let nodes)) where nodes.isEmpty: JSONSchemaReader.voidIfEmpty.contains(name)
    default: false
    }
  }

  /// Whether it allows members with any value, of which none is asked for.
  fileprivate var allowsAll: Bool {
    guard name == "additionalProperties" || name == "unevaluatedProperties" else { return false }
    return switch value.content {
    case .scalar(.bool(true)): true
    case .mapping(let members): members.isEmpty
    default: false
    }
  }
}
