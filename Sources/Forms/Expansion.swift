import FormValidation
import FormWidgets

extension Form {
  /// The fields of a form with the entries that exist, one after another, and what is around them.
  struct Expansion: Equatable, Sendable {
    var fields: [Field] = []

    /// The identity of each field, which stays the same while entries are added, removed, and moved:
    /// the name with the key of each entry in place of its number.
    var keys: [FieldID] = []

    var sections: [Section] = []
    var groups: [FieldGroup] = []
    var lists: [EntryList] = []
    var checks: [Check] = []

    /// The entries that exist, complete.
    var structure: Structure

    /// The names of the fields.
    private var names: Set<FieldID> = []

    private let language: Language
    private let isSpecimen: Bool
    private let dropsDuplicates: Bool

    /// Expands the parts of a form.
    ///
    /// Of several fields with the same name, the first is kept. A section that begins after the last
    /// field is dropped, as is a check at a field that does not exist.
    /// - Parameters:
    ///   - parts: The parts.
    ///   - structure: The entries that exist; `nil` for one in every repeated group.
    ///   - language: The language of the buttons of repeated groups.
    ///   - dropsDuplicates: Whether of several fields with the same name only one is kept.
    /// - Complexity: O(n), in fields.
    init(
      of parts: [Part],
      _ structure: Structure?,
      in language: Language,
      dropsDuplicates: Bool = true
    ) {
      self.language = language
      isSpecimen = structure == nil
      self.dropsDuplicates = dropsDuplicates
      self.structure = structure ?? Structure()
      fields.reserveCapacity(parts.count)
      keys.reserveCapacity(parts.count)
      var inner = self.structure
      for part in parts { add(part, in: Place(), &inner) }
      self.structure = inner
      sections.removeAll { $0.kind.holdsFields && $0.start >= fields.count }
      checks.removeAll { !names.contains($0.field) }
    }

    /// What surrounds a part.
    private struct Place {
      /// The enclosing group or entry, and its key; `nil` outside groups.
      var group: FieldID?
      var key: FieldID?

      /// The name of the enclosing group in the innermost entry or the form.
      var local: FieldID?

      var scope: FieldScope?

      /// The conditions of the enclosing groups, the outer ones first.
      var conditions: [Condition] = []

      /// The number of enclosing groups.
      var depth = 0

      /// Returns the condition of a part that has its own, if any.
      func condition(_ own: Condition?) -> Condition? {
        conditions.reversed().reduce(resolved(own)) { .both($1, $0) }
      }

      /// Returns a condition with full names.
      func resolved(_ condition: Condition?) -> Condition? {
        guard let condition else { return nil }
        return (scope.map(condition.within) ?? condition).inForm
      }

      /// Returns the surroundings of the parts of a group, or of an entry with a key.
      func inside(
        _ name: FieldID,
        key: FieldID? = nil,
        isEntry: Bool,
        _ parts: [Part],
        when condition: Condition?
      ) -> Place {
        let scope = FieldScope(of: name, names: parts.names)
        var place = self
        place.group = group.map { $0.member(name) } ?? name
        place.key = self.key.map { $0.member(key ?? name) } ?? key ?? name
        place.local = isEntry ? nil : local.map { $0.member(name) } ?? name
        place.scope = self.scope.map(scope.within) ?? scope
        if let condition = resolved(condition) { place.conditions.append(condition) }
        place.depth += 1
        return place
      }
    }

    private mutating func add(_ part: Part, in place: Place, _ structure: inout Structure) {
      switch part {
      case .field(let field): add(field, in: place)
      case .note(let note):
        let condition = place.condition(note.condition)
        let text = AnswerText.resolved(note.text, in: place.scope)
        var section = Section(.note, text, from: fields.count, when: condition)
        section.group = place.group
        sections.append(section)
      case .section(let heading): add(heading, .section, in: place, &structure)
      case .page(let heading): add(heading, .page, in: place, &structure)
      case .group(let group): add(group, in: place, &structure)
      case .repeated(let list): add(list, in: place, &structure)
      case .check(let check): checks.append((place.scope.map(check.within) ?? check).inForm)
      }
    }

    private mutating func add(_ field: Field, in place: Place) {
      let id = place.group.map { $0.member(field.id) } ?? field.id
      guard names.insert(id).inserted || !dropsDuplicates else { return }
      keys.append(place.key.map { $0.member(field.id) } ?? field.id)
      guard let scope = place.scope else { return fields.append(field) }
      var field = field
      field.id = id
      field.scope = scope
      field.label = AnswerText.resolved(field.label, in: scope)
      field.help = field.help.map { AnswerText.resolved($0, in: scope) }
      field.condition = place.condition(field.condition)
      // Only if needed, because each change passes the rules to the widget.
      if field.rules.clauses.contains(where: { !$0.reads.isEmpty }) {
        field.rules = field.rules.within(scope).inForm
      }
      fields.append(field)
    }

    private mutating func add(
      _ heading: Heading,
      _ kind: Section.Kind,
      in place: Place,
      _ structure: inout Structure
    ) {
      let condition = place.resolved(heading.condition)
      let title = AnswerText.resolved(heading.title, in: place.scope)
      sections.append(Section(kind, title, from: fields.count, when: condition))
      for part in heading.parts { add(part, in: place, &structure) }
    }

    private mutating func add(_ group: PartGroup, in place: Place, _ structure: inout Structure) {
      var inner = place.inside(group.id, isEntry: false, group.parts, when: group.condition)
      let label = AnswerText.resolved(group.label, in: inner.scope)
      if group.isOptional, let id = inner.group {
        var presence = Field(
          group.id,
          label: label,
          Toggle(),
          rules: group.rules,
          isSubmitted: false,
          when: group.condition
        )
        presence.isPresence = true
        add(presence, in: place)
        inner.conditions.append(.field(id, [.accepted]))
      }
      let policy = group.unanswered
      addGroup(labeled: label, hasHeading: !group.isOptional, unanswered: policy, inner) {
        expansion in
        for part in group.parts { expansion.add(part, in: inner, &structure) }
      }
    }

    /// Records a group of the fields that are added in the meantime; outer groups precede inner ones.
    private mutating func addGroup(
      labeled label: String,
      hasHeading: Bool = true,
      unanswered: Unanswered? = nil,
      _ place: Place,
      _ addFields: (inout Expansion) -> Void
    ) {
      guard let id = place.group else { return }
      let (number, start) = (groups.count, fields.count)
      func group(_ indices: Range<Int>) -> FieldGroup {
        FieldGroup(
          id: id,
          label: label,
          hasHeading: hasHeading,
          indices: indices,
          depth: place.depth - 1,
          unanswered: unanswered
        )
      }
      groups.append(group(start..<start))
      addFields(&self)
      groups[number] = group(start..<fields.count)
    }

    private mutating func add(_ list: PartList, in place: Place, _ structure: inout Structure) {
      let id = place.group.map { $0.member(list.id) } ?? list.id
      guard !names.contains(id) || !dropsDuplicates else { return }
      let name = place.local.map { $0.member(list.id) } ?? list.id
      let (fewest, most) = (list.counts.lowerBound, list.counts.upperBound)
      var entries = structure[name] ?? Structure.Entries(count: isSpecimen ? min(1, most) : fewest)
      let number = lists.count
      func placed(_ entries: [Range<Int>], control: Int) -> EntryList {
        EntryList(
          id: id,
          counts: list.counts,
          entries: entries,
          naming: list.naming,
          unanswered: list.unanswered,
          control: control
        )
      }
      lists.append(placed([], control: 0))
      var ranges: [Range<Int>] = []
      for index in entries.all.indices {
        let start = fields.count
        add(entry: index, of: list, in: place, &entries)
        ranges.append(start..<fields.count)
        if let naming = list.naming { requireName(naming.key, ofEntry: index, of: id) }
      }
      let count = entries.all.count
      var control = Field(
        list.id,
        label: list.name,
        EntryButtons(addingTo: count, of: list.counts, named: list.name, in: language),
        rules: list.rules,
        when: list.condition
      )
      if list.isBound { control.binding = FieldBinding(sample: [], mistake: nil) }
      add(control, in: place)
      compareEntries(ranges)
      lists[number] = placed(ranges, control: fields.count - 1)
      structure[name] = entries
    }

    /// Lets a rule that entries differ, of the buttons added last, read the answers in them.
    private mutating func compareEntries(_ entries: [Range<Int>]) {
      let control = fields.count - 1
      if fields[control].rules.clauses.isEmpty { return }
      let answers = entries.map { entry in
        fields[entry].filter { $0.hasAnswer && ($0.isSubmitted || $0.isPresence) }
      }
      let isSecret = answers.contains { $0.contains(where: \.isSecret) }
      let clauses = fields[control].rules.clauses.map { clause in
        let clause = clause.comparing(entries: answers.map { $0.map(\.id) })
        return isSecret ? clause.hidingAnswer : clause
      }
      fields[control].rules = RuleSet(clauses)
    }

    /// Requires an answer that names an entry, different from those of earlier entries.
    private mutating func requireName(_ key: FieldID, ofEntry index: Int, of list: FieldID) {
      let id = list.entry(index).member(key)
      guard let field = fields.lastIndex(where: { $0.id == id }) else { return }
      var clauses = fields[field].rules.clauses
      let isRequired = clauses.contains { $0.rule.name == "required" }
      if !isRequired { clauses.insert(.required, at: 0) }
      let earlier = (0..<index).map { list.entry($0).member(key) }
      if !earlier.isEmpty { clauses.append(.unique(fields: earlier)) }
      fields[field].rules = RuleSet(clauses)
    }

    private mutating func add(
      entry index: Int,
      of list: PartList,
      in place: Place,
      _ entries: inout Structure.Entries
    ) {
      let inner = place.inside(
        list.id.entry(index),
        key: list.id.entry(entries.all[index].key),
        isEntry: true,
        list.parts,
        when: list.condition
      )
      let count = entries.all.count
      let title = AnswerText.resolved(list.title(ofEntry: index), in: inner.scope)
      addGroup(labeled: title, inner) { expansion in
        entries.change(index) { structure in
          for part in list.parts { expansion.add(part, in: inner, &structure) }
        }
        // A single required entry can be neither removed nor moved.
        guard count >= (list.counts.lowerBound == 0 ? 1 : 2) else { return }
        let buttons = EntryButtons(
          of: index,
          in: count,
          min: list.counts.lowerBound,
          in: expansion.language
        )
        expansion.add(buttons, labeled: title, in: inner)
      }
    }

    private mutating func add(_ buttons: EntryButtons, labeled label: String, in entry: Place) {
      guard let id = entry.group, let key = entry.key else { return }
      names.insert(id)
      keys.append(key)
      fields.append(
        Field(id, label: label, buttons, isSubmitted: false, when: entry.condition(nil))
      )
    }
  }
}
