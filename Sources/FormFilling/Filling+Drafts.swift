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
  package let answers: [FieldID: Value]

  /// Where the user is; `nil` if at no field.
  package let place: FillingPlace?

  /// Whether the filling began with the answers of an earlier draft.
  package let resumesDraft: Bool

  /// Creates the content of a draft of a filling: the answers that differ from the initial ones, and
  /// those that the form has no place for any more, except secrets.
  /// - Complexity: O(n), in fields.
  package init(of filling: Filling) {
    let sheet = filling.sheet
    place = sheet.place
    resumesDraft = filling.outside.resumesDraft
    // An offered draft is kept until another answer is given.
    guard filling.mode != .offeringDraft else {
      answers = [:]
      return
    }
    let before = filling.outside.draft?.before ?? [:]
    var answers = filling.outside.homelessAnswers
    for (index, field) in sheet.fields.enumerated()
    where !sheet.facts.fields[index].isSecret && !sheet.form.fields[index].isReadOnly {
      let id = sheet.form.fields[index].id
      if field.value != before[id] ?? field.initial { answers[id] = field.value }
    }
    self.answers = answers
  }

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
  /// Asks whether to resume a draft, before anything else.
  package mutating func offer(_ draft: DraftOffer) {
    outside.draft = draft
    (mode, notice) = (.offeringDraft, Notice(.confirmKeys))
  }

  /// Begins with the answers of a draft, where the user was; a notice lists those that do not fit.
  package mutating func resume(_ draft: DraftOffer) {
    var filling = Filling(draft.form, inASCII: sheet.isASCII, now: sheet.ruler.answers.now)
    filling.outside.submission = outside.submission
    (filling.outside.draft, filling.outside.resumesDraft) = (draft, true)
    filling.outside.keepsDraft = outside.keepsDraft
    filling.sheet.errorsShown = sheet.errorsShown
    let withheld = filling.sheet.fields.indices.filter {
      !filling.sheet.facts.isAskedFor(at: $0) && filling.withholdsDraft(at: $0)
    }
    filling.remark(onUnfit: draft.unfit + withheld.map { filling.form.fields[$0].id })
    if let place = draft.place { filling.sheet.settle(at: place) }
    self = filling
  }

  /// Lists fields whose answers in a draft do not fit, in the order of the form, if there are any.
  private mutating func remark(onUnfit unfit: [FieldID]) {
    guard !unfit.isEmpty else { return }
    let order = unfit.map { sheet.index(of: $0) ?? form.fields.count }
    let fields = unfit.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { unfit[$0] }
    let labels = fields.prefix(5).map { field in
      sheet.index(of: field).map(sheet.facts.labelInForm) ?? field.rawValue
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
      && sheet.fields[index].widget.description.options.map { !$0.withheld.isBlank } ?? false
  }

  /// Shows a notice, unless something is asked.
  package mutating func remark(_ notice: Notice) {
    if mode == .filling { self.notice = notice }
  }

  /// Reports how many seconds are left until the time limit, except while something is asked.
  package mutating func remark(onTimeLeft seconds: Int) {
    if mode == .filling || mode == .submitting { notice = .timeLeft(seconds) }
  }

  /// Reports why no draft can be saved, with the system's reason.
  package mutating func remark(onDraftNotKept reason: String) {
    outside.keepsDraft = false
    remark(.reply(.draftFailed, reason: reason))
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

extension AnswerSheet {
  /// Where the user is; on a button, at the last field before it.
  fileprivate var place: FillingPlace? {
    if isReviewing { return .review }
    let index = focusedIndex ?? askedIndexOnPage(from: indicesOnPage.upperBound - 1, step: -1)
    return index.map { .field(form.fields[$0].id) }
  }

  /// Starts at a place, if the form has it.
  fileprivate mutating func settle(at place: FillingPlace) {
    switch place {
    case .review where form.hasReview: (page, focus) = (facts.pages.count, .button)
    case .field(let field):
      guard let index = index(of: field), isAsked(fieldAt: index) else { return }
      (page, focus) = (facts.page(ofFieldAt: index), .field(index))
    case .review: break
    }
  }
}
