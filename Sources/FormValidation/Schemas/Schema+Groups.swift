/// Answers that are objects, and lists of objects.
extension Schema {
  /// Adds the fields of a group under their full names, `address.street`; its rules may refer to
  /// them by their short names.
  ///
  /// The answer of the group is an object.
  public mutating func add(_ group: FieldID, _ schema: Schema) {
    groups.append(group)
    let scope = FieldScope(of: group, names: schema.names)
    for registration in schema.registrations {
      add(
        group.member(registration.field),
        normalizers: registration.ownNormalizers,
        rules: registration.rules.within(scope)
      )
    }
    groups += schema.groups.map { group.member($0) }.filter { !groups.contains($0) }
    lists += schema.lists.map { $0.within(scope, of: group) }
  }

  /// Adds the fields of each object in a list, `guests[0].name`.
  ///
  /// Rules on the list itself, like `minItems`, are those of a field of its name.
  public mutating func add(eachIn list: FieldID, _ schema: Schema) {
    lists.append(ItemList(field: list, name: list, scope: nil, items: schema))
  }

  /// The names by which its rules can refer to its own fields.
  var names: Set<FieldID> {
    Set(fields.map(\.firstName) + lists.map(\.field.firstName))
  }

  /// Returns a schema without groups for some answers, and those answers in flat form; `nil` if
  /// there are no groups.
  func flattened(for answers: Answers) -> (schema: Schema, answers: Answers)? {
    guard !groups.isEmpty || !lists.isEmpty else { return nil }
    let shape = shape(of: answers.joined.flattened)
    return (shape.schema, shape.answers)
  }

  /// Returns the schema with the fields that some flat answers have, and its objects and lists.
  func shape(of answers: Answers) -> AnswerShape {
    var shape = AnswerShape(schema: self, answers: answers)
    shape.spread()
    return shape
  }
}

/// The fields, objects and lists of a schema in certain answers.
struct AnswerShape {
  /// The schema without groups, with the fields of every item of a list.
  private(set) var schema: Schema

  /// The answers in flat form.
  private(set) var answers: Answers

  /// The objects: groups, and items of lists.
  private(set) var objects: Set<FieldID> = []

  /// The lists of objects.
  private(set) var lists: Set<FieldID> = []

  private var registrations: [Registration] = []
  private var misshapen: Set<FieldID> = []

  init(schema: Schema, answers: Answers) {
    (self.schema, self.answers) = (schema, answers)
  }

  /// Adds the fields of every item, and refuses answers that are not the objects or lists that they
  /// must be.
  fileprivate mutating func spread() {
    guard !schema.groups.isEmpty || !schema.lists.isEmpty else { return }
    registrations = schema.registrations
    schema.groups.forEach { check($0) }
    var rest = schema.lists
    var next = 0
    while next < rest.count {
      rest += spread(rest[next])
      next += 1
    }
    if !misshapen.isEmpty { refuseMisshapen() }
    schema = Schema(registrations)
  }

  /// Adds the fields of the items of a list, and returns the lists in them.
  private mutating func spread(_ list: Schema.ItemList) -> [Schema.ItemList] {
    lists.insert(list.field)
    guard case .list(let items) = answers[list.field] else {
      if !answers[list.field].isAbsent { misshapen.insert(list.field) }
      return []
    }
    var inner: [Schema.ItemList] = []
    for index in items.indices {
      let item = list.field.entry(index)
      objects.insert(item)
      guard case .object = items[index] else {
        answers[item] = items[index]
        registrations.append(Registration(field: item, rules: [Clause(IsNested(isItem: true))]))
        continue
      }
      let own = FieldScope(of: list.name.entry(index), names: list.items.names)
      let scope = list.scope.map { own.within($0) } ?? own
      registrations += list.items.registrations.map { registration in
        Registration(
          field: item.member(registration.field),
          normalizers: registration.ownNormalizers,
          rules: registration.rules.within(scope)
        )
      }
      list.items.groups.forEach { check(item.member($0)) }
      inner += list.items.lists.map { $0.within(scope, of: item) }
    }
    return inner
  }

  private mutating func check(_ group: FieldID) {
    objects.insert(group)
    if case .object = answers[group] { return }
    if !answers[group].isAbsent { misshapen.insert(group) }
  }

  /// Replaces the fields of misshapen answers by one that says what each must be.
  private mutating func refuseMisshapen() {
    var refused: Set<FieldID> = []
    registrations = registrations.compactMap { registration in
      guard let outer = outermostMisshapen(around: registration.field) else { return registration }
      guard refused.insert(outer).inserted else { return nil }
      return refusal(of: outer)
    }
    for field in misshapen.subtracting(refused).sorted(by: { $0.rawValue < $1.rawValue })
    where outermostMisshapen(around: field) == field {
      registrations.append(refusal(of: field))
    }
  }

  private func refusal(of field: FieldID) -> Registration {
    Registration(field: field, rules: [Clause(IsNested(isList: lists.contains(field)))])
  }

  private func outermostMisshapen(around field: FieldID) -> FieldID? {
    let name = field.rawValue
    let ends = name.utf8.indices.filter { FieldID.divides(name.utf8[$0]) } + [name.endIndex]
    return ends.lazy.map { FieldID(String(name[..<$0])) }.first(where: misshapen.contains)
  }
}

extension Schema.ItemList {
  /// Returns the list as part of a group or an item.
  func within(_ outer: FieldScope, of group: FieldID) -> Schema.ItemList {
    var list = self
    list.field = group.member(field)
    list.scope = scope?.within(outer) ?? outer
    return list
  }
}

extension Value {
  /// Whether it means that an object or a list is absent.
  fileprivate var isAbsent: Bool { self == .null || self == .text("") }
}

/// An answer must be an object, or a list of objects.
private struct IsNested: Rule {
  let name = "kind"
  var isList = false

  /// Whether it is an item of a list, which cannot be absent.
  var isItem = false

  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  var requirement: Wording { Wording(message) }

  private var message: Message {
    isList ? ValueKind.list.demand : .noObject
  }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    switch value {
    case .null where !isItem, .text("") where !isItem: .valid
    case .list where isList: .valid
    case .object where !isList: .valid
    default: .invalid("kind", message)
    }
  }
}
