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
    var next = Filling(form, inASCII: sheet.isASCII, now: now)
    next.sheet.progress = sheet.progress
    next.outside.resumesDraft = outside.resumesDraft
    if sheet.errorsShown != self.form.errorsShown { next.sheet.errorsShown = sheet.errorsShown }
    let dropped = next.adoptFields(of: self)
    next.sheet.adoptFocus(of: sheet)
    for index in next.sheet.fields.indices { next.sheet.updateErrorShown(at: index) }
    next.notice = .reloaded(dropped: dropped)
    return next
  }

  /// Adopts the answers of another filling, sets those aside that the form has no place for, and
  /// returns their labels.
  private mutating func adoptFields(of last: Filling) -> [String] {
    var dropped: [String] = []
    for index in last.sheet.fields.indices {
      let field = FormerField(at: index, of: last.sheet)
      guard !adopt(field) else { continue }
      outside.homeless[field.field.id] = field
      dropped.append(last.sheet.facts.labelInForm(at: index))
    }
    for (id, field) in last.outside.homeless {
      let isFree = sheet.index(of: id).map { !sheet.fields[$0].state.isChanged } ?? false
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
    guard let target = sheet.index(of: field.id) else { return !isLost }
    guard !form.fields[target].isReadOnly, !form.fields[target].isHidden else { return !isLost }
    // A secret must not appear in clear.
    if former.isSecret, !sheet.facts.fields[target].isSecret { return !isLost }
    if sheet.facts.written.fields[target] == field {
      sheet.fields[target].widget = old.widget
      sheet.fields[target].history = old.history
    } else if isKept, !former.isControl {
      guard sheet.fields[target].widget.adopt(old.value) else { return false }
    }
    adoptValue(of: target)
    sheet.fields[target].state = old.state
    return true
  }
}

extension AnswerSheet {
  /// Adopts the focus of another sheet, or the nearest position that the form still has.
  fileprivate mutating func adoptFocus(of last: AnswerSheet) {
    isReturning = last.isReturning && form.hasReview
    switch last.focus {
    case .answer where form.hasReview, .button where last.isReviewing && form.hasReview:
      (page, focus) = (facts.pages.count, .button)
    case .field(let index), .answer(let index):
      let after = last.form.fields.indices[index...]
      let nearest = Array(after) + last.form.fields.indices[..<index].reversed()
      for index in nearest {
        guard let target = self.index(of: last.form.fields[index].id), isAsked(fieldAt: target)
        else { continue }
        (page, focus) = (facts.page(ofFieldAt: target), .field(target))
        return
      }
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
  init(at index: Int, of sheet: AnswerSheet) {
    (field, state) = (sheet.facts.written.fields[index], sheet.fields[index])
    isSecret = sheet.facts.fields[index].isSecret
    isControl = sheet.facts.fields[index].isControl
  }
}
