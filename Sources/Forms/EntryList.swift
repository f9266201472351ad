public import FormValidation

extension Form {
  /// A repeated group: users can add entries, and the answers form a list.
  package struct EntryList: Equatable, Sendable {
    /// The name, like `passengers`.
    package let id: FieldID

    /// The minimum and maximum number of entries.
    package let counts: ClosedRange<Int>

    /// The indices of the fields of each entry in the form, including its buttons.
    package let entries: [Range<Int>]

    /// How the answers form an object; `nil` for a list.
    package let naming: EntryNaming?

    /// What is written without an entry; with `null`, a record must have it, and with `omit`, it has
    /// no empty one.
    package let unanswered: Unanswered?

    /// The index of the field that counts the entries, with the button that adds one.
    package let control: Int

    /// The indices of the fields of all entries in the form, and of the button that adds one.
    package var indices: Range<Int> { (entries.first?.lowerBound ?? control)..<control + 1 }

    /// Returns the number of the entry that contains a field; `nil` if none does.
    /// - Complexity: O(log n), in entries.
    package func entry(ofFieldAt index: Int) -> Int? {
      guard indices.dropLast() ~= index else { return nil }
      return entries.indices.partitionPoint { entries[$0].upperBound > index }
    }
  }

  /// Returns the innermost repeated group with an entry that contains a field; `nil` if there is
  /// none.
  package func list(ofFieldAt index: Int) -> EntryList? {
    lists.last { $0.entry(ofFieldAt: index) != nil }
  }
}

/// A group of fields with entries that users can add, whose answers form a list of objects.
///
/// ```swift
/// Repeat("passengers", 1...6, label: "Passenger {n}") {
///   Field("name", label: "Name", TextField(), rules: [.required])
///   Field("born", label: "Born", DateField())
/// }
/// ```
///
/// Its fields are named `passengers[0].name`; rules and conditions of an entry refer to its own
/// fields by their short names. In a `TypedForm`, it answers a property that is an array.
public struct Repeat<Answered> {
  /// The fields of all entries that can be added, and their buttons.
  public let content: FormContent

  /// Creates a repeated group; with a condition, it is asked only if that holds.
  ///
  /// Numbers of entries below zero count as zero, those above `limit` as that. With a key, the
  /// answers are an object instead of a list: `{"LANG": "de", "TZ": "UTC"}`.
  /// - Parameters:
  ///   - id: The name of the group.
  ///   - counts: The minimum and maximum number of entries.
  ///   - key: The field of text whose answer names an entry; it is required, and no two are the
  ///     same.
  ///   - value: The field whose answer is the entry; with a key alone, all others are, as an object.
  ///   - label: The heading of an entry, in which `{n}` is its number.
  ///   - rules: The rules on the entries as a whole, such as `.uniqueItems`.
  ///   - condition: The condition for it to be asked.
  ///   - member: The name of the list or object of answers; `nil` for that of the group.
  ///   - content: The fields of an entry.
  public init(
    _ id: FieldID,
    _ counts: ClosedRange<Int>,
    key: FieldID? = nil,
    value: FieldID? = nil,
    label: String? = nil,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    member: String? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().repeated(
      id,
      counts,
      label: label ?? id.rawValue,
      when: condition,
      member: member,
      naming: key.map { Form.EntryNaming(key: $0, value: value) },
      rules: rules
    )
  }

  /// Creates a repeated group that answers a property.
  public init<Entry>(
    _ label: String,
    _ property: KeyPath<Answered, [Entry]>,
    _ counts: ClosedRange<Int>,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    @FormBuilder<Entry> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.repeated($1, counts, label: label, when: condition, isBound: true, rules: rules)
    }
  }

  /// Creates a repeated group that answers an optional property: `nil` if the group is not asked.
  public init<Entry>(
    _ label: String,
    _ property: KeyPath<Answered, [Entry]?>,
    _ counts: ClosedRange<Int>,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    @FormBuilder<Entry> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.repeated($1, counts, label: label, when: condition, isBound: true, rules: rules)
    }
  }
}

extension FormContent {
  /// The maximum number of entries in a repeated group.
  package static let entryLimit = 1000

  /// The maximum number of entries in a repeated group that does not say more.
  package static let usualEntryLimit = 20

  /// Returns the content as entries of a repeated group.
  package func repeated(
    _ id: FieldID,
    _ counts: ClosedRange<Int>,
    label: String,
    when condition: Condition?,
    isBound: Bool = false,
    member: String? = nil,
    unanswered: Unanswered? = nil,
    naming: Form.EntryNaming? = nil,
    rules: RuleSet = []
  ) -> FormContent {
    let list = Form.PartList(
      id: id,
      member: member,
      label: label,
      counts: counts.clamped(to: 0...FormContent.entryLimit),
      condition: condition,
      parts: parts,
      isBound: isBound,
      unanswered: unanswered,
      naming: naming,
      rules: rules
    )
    return FormContent([.repeated(list)])
  }
}
