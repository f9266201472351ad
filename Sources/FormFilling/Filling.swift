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

  /// The progress of the user.
  package enum Progress: Hashable, Sendable {
    case untouched
    /// Something was pressed, pasted, or entered.
    case begun
    /// A submit was refused.
    case refused
  }

  /// The form, with the current answers in its texts.
  public var form: Form { facts.form }

  /// The form and its facts.
  package var facts: FormFacts

  /// Whether messages are in ASCII.
  let isASCII: Bool

  /// The answers as the rules see them, and their verdicts.
  public package(set) var ruler = Ruler<Void>()

  /// The fields, by their index in the form.
  package internal(set) var fields: [FillingField]

  /// The external requests and results.
  @Boxed package var outside = Outside()

  /// The number of changes of answers.
  package internal(set) var changeCount = 0

  /// The problems in the answers.
  package var problems = Problems()

  /// The element with the focus.
  public internal(set) var focus: Focus = .field(0)

  /// What the filling waits for from the user.
  package internal(set) var mode = Mode.filling

  /// The progress of the user.
  package var progress = Progress.untouched

  /// The notice, until the next key.
  package var notice: Notice?

  /// The current page, from 0; the review follows the last page of the form.
  public internal(set) var page = 0

  /// Whether the page was reached from the review.
  package var isReturning = false

  /// How many messages a field shows.
  package var errorsShown: ErrorsShown

  /// The fields whose answers follow a change that is being made; `nil` while there is none.
  var nextFollowers: [Int]?

  /// The entries removed from repeated groups, in the order of removal.
  package var removed: [RemovedEntry] = []

  /// The last moves of entries.
  var moved: [MovedEntry] = []

  /// The number of fields asked before each index, and the total; empty if every field is always
  /// asked.
  package var ranks: [Int] = []

  /// The outcome; `nil` until the filling ends.
  public internal(set) var outcome: Outcome?

  /// Begins at the first field, with the current time, and in ASCII if the terminal needs that.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, inASCII isASCII: Bool = false, now: Moment? = nil) {
    var form = now.map(form.starting) ?? form
    self.isASCII = isASCII
    if isASCII { form.messages.language = form.messages.language.inASCII }
    errorsShown = form.errorsShown
    fields = []
    facts = FormFacts(of: form)
    fields = newFields()
    if let now {
      ruler.setValue(.text(now.description), of: .now)
      updateWidgets(now)
    }
    register()
    fillFollowers()
    fillTexts()
    if form.fields.isEmpty { focus = .button }
    openOptions(of: fields.indices)
    for index in fields.indices { openDefault(at: index) }
    if facts.hasConditions { rank() }
    settleFocus()
    for index in fields.indices { problems.list(index, as: standing(at: index)) }
  }

  /// Returns the fields of the form with their initial answers.
  func newFields() -> [FillingField] {
    form.alignedWidgets.enumerated().map { index, widget in
      FillingField(widget, isReadOnly: form.fields[index].isReadOnly)
    }
  }

  /// Registers the fields with the ruler, in the order of the form.
  mutating func register() {
    ruler.reserveCapacity(fields.count)
    for index in fields.indices {
      ruler.register(
        form.fields[index].id,
        value: fields[index].value,
        normalizers: form.fields[index].normalizers,
        rules: facts.rules[index],
        when: facts.conditions[index]
      )
    }
  }

  /// Returns the index of a field in the form, if it exists.
  package borrowing func index(of field: FieldID) -> Int? {
    ruler.position(of: field)
  }

  /// Whether a rule of the form reads the clock; otherwise the time need not be passed.
  public var readsClock: Bool { facts.readsClock }

  /// Whether a rule of the form runs external checks, options or a default come from outside, or a
  /// submit waits for a reply; otherwise the elapsed time need not be passed.
  public var asksOutside: Bool { facts.asksOutside || outside.submission != nil }

  /// Whether an answer differs from the initial one.
  /// - Complexity: O(n), in fields.
  public var isDirty: Bool {
    fields.indices.contains(where: isDirty(fieldAt:))
  }

  /// Whether anything was pressed, pasted, or entered.
  package var hasBegun: Bool { progress != .untouched }

  /// The index of the focused field; `nil` while a button has the focus.
  package var focusedIndex: Int? {
    if case .field(let index) = focus { index } else { nil }
  }

  /// Marks the filling as begun, which may change what is shown.
  mutating func begin() {
    if progress == .untouched { progress = .begun }
  }
}

/// The element that has the focus.
public enum Focus: Equatable, Sendable {
  /// A field, by its index in the form.
  case field(Int)
  /// The button at the end of a page that moves to the next page or submits.
  case button
  /// The button at the end of a page that moves to the previous page.
  case back
  /// An answer on the review page, by its field's index in the form.
  case answer(Int)
}

/// Descriptions omit typed text, because it may be secret.
extension Filling: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The form, the focus and the number of problems: `Filling("Sign up", focus: email, problems: 2)`.
  public var description: String {
    let focused = focusedIndex.map { form.fields[$0].id.rawValue } ?? "button"
    return "Filling(\"\(form.title)\", focus: \(focused), problems: \(problems.invalid.count))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
