public import FormValidation

extension Form {
  /// Fields under a heading whose answers form one object: a group, or an entry of a repeated
  /// group.
  package struct FieldGroup: Equatable, Sendable {
    /// The name, which begins those of its fields: `address`, or `passengers[0]`.
    package let id: FieldID

    /// The heading.
    package let label: String

    /// The indices of its fields in the form.
    package let indices: Range<Int>

    /// The number of enclosing groups.
    package let depth: Int

    /// Returns the group with its fields at other indices, within another group if given.
    func moved(_ move: (Int) -> Int, into group: FieldID? = nil) -> FieldGroup {
      FieldGroup(
        id: group?.member(id) ?? id,
        label: label,
        indices: move(indices.lowerBound)..<move(indices.upperBound),
        depth: depth + (group == nil ? 0 : 1)
      )
    }
  }
}

extension [Form.FieldGroup] {
  /// Returns the groups with their fields at other indices.
  func moved(_ move: (Int) -> Int) -> [Form.FieldGroup] {
    map { $0.moved(move) }
  }
}

/// Fields under a heading whose answers form one object.
///
/// ```swift
/// Group("address", label: "Address") {
///   Field("street", TextField(), rules: [.required])
///   Field("country", TextField())
///   Field("state", TextField(), when: .field("country", [.equals("US")]))
/// }
/// ```
///
/// Its fields are named `address.street`; rules and conditions within the group may omit the name
/// of the group. In a `TypedForm`, it answers a property whose type has the fields' properties.
public struct Group<Answered> {
  /// The fields, under the heading.
  public let content: FormContent

  /// Creates a group; with a condition, its fields are asked only if it holds.
  public init(
    _ id: FieldID,
    label: String? = nil,
    when condition: Condition? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().grouped(id, label: label ?? id.rawValue, when: condition)
  }

  /// Creates a group that answers a property.
  public init<Content>(
    _ label: String,
    _ property: KeyPath<Answered, Content>,
    when condition: Condition? = nil,
    @FormBuilder<Content> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.grouped($1, label: label, when: condition)
    }
  }

  /// Creates a group that answers an optional property: `nil` if the group is not asked.
  public init<Content>(
    _ label: String,
    _ property: KeyPath<Answered, Content?>,
    when condition: Condition? = nil,
    @FormBuilder<Content> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.grouped($1, label: label, when: condition)
    }
  }
}

extension FormContent {
  /// Returns the content as a part with the name of a property.
  func bound<Root, Property>(
    to property: KeyPath<Root, Property>,
    _ part: (FormContent, FieldID) -> FormContent
  ) -> FormContent {
    let field = FieldID(storedProperty: property)
    let name = field ?? FieldID("\(property)")
    var content = part(self, name)
    content.mistakes = mistakes.map {
      BindingError.Mistake(field: name.member($0.field), reason: $0.reason)
    }
    if field == nil { content.mistakes.append(.init(field: name, reason: .notStored)) }
    return content
  }

  /// Returns the content as a group.
  /// - Precondition: It contains no sections and no pages.
  package func grouped(_ id: FieldID, label: String, when condition: Condition?) -> FormContent {
    precondition(
      sections.allSatisfy { $0.kind == .note },
      "the group \(id) holds a section or page"
    )
    let scope = FieldScope(of: id, names: Set(fields.map(\.id.firstName)))
    let whole = Form.FieldGroup(id: id, label: label, indices: fields.indices, depth: 0)
    return FormContent(
      fields.map { $0.within(scope, of: id, when: condition) },
      sections: sections.map { note in
        Form.Section(
          note.kind,
          note.title,
          from: note.start,
          when: .both(condition, note.condition?.within(scope))
        )
      },
      checks: checks.map { $0.within(scope) },
      groups: [whole] + groups.map { $0.moved({ $0 }, into: id) },
      lists: lists.moved(into: id)
    )
  }
}

extension FormContent {
  /// The content in the form itself, where no name in a condition begins with `/`.
  package var inForm: FormContent {
    let isOfForm = { (section: Form.Section) in
      section.condition?.reads.contains(where: \.isOfForm) ?? false
    }
    // Copying ten thousand fields takes time.
    guard
      fields.contains(where: \.namesForm) || sections.contains(where: isOfForm)
        || checks.contains(where: { $0.clause.reads.contains(where: \.isOfForm) })
    else { return self }
    return FormContent(
      fields.map(\.inForm),
      sections: sections.map { section in
        guard let condition = section.condition else { return section }
        return Form.Section(
          section.kind,
          section.title,
          from: section.start,
          when: condition.inForm
        )
      },
      checks: checks.map(\.inForm),
      groups: groups,
      lists: lists
    )
  }
}

extension Field {
  /// Whether a name in a condition begins with `/`, which only names in groups can.
  fileprivate var namesForm: Bool {
    guard scope != nil else { return false }
    return condition?.reads.contains(where: \.isOfForm) ?? false
      || rules.clauses.contains { $0.condition?.reads.contains(where: \.isOfForm) ?? false }
  }

  /// The field in the form itself, where no name in a condition begins with `/`.
  fileprivate var inForm: Field {
    guard namesForm else { return self }
    var field = self
    field.condition = condition?.inForm
    if rules.reads.contains(where: \.isOfForm) { field.rules = rules.inForm }
    return field
  }

  /// Returns the field as part of a group, with the group's condition.
  fileprivate func within(
    _ scope: FieldScope,
    of group: FieldID,
    when groupCondition: Condition?
  ) -> Field {
    var field = self
    field.id = group.member(id)
    field.scope = self.scope?.within(scope) ?? scope
    field.condition = .both(groupCondition, condition?.within(scope))
    // Set last and only if needed, because each change passes the rules to the widget.
    if rules.clauses.contains(where: { !$0.reads.isEmpty }) { field.rules = rules.within(scope) }
    return field
  }
}

extension Condition {
  /// Returns the condition that both conditions hold, if there are any.
  static func both(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .all([first, second])
  }
}
