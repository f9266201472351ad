import FormValidation
import Forms

/// Entries that come and go.
extension Filling {
  /// Changes which entries of repeated groups exist; other fields keep their state and the focus.
  /// - Parameters:
  ///   - removed: Fields that were removed before, by their keys.
  ///   - change: The change.
  /// - Complexity: O(n), in rules of the form.
  mutating func restructure(
    restoring removed: [FieldID: (field: Field, state: FillingField)] = [:],
    _ change: (inout Form.Structure) -> Void
  ) {
    let last = self
    var form = last.facts.written
    form.restructure(restoring: removed.mapValues(\.field), change)
    facts = FormFacts(of: form)
    var states = removed.mapValues(\.state)
    for (key, field) in zip(last.form.keys, last.fields) { states[key] = field }
    fields = zip(form.keys, newFields()).map { key, field in
      states[key].map { field.continuing($0) } ?? field
    }
    ruler = Ruler(continuing: last.ruler, for: form.fields.map(\.id))
    register()
    ruler.withdrawStrayChecks()
    let indices = Dictionary(zip(form.keys, form.fields.indices)) { first, _ in first }
    move { last.form.keys.indices ~= $0 ? indices[last.form.keys[$0]] : nil }
    settle(after: last)
    fillTexts()
  }

  /// Updates what depends on fields that are new, and on those whose verdicts have changed.
  private mutating func settle(after last: Filling) {
    let verdicts = Dictionary(
      zip(last.form.keys, last.ruler.registrations.lazy.map(\.verdict))
    ) { first, _ in first }
    let new = form.keys.indices.filter { verdicts[form.keys[$0]] == nil }
    if facts.hasConditions { rank() }
    openOptions(of: new)
    let changed = form.keys.indices.filter {
      verdicts[form.keys[$0]] != ruler.registrations[$0].verdict
    }
    problems = Problems()
    for index in fields.indices {
      problems.list(index, as: standing(at: index))
      problems.list(shown: index, if: fields[index].state.showsError)
    }
    update(changed.map { form.fields[$0].id })
    for list in form.lists { adoptValue(of: list.control) }
    for index in new where form.fields[index].source != nil {
      if form.fields[index].source?.isAsked == false { follow(index) }
      openDefault(at: index)
    }
  }

  /// Changes the indices of fields that the filling refers to.
  private mutating func move(_ index: (Int) -> Int?) {
    switch focus {
    case .field(let old): focus = index(old).map(Focus.field) ?? .button
    case .answer(let old): focus = index(old).map(Focus.answer) ?? .button
    case .button, .back: break
    }
    outside.loads.move(index)
    outside.editedIndex = outside.editedIndex.flatMap(index)
  }
}
