public import FormValidation

extension Form {
  /// A repeated group: users can add entries, and the answers form a list.
  ///
  /// The form contains the fields of every entry that can be added; fields of entries that do not
  /// exist are not asked.
  package struct EntryList: Equatable, Sendable {
    /// The name, like `passengers`.
    package let id: FieldID

    /// The minimum and maximum number of entries.
    package let counts: ClosedRange<Int>

    /// The indices of the fields of all entries in the form, and of the button that adds one.
    package let indices: Range<Int>

    /// The number of fields of an entry, including its buttons.
    let size: Int

    /// The index of the field that counts the entries, with the button that adds one.
    package var control: Int { indices.upperBound - 1 }

    /// Returns the indices of the fields of an entry, from 0.
    func indices(ofEntry number: Int) -> Range<Int> {
      let start = indices.lowerBound + number * size
      return start..<start + size
    }

    /// Returns the number of the entry that contains a field; `nil` if none does.
    package func entry(ofFieldAt index: Int) -> Int? {
      indices.dropLast() ~= index ? (index - indices.lowerBound) / size : nil
    }

    /// Returns the list with its fields at other indices.
    fileprivate func moved(_ move: (Int) -> Int, into group: FieldID? = nil) -> EntryList {
      EntryList(
        id: group?.member(id) ?? id,
        counts: counts,
        indices: move(indices.lowerBound)..<move(indices.upperBound),
        size: size
      )
    }
  }
}

extension Form {
  /// Returns whether a field is in an entry of a repeated group that does not exist initially.
  func isUnused(fieldAt index: Int) -> Bool {
    lists.contains { list in
      guard let number = list.entry(ofFieldAt: index) else { return false }
      return number >= ((fields[list.control].widget as? EntryCount)?.count ?? 0)
    }
  }
}

extension [Form.EntryList] {
  /// Returns the lists with their fields at other indices, within a group if given.
  func moved(into group: FieldID? = nil, _ move: (Int) -> Int = { $0 }) -> [Form.EntryList] {
    map { $0.moved(move, into: group) }
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
  /// Numbers of entries below zero count as zero, those above `limit` as that.
  public init(
    _ id: FieldID,
    _ counts: ClosedRange<Int>,
    label: String? = nil,
    when condition: Condition? = nil,
    @FormBuilder<Answered> _ content: () -> FormContent
  ) {
    self.content = content().repeated(
      id,
      counts,
      label: label ?? id.rawValue,
      when: condition
    )
  }

  /// Creates a repeated group that answers a property.
  public init<Entry>(
    _ label: String,
    _ property: KeyPath<Answered, [Entry]>,
    _ counts: ClosedRange<Int>,
    when condition: Condition? = nil,
    @FormBuilder<Entry> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.repeated($1, counts, label: label, when: condition, isBound: true)
    }
  }

  /// Creates a repeated group that answers an optional property: `nil` if the group is not asked.
  public init<Entry>(
    _ label: String,
    _ property: KeyPath<Answered, [Entry]?>,
    _ counts: ClosedRange<Int>,
    when condition: Condition? = nil,
    @FormBuilder<Entry> _ content: () -> FormContent
  ) {
    self.content = content().bound(to: property) {
      $0.repeated($1, counts, label: label, when: condition, isBound: true)
    }
  }

  /// The maximum number of entries in a repeated group.
  package static var limit: Int { FormContent.entryLimit }
}

extension FormContent {
  /// The maximum number of entries in a repeated group.
  package static let entryLimit = 1000

  /// The maximum number of entries in a repeated group that does not say more.
  package static let usualEntryLimit = 20

  /// Returns the content as entries of a repeated group, one for each that can be added.
  /// - Precondition: It contains no repeated group.
  package func repeated(
    _ id: FieldID,
    _ counts: ClosedRange<Int>,
    label: String,
    when condition: Condition?,
    isBound: Bool = false
  ) -> FormContent {
    let counts = counts.clamped(to: 0...FormContent.entryLimit)
    precondition(lists.isEmpty, "the repeated group \(id) holds another one")
    var all = FormContent()
    for number in 0..<counts.upperBound {
      let isThere = Condition.field(id, [.minItems(number + 1)])
      let isListed = Condition.both(condition, isThere)
      let name = label.contains("{n}") ? label : label + " {n}"
      let title = name.replacing("{n}", with: "\(number + 1)")
      var entry = grouped(id.entry(number), label: title, when: isListed)
      // A single required entry cannot be removed or moved.
      let least = counts.lowerBound == 0 ? 1 : 2
      let canChange = Condition.field(id, [.minItems(max(number + 1, least))])
      let buttons = Field(
        id.entry(number),
        label: title,
        EntryButtons(of: number, min: counts.lowerBound),
        isSubmitted: false,
        when: .both(condition, canChange)
      )
      entry.close(with: buttons)
      all.append(entry)
    }
    let name = label.replacing("{n}", with: "").split(separator: " ").joined(separator: " ")
    var control = Field(id, label: name, EntryCount(counts, of: name), when: condition)
    if isBound { control.binding = FieldBinding(sample: [], mistake: nil) }
    all.append(FormContent([control]))
    all.add(
      Form.EntryList(id: id, counts: counts, indices: all.fields.indices, size: fields.count + 1)
    )
    return all
  }
}
