package import FormValidation

/// The answers of an earlier session that was not submitted, as offered when a form opens.
package struct DraftOffer: Sendable {
  /// The form with the answers.
  package let form: Form

  /// The answers that the form has without the draft, for the fields in it.
  package let before: [FieldID: Value]

  /// The fields whose answers do not fit the form.
  package let unfit: [FieldID]

  /// The time since they were saved.
  package let age: Duration

  /// Creates an offer.
  package init(form: Form, before: [FieldID: Value], unfit: [FieldID], age: Duration) {
    self.form = form
    self.before = before
    self.unfit = unfit
    self.age = age
  }
}

/// Drafts: answers that are saved while a form is filled out, and offered when it opens again.
extension Session {
  /// Whether quitting saves the answers as a draft.
  package var keepsDraft: Bool {
    get { outside.keepsDraft }
    set { outside.keepsDraft = newValue }
  }

  /// Asks whether to resume a draft, before anything else.
  package mutating func offer(_ draft: DraftOffer) {
    outside.draft = draft
    (mode, notice) = (.offeringDraft, .offeringDraft)
  }

  /// Begins with the answers of a draft; a notice lists those that do not fit.
  package mutating func resume(_ draft: DraftOffer) {
    var session = Session(draft.form, glyphs: measures.glyphs, now: ruler.answers.now)
    (session.view.screen, session.outside.handover) = (view.screen, outside.handover)
    (session.outside.draft, session.keepsDraft) = (draft, keepsDraft)
    for index in fields.indices {
      session.fields[index] = SessionField(session.fields[index], replacing: fields[index])
    }
    session.view.errorsShown = view.errorsShown
    if !draft.unfit.isEmpty {
      let names = draft.unfit.prefix(5).map(\.rawValue) + (draft.unfit.count > 5 ? ["…"] : [])
      session.remark(text(.draftUnfit, ["list": .list(names.map { .text($0) })]))
    }
    self = session
  }

  /// Shows a text as a notice until the next key.
  package mutating func remark(_ text: String) {
    if mode == .filling { notice = .reply(text) }
  }

  /// Reports that a draft was damaged, and where it is now.
  package mutating func remark(onDraftSetAsideAs path: String) {
    if mode == .filling { notice = .draftDamaged(path: path) }
  }

  /// Reports why no draft can be saved, with the system's reason.
  package mutating func remark(onDraftNotKept reason: String) {
    keepsDraft = false
    remark("\(text(.draftFailed)) \(reason)")
  }

  /// The answers to save: those that differ from the initial ones, except secrets.
  /// - Complexity: O(n), in fields.
  package var answersToKeep: [FieldID: Value] {
    var answers: [FieldID: Value] = [:]
    // An offered draft is kept until another answer is given.
    let before = mode == .offeringDraft ? [:] : outside.draft?.before ?? [:]
    for (index, field) in fields.enumerated()
    where !measures.fields[index].isSecret && !form.fields[index].isReadOnly {
      let id = form.fields[index].id
      if field.value != before[id] ?? field.initial { answers[id] = field.value }
    }
    return answers
  }

  /// Handles a key while a draft is offered, and returns whether it was consumed: Enter resumes the
  /// draft, Esc starts over, and so does any other key, which is then passed to the form.
  ///
  /// Scripts that type therefore fill out the form as if there were no draft.
  mutating func pressOnDraft(_ key: Key) -> Bool {
    guard let draft = outside.draft, Keymap.action(of: key) != .interrupt else { return false }
    guard Session.isFillable(on: screen) else { return true }
    key == .enter ? resume(draft) : declineDraft()
    return key == .enter || key == .escape
  }

  /// Starts over without the draft that is offered.
  mutating func declineDraft() {
    outside.draft = nil
    (mode, notice) = (.filling, nil)
  }

  /// The question whether to resume the draft that is offered; `nil` if there is none.
  var draftQuestion: String? {
    guard mode == .offeringDraft, let draft = outside.draft else { return nil }
    let minutes = Int(draft.age / .seconds(60))
    let (word, count): (SessionWord, Int) =
      switch minutes {
      case 0: (.draftNow, 0)
      case ..<60: (.draftMinutes, minutes)
      case ..<1_440: (.draftHours, minutes / 60)
      default: (.draftDays, minutes / 1_440)
      }
    return text(word, ["count": .number(Number(count))])
  }
}
