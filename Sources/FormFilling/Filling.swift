public import FormValidation
public import Forms

/// One filling of a form, from the first answer to the outcome.
///
/// A filling is a value without a screen: it knows what is answered, what the rules say of it, and
/// where the user is. It never waits, reads, or writes.
public struct Filling: Sendable {
  /// What the filling waits for from the user.
  package enum Mode: Equatable, Sendable {
    /// Answers, or anything else that the form offers.
    case filling
    /// Whether to quit, which would discard answers.
    case confirmingLeave
    /// The answer to the question before a submit.
    case confirmingSubmit
    /// Nothing: the form is submitted once no external check is pending, unless the user goes on.
    case submitting
    /// Nothing: the answers were handed over, and a reply is pending, which can be canceled.
    case handingOver
    /// Whether to resume a draft.
    case offeringDraft
  }

  /// The answers, what the rules say of them, and where the user is.
  package var sheet: AnswerSheet

  /// The external requests and results.
  @Boxed package var outside = Outside()

  /// What the filling waits for from the user.
  package internal(set) var mode = Mode.filling

  /// The notice, until the next key.
  package var notice: Notice?

  /// The fields whose answers follow a change that is being made; `nil` while there is none.
  var nextFollowers: [Int]?

  /// The changes of entries that undo reverses.
  package var entryHistory = EntryHistory()

  /// The outcome; `nil` until the filling ends.
  public internal(set) var outcome: Outcome?

  /// Begins at the first field, with the current time, and in ASCII if the terminal needs that.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, inASCII isASCII: Bool = false, now: Moment? = nil) {
    var form = now.map(form.starting) ?? form
    if isASCII { form.messages.language = form.messages.language.inASCII }
    sheet = AnswerSheet(form, isASCII: isASCII, now: now)
    for index in sheet.facts.following { follow(index) }
    for index in form.fields.indices where form.fields[index].isReadOnly { showNormalized(index) }
    sheet.fillTexts()
    openOptions(of: sheet.fields.indices)
    for index in sheet.fields.indices { openDefault(at: index) }
    if sheet.facts.hasConditions { sheet.rank() }
    settleFocus()
    for index in sheet.fields.indices { sheet.problems.list(index, as: sheet.standing(at: index)) }
  }

  /// Whether a rule of the form reads the clock; otherwise the time need not be passed.
  public var readsClock: Bool { sheet.facts.readsClock }

  /// Whether a rule of the form runs external checks, options or a default come from outside, or a
  /// submit waits for a reply; otherwise the elapsed time need not be passed.
  public var asksOutside: Bool { sheet.facts.asksOutside || outside.submission != nil }
}

/// The answers, and where the user is.
extension Filling {
  /// The form, with the current answers in its texts.
  public var form: Form { sheet.form }

  /// The answers as the rules see them, and their verdicts.
  public var ruler: Ruler<Void> { sheet.ruler }

  /// The element with the focus.
  public var focus: Focus { sheet.focus }

  /// The current page, from 0; the review follows the last page of the form.
  public var page: Int { sheet.page }

  /// Whether an answer differs from the initial one.
  /// - Complexity: O(n), in fields.
  public var isDirty: Bool { sheet.isDirty }

  /// The correction that a rule of the focused field suggests; `nil` if there is none, or the
  /// answer is a secret.
  public var proposal: String? {
    sheet.focusedIndex.flatMap { sheet.proposal(at: $0) }
  }

  /// Returns whether the field at an index is currently asked; the review asks no buttons.
  public func isAsked(fieldAt index: Int) -> Bool { sheet.isAsked(fieldAt: index) }
}

extension Filling.Mode {
  /// Whether a question is asked: before a submit, before leaving, or about a draft.
  package var isAsking: Bool {
    switch self {
    case .confirmingSubmit, .confirmingLeave, .offeringDraft: true
    case .filling, .submitting, .handingOver: false
    }
  }

  /// Whether most keys are disabled: a question is asked, or a submit waits for a reply.
  package var isModal: Bool { isAsking || self == .handingOver }
}

/// Descriptions omit typed text, because it may be secret.
extension Filling: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The form, the focus and the number of problems: `Filling("Sign up", focus: email, problems: 2)`.
  public var description: String {
    let focused = sheet.focusedIndex.map { form.fields[$0].id.rawValue } ?? "button"
    return
      "Filling(\"\(form.title)\", focus: \(focused), problems: \(sheet.problems.invalid.count))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
