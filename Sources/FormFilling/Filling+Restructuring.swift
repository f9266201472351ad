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
    let last = sheet
    var form = last.facts.written
    form.restructure(restoring: removed.mapValues(\.field), change)
    if let now = last.ruler.answers.now { form = form.starting(at: now) }
    sheet.facts = FormFacts(of: form)
    var states = removed.mapValues(\.state)
    for (key, field) in zip(last.form.keys, last.fields) { states[key] = field }
    sheet.fields = zip(form.keys, sheet.newFields()).map { key, field in
      states[key].map { field.continuing($0) } ?? field
    }
    sheet.ruler = Ruler(continuing: last.ruler, for: form.fields.map(\.id))
    sheet.register()
    sheet.ruler.withdrawStrayChecks()
    let indices = Dictionary(zip(form.keys, form.fields.indices)) { first, _ in first }
    let index = { (old: Int) in last.form.keys.indices ~= old ? indices[last.form.keys[old]] : nil }
    sheet.move(index)
    outside.editedIndex = outside.editedIndex.flatMap(index)
    settle(after: last)
    sheet.fillTexts()
  }

  /// Updates what depends on fields that are new or have another name, and on those whose verdicts
  /// have changed.
  private mutating func settle(after last: AnswerSheet) {
    let verdicts = Dictionary(
      zip(last.form.keys, last.ruler.registrations.lazy.map(\.verdict))
    ) { first, _ in first }
    let new = form.keys.indices.filter { verdicts[form.keys[$0]] == nil }
    if sheet.facts.hasConditions { sheet.rank() }
    openOptions(of: new)
    // A name may stand for another entry now.
    settleOptions(of: sheet.facts.conditionalChoices.keys.sorted())
    let changed = form.keys.indices.filter {
      verdicts[form.keys[$0]] != sheet.ruler.registrations[$0].verdict
    }
    sheet.problems = Problems()
    for index in sheet.fields.indices {
      sheet.problems.list(index, as: sheet.standing(at: index))
      sheet.problems.list(shown: index, if: sheet.fields[index].state.showsError)
    }
    update(changed.map { form.fields[$0].id })
    for list in form.lists { adoptValue(of: list.control) }
    follow(all: sheet.facts.following)
    for index in new { openDefault(at: index) }
  }
}

extension AnswerSheet {
  /// Changes the indices of fields that the sheet refers to.
  fileprivate mutating func move(_ index: (Int) -> Int?) {
    switch focus {
    case .field(let old): focus = index(old).map(Focus.field) ?? .button
    case .answer(let old): focus = index(old).map(Focus.answer) ?? .button
    case .button, .back: break
    }
    loads.move(index)
  }
}
