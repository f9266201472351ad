package import FormValidation

/// Replaces the form while it is being filled out, because its file is being edited.
extension Session {
  /// Returns a session of another version of the form, with the progress of this one.
  ///
  /// Fields are matched by name. Answers that were changed or given are kept if the new field
  /// accepts them; a notice lists the others. An unchanged field also keeps its caret and its
  /// history.
  /// - Parameters:
  ///   - form: The new version.
  ///   - now: The current time.
  /// - Returns: The session that replaces this one.
  /// - Complexity: O(n), in rules of the form.
  package func replacing(
    with form: Form,
    now: Moment? = nil
  ) -> Session {
    var form = form
    let given = Set(self.form.fields.lazy.filter(\.isGiven).map(\.id))
    for index in form.fields.indices where given.contains(form.fields[index].id) {
      form.fields[index].isGiven = true
    }
    var next = Session(form, glyphs: measures.glyphs, now: now)
    next.view.screen = view.screen
    next.progress = progress
    next.outside.resumesDraft = resumesDraft
    if view.errorsShown != self.form.errorsShown { next.view.errorsShown = view.errorsShown }
    var dropped: [String] = []
    // The numbers of entries are set first, so that their fields are asked.
    let controls = self.form.lists.map(\.control)
    for index in controls + fields.indices.filter({ !controls.contains($0) })
    where !next.takeField(at: index, of: self) {
      dropped.append(labelInForm(at: index))
    }
    next.adoptFocus(of: self)
    for index in next.fields.indices {
      next.fields[index].messages =
        next.fields[index].state.isChanged
        ? next.wording(ofViolationsAt: index) : nil
      next.updateErrorShown(at: index)
    }
    next.notice = .reloaded(dropped: dropped)
    return next
  }

  /// Adopts the answer of a field of another session and its history, and returns whether nothing
  /// is lost.
  private mutating func takeField(at index: Int, of last: Session) -> Bool {
    let (field, old) = (last.form.fields[index], last.fields[index])
    let isKept = !field.isReadOnly && (old.state.isChanged || field.isGiven)
    guard let target = self.index(of: field.id) else { return !isKept || old.value.isBlank }
    guard !form.fields[target].isReadOnly, !measures.fields[target].isHidden else { return true }
    if form.fields[target] == field {
      fields[target].widget = old.widget
      fields[target].history = old.history
    } else if last.measures.fields[index].isControl {
      fields[target].widget.value = old.value
    } else if isKept {
      guard fields[target].widget.adopt(old.value) else { return false }
    }
    takeValue(of: target)
    fields[target].state = old.state
    for list in form.lists where list.control == target { tellButtons(of: list) }
    return true
  }

  /// Adopts the focus of another session, or the nearest position that the form still has.
  private mutating func adoptFocus(of last: Session) {
    view.isReturning = last.view.isReturning && form.hasReview
    switch last.focus {
    case .answer where form.hasReview, .button where last.isReviewing && form.hasReview:
      (page, focus) = (measures.pages.count, .button)
    case .field(let index), .answer(let index):
      let after = last.form.fields.indices[index...]
      let nearest = Array(after) + last.form.fields.indices[..<index].reversed()
      let targets = nearest.lazy.compactMap { [self] in self.index(of: last.form.fields[$0].id) }
      guard let target = targets.first(where: { [self] in isAsked(fieldAt: $0) }) else { return }
      (page, focus) = (page(ofFieldAt: target), .field(target))
    case .button, .back:
      let target = min(last.page, measures.pages.count - 1)
      guard openPages.contains(target) else { return }
      (page, focus) = (target, .button)
    }
  }
}
