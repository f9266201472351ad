package import FormValidation
import FormWidgets
package import Forms

/// The answers of an earlier filling that was not submitted, as offered when a form opens.
package struct DraftOffer: Sendable {
  /// The form with the answers.
  package let form: Form

  /// The answers that the form has without the draft, for the fields in it.
  package let before: [FieldID: Value]

  /// The fields whose answers do not fit the form.
  package let unfit: [FieldID]

  /// The time since they were saved.
  package let age: Duration

  /// Where the user was; `nil` if unknown.
  package var place: FillingPlace?

  /// Whether all answers of the draft are in the form.
  package let isWhole: Bool

  /// The number of other drafts of the form, which were set aside.
  package var otherCount = 0

  /// Creates an offer.
  package init(
    form: Form,
    before: [FieldID: Value],
    unfit: [FieldID],
    age: Duration,
    place: FillingPlace? = nil,
    isWhole: Bool = true
  ) {
    self.form = form
    self.before = before
    self.unfit = unfit
    self.age = age
    self.place = place
    self.isWhole = isWhole
  }
}

/// Where in a form the user is, as far as the form still has it when it opens again.
package enum FillingPlace: Equatable, Sendable {
  /// At a field.
  case field(FieldID)
  /// At the review.
  case review
}

/// What a draft keeps of a filling.
package struct DraftContent: Equatable, Sendable {
  /// The answers.
  package let answers: [FieldID: Value]

  /// Where the user is; `nil` if at no field.
  package let place: FillingPlace?

  /// Whether the filling began with the answers of an earlier draft.
  package let resumesDraft: Bool

  /// Creates the content of a draft.
  package init(
    _ answers: [FieldID: Value],
    place: FillingPlace? = nil,
    resumesDraft: Bool = false
  ) {
    self.answers = answers
    self.place = place
    self.resumesDraft = resumesDraft
  }
}

/// Drafts: answers that are saved while a form is filled out, and offered when it opens again.
extension Filling {
  /// Whether quitting saves the answers as a draft.
  package var keepsDraft: Bool {
    get { outside.keepsDraft }
    set { outside.keepsDraft = newValue }
  }

  /// Asks whether to resume a draft, before anything else.
  package mutating func offer(_ draft: DraftOffer) {
    outside.draft = draft
    (mode, notice) = (.offeringDraft, Notice(.confirmKeys))
  }

  /// Whether the filling began with the answers of a draft.
  package var resumesDraft: Bool { outside.resumesDraft }

  /// Whether a draft is offered, and nothing else is handled before that is answered.
  package var offersDraft: Bool { mode == .offeringDraft }

  /// Begins with the answers of a draft, where the user was; a notice lists those that do not fit.
  package mutating func resume(_ draft: DraftOffer) {
    var filling = Filling(draft.form, inASCII: isASCII, now: ruler.answers.now)
    filling.outside.submission = outside.submission
    (filling.outside.draft, filling.outside.resumesDraft) = (draft, true)
    filling.keepsDraft = keepsDraft
    filling.errorsShown = errorsShown
    let withheld = filling.fields.indices.filter {
      !filling.isAskedFor(at: $0) && filling.withholdsDraft(at: $0)
    }
    filling.remark(onUnfit: draft.unfit + withheld.map { filling.form.fields[$0].id })
    if let place = draft.place { filling.settle(at: place) }
    self = filling
  }

  /// Lists fields whose answers in a draft do not fit, if there are any.
  private mutating func remark(onUnfit fields: [FieldID]) {
    guard !fields.isEmpty else { return }
    let labels = fields.prefix(5).map { field in
      index(of: field).map { labelInForm(at: $0) } ?? field.rawValue
    }
    let names = labels + (fields.count > 5 ? ["…"] : [])
    remark(.reply(.draftUnfit, ["list": .list(names.map { .text($0) })]))
  }

  /// Reports that a field's answer in the draft is not among the options that have arrived.
  mutating func remarkOnWithheldDraft(at index: Int) {
    if withholdsDraft(at: index) { remark(onUnfit: [form.fields[index].id]) }
  }

  /// Returns whether a field's answer in the draft is not among its options, or not all of it.
  private func withholdsDraft(at index: Int) -> Bool {
    outside.draft?.before[form.fields[index].id] != nil
      && fields[index].widget.description.options.map { !$0.withheld.isBlank } ?? false
  }

  /// Starts at a place, if the form has it.
  private mutating func settle(at place: FillingPlace) {
    switch place {
    case .review where form.hasReview: (page, focus) = (facts.pages.count, .button)
    case .field(let field):
      guard let index = index(of: field), isAsked(fieldAt: index) else { return }
      (page, focus) = (page(ofFieldAt: index), .field(index))
    case .review: break
    }
  }

  /// Shows a notice, unless something is asked.
  private mutating func remark(_ notice: Notice) {
    if mode == .filling { self.notice = notice }
  }

  /// Reports how many seconds are left until the time limit, except while something is asked.
  package mutating func remark(onTimeLeft seconds: Int) {
    if mode == .filling || mode == .submitting { notice = .timeLeft(seconds) }
  }

  /// Reports that a draft was damaged, and where it is now.
  package mutating func remark(onDraftSetAsideAs path: String) {
    remark(.draftDamaged(path: path))
  }

  /// Reports that there are drafts of the form, all of which were set aside.
  package mutating func remark(onDraftsSetAside count: Int) {
    remark(.draftsSetAside(count))
  }

  /// Reports that another program keeps the draft of the form.
  package mutating func remarkOnDraftTaken() {
    remark(Notice(.draftTaken))
  }

  /// Reports why no draft can be saved, with the system's reason.
  package mutating func remark(onDraftNotKept reason: String) {
    keepsDraft = false
    remark(.reply(.draftFailed, reason: reason))
  }

  /// The answers to save: those that differ from the initial ones, and those that the form has no
  /// place for any more, except secrets.
  /// - Complexity: O(n), in fields.
  package var answersToKeep: [FieldID: Value] {
    var answers: [FieldID: Value] = [:]
    // An offered draft is kept until another answer is given.
    if mode == .offeringDraft { return answers }
    let before = outside.draft?.before ?? [:]
    for (index, field) in fields.enumerated()
    where !facts.fields[index].isSecret && !form.fields[index].isReadOnly {
      let id = form.fields[index].id
      if field.value != before[id] ?? field.initial { answers[id] = field.value }
    }
    return answers.merging(homelessAnswers) { own, _ in own }
  }

  /// The content of a draft of the filling.
  package var draftContent: DraftContent {
    DraftContent(answersToKeep, place: place, resumesDraft: resumesDraft)
  }

  /// Where the user is; on a button, at the last field before it.
  package var place: FillingPlace? {
    if isReviewing { return .review }
    let index = focusedIndex ?? askedIndexOnPage(from: indicesOnPage.upperBound - 1, step: -1)
    return index.map { .field(form.fields[$0].id) }
  }

  /// Answers whether to resume the draft that is offered.
  package mutating func answerDraft(isResumed: Bool) {
    guard let draft = outside.draft else { return }
    isResumed ? resume(draft) : declineDraft()
  }

  /// Keeps asking whether to resume a draft after something that is no answer.
  package mutating func insistOnDraft() {
    notice = Notice(.draftKeys)
  }

  /// Starts over without the draft that is offered, which is set aside.
  package mutating func declineDraft() {
    outside.draft = nil
    (mode, notice) = (.filling, Notice(.draftSetAside))
  }
}
