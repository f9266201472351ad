package import FormValidation
import FormWidgets
package import Forms

/// Replaces the form while it is being filled out, because its file is being edited.
extension Filling {
  /// Returns a filling of another version of the form, with the progress of this one.
  ///
  /// Fields are matched by name. Answers that were changed or given are kept if the new field
  /// accepts them; a notice lists the others, which are kept aside until a version does. An
  /// unchanged field also keeps its caret and its history.
  /// - Parameters:
  ///   - form: The new version.
  ///   - now: The current time.
  /// - Returns: The filling that replaces this one.
  /// - Complexity: O(n), in rules of the form.
  package func replacing(
    with form: Form,
    now: Moment? = nil
  ) -> Filling {
    var form = form
    form.adoptEntries(of: self.form)
    let given = Set(self.form.fields.lazy.filter(\.isGiven).map(\.id))
    for index in form.fields.indices where given.contains(form.fields[index].id) {
      form.fields[index].isGiven = true
    }
    var next = Filling(form, inASCII: isASCII, now: now)
    next.progress = progress
    next.outside.resumesDraft = resumesDraft
    if errorsShown != self.form.errorsShown { next.errorsShown = errorsShown }
    let dropped = next.adoptFields(of: self)
    next.adoptFocus(of: self)
    for index in next.fields.indices { next.updateErrorShown(at: index) }
    next.notice = .reloaded(dropped: dropped)
    return next
  }

  /// Adopts the answers of another filling, sets those aside that the form has no place for, and
  /// returns their labels.
  private mutating func adoptFields(of last: Filling) -> [String] {
    var dropped: [String] = []
    for index in last.fields.indices {
      let field = FormerField(at: index, of: last)
      guard !adopt(field) else { continue }
      outside.homeless[field.field.id] = field
      dropped.append(last.labelInForm(at: index))
    }
    for (id, field) in last.outside.homeless {
      let isFree = index(of: id).map { !fields[$0].state.isChanged } ?? false
      if isFree, adopt(field) { continue }
      if outside.homeless[id] == nil { outside.homeless[id] = field }
    }
    return dropped
  }

  /// Adopts the answer of a field of another filling and its history, and returns whether nothing
  /// is lost.
  private mutating func adopt(_ former: FormerField) -> Bool {
    let (field, old) = (former.field, former.state)
    let isKept = !field.isReadOnly && (old.state.isChanged || field.isGiven)
    let isLost = isKept && !old.value.isBlank
    guard let target = self.index(of: field.id) else { return !isLost }
    guard !form.fields[target].isReadOnly, !form.fields[target].isHidden else { return !isLost }
    // A secret must not appear in clear.
    if former.isSecret, !facts.fields[target].isSecret { return !isLost }
    if facts.written.fields[target] == field {
      fields[target].widget = old.widget
      fields[target].history = old.history
    } else if isKept, !former.isControl {
      guard fields[target].widget.adopt(old.value) else { return false }
    }
    adoptValue(of: target)
    fields[target].state = old.state
    return true
  }

  /// Adopts the focus of another filling, or the nearest position that the form still has.
  private mutating func adoptFocus(of last: Filling) {
    isReturning = last.isReturning && form.hasReview
    switch last.focus {
    case .answer where form.hasReview, .button where last.isReviewing && form.hasReview:
      (page, focus) = (facts.pages.count, .button)
    case .field(let index), .answer(let index):
      let after = last.form.fields.indices[index...]
      let nearest = Array(after) + last.form.fields.indices[..<index].reversed()
      let targets = nearest.lazy.compactMap { [self] in self.index(of: last.form.fields[$0].id) }
      guard let target = targets.first(where: { [self] in isAsked(fieldAt: $0) }) else { return }
      (page, focus) = (page(ofFieldAt: target), .field(target))
    case .button, .back:
      let target = min(last.page, facts.pages.count - 1)
      guard openPages.contains(target) else { return }
      (page, focus) = (target, .button)
    }
  }
}

/// A field of an earlier version of a form, with its answer.
struct FormerField: Sendable {
  let field: Field
  let state: FillingField
  let isSecret: Bool

  /// Whether it is the number of entries of a repeated group.
  let isControl: Bool

  /// The field of a filling at an index.
  init(at index: Int, of filling: Filling) {
    (field, state) = (filling.facts.written.fields[index], filling.fields[index])
    isSecret = filling.facts.fields[index].isSecret
    isControl = filling.facts.fields[index].isControl
  }
}

extension Filling {
  /// The answers that a version of the form before had a place for, and this one has not; secrets
  /// are left out.
  package var homelessAnswers: [FieldID: Value] {
    outside.homeless.filter { !$1.isSecret && $1.state.state.isChanged }.mapValues(\.state.value)
  }
}
