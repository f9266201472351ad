public import FormValidation

extension Form {
  /// Fields under a heading whose answers form one object: a group, or an entry of a repeated
  /// group.
  package struct FieldGroup: Equatable, Sendable {
    /// The name, which begins those of its fields: `address`, or `passengers[0]`.
    package let id: FieldID

    /// The heading.
    package internal(set) var label: String

    /// Whether the heading is shown; the toggle of an optional group has the same words.
    package let hasHeading: Bool

    /// The indices of its fields in the form.
    package let indices: Range<Int>

    /// The number of enclosing groups.
    package let depth: Int

    /// What is written without any answer in it; with `null`, a record must have its object, and with
    /// `omit`, it has no empty one.
    package let unanswered: Unanswered?
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
/// of the group. Sections and pages in it are not shown, but their conditions apply. In a
/// `TypedForm`, it answers a property whose type has the fields' properties.
public struct Group<Answered> {
  /// The fields, under the heading.
  public let content: FormContent

  /// Creates a group; with a condition, its fields are asked only if it holds.
  ///
  /// An optional group has a toggle with its label: its answers are an object if it is on, and are
  /// absent otherwise. Its rules are those of the toggle, such as `.accepted` on a condition. The
  /// object has the name of the group, unless a member is given.
  public init(
    _ id: FieldID,
    label: String? = nil,
    isOptional: Bool = false,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    member: String? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().grouped(
      id,
      label: label ?? id.rawValue,
      isOptional: isOptional,
      when: condition,
      member: member,
      rules: rules
    )
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

  /// Creates a group that answers an optional property: `nil` if the group is not asked, or is
  /// optional and off.
  public init<Content>(
    _ label: String,
    _ property: KeyPath<Answered, Content?>,
    isOptional: Bool = false,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    @FormBuilder<Content> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.grouped($1, label: label, isOptional: isOptional, when: condition, rules: rules)
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

  /// Returns the content as a group, without its sections and pages around their parts.
  package func grouped(
    _ id: FieldID,
    label: String,
    isOptional: Bool = false,
    when condition: Condition?,
    member: String? = nil,
    unanswered: Unanswered? = nil,
    rules: RuleSet = []
  ) -> FormContent {
    let group = Form.PartGroup(
      id: id,
      member: member,
      label: label,
      isOptional: isOptional,
      condition: condition,
      parts: parts.flatMap(\.withoutHeadings),
      unanswered: unanswered,
      rules: rules
    )
    return FormContent([.group(group)])
  }
}

extension Condition {
  /// Returns the condition that both conditions hold, if there are any.
  static func both(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .all([first, second])
  }
}
