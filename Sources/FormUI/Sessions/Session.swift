public import FormValidation

/// One filling-in of a form, from the first frame to the outcome.
///
/// A session is a value. It handles events and yields a frame for a size and, in the end, an
/// outcome; it never waits, reads or writes:
///
/// ```swift
/// while true {
///   if let outcome = session.outcome { return outcome }
///   session.fit(terminal.size)
///   terminal.paint(session.frame(in: session.screen))
///   session.handle(terminal.nextEvent())
/// }
/// ```
public struct Session: Sendable {
  /// The form.
  public let form: Form

  /// The outcome; `nil` until the session ends.
  public internal(set) var outcome: Outcome?

  /// The element with the focus.
  public internal(set) var focus: Focus = .field(0)

  /// The current page, from 0; after the last one of the form comes the review.
  public internal(set) var page = 0

  /// How many messages a field shows.
  public internal(set) var errorsShown: ErrorsShown

  /// The answers as the rules see them, and their verdicts.
  public internal(set) var ruler = Ruler<Void>()

  /// The last known size of the screen, for keys that move by lines as drawn.
  public internal(set) var screen = Size(columns: 80, rows: 24)

  /// The widgets, by the field's index in the form.
  public internal(set) var widgets: [any Widget]

  /// The state of each field, by its index in the form.
  public internal(set) var states: FieldStates

  /// The widgets' values as last passed to the ruler, not normalized.
  var values: [Value]

  /// The histories of fields whose widgets do not undo edits, by index.
  var histories: [Int: WidgetHistory] = [:]

  /// The messages of each field's violations, by index; `nil` while its answer is the initial one,
  /// of which little is shown.
  var messages: [[String]?]

  /// The date as last passed to widgets.
  var today: CalendarDate?

  /// The invalid answers.
  var problems = Problems()

  /// The required answers that are missing.
  var unanswered = Problems()

  /// Whether the current page was reached from the review.
  var isReturning = false

  /// Whether a submit was refused.
  var wasSubmitted = false

  /// Whether any key was pressed.
  var hasBegun = false

  /// Whether the form is submitted once no external check is pending.
  var isSubmitting = false

  /// The number of visible changes of each field, by index.
  private(set) var revisions: [Int]

  /// The number of visible changes of any field.
  private(set) var changes = 0

  /// The number of visible changes of anything else.
  private(set) var generation = 0

  /// The notice, until the next key.
  var notice: Notice?

  /// The number of rows that the wheel has scrolled the form from where the focus puts it; negative
  /// is up, and keys reset it.
  var scroll = 0

  /// The row where the focused element is held; `nil` if it is in the middle.
  var heldRow: HeldRow?

  /// Whether a rule of the focused field may suggest a correction.
  var focusedFieldCanPropose = false

  /// The suggestions for fields that the focus has left, by index.
  var keptProposals: [Int: String] = [:]

  /// The help page, while it is open.
  var helpPage: HelpPage?

  /// The index of the field that gets mouse events until the button is released.
  var grabbed: Int?

  /// The measures of the whole form, computed once.
  let measures: FormMeasures

  /// Whether a rule of the form reads the clock; otherwise the time need not be passed.
  public let readsClock: Bool

  /// Whether a rule of the form runs external checks; otherwise the elapsed time need not be
  /// passed.
  public let asksOutside: Bool

  /// Creates a session at the first field, with the symbols to draw with and the current time.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, glyphs: Glyphs = .unicode, now: Moment? = nil) {
    self.form = form
    errorsShown = form.errorsShown
    widgets = form.fields.map(\.widget)
    values = widgets.map(\.value)
    states = FieldStates(count: widgets.count)
    revisions = Array(repeating: 0, count: widgets.count)
    messages = Array(repeating: nil, count: widgets.count)
    measures = FormMeasures(of: form, glyphs: glyphs)
    let rules = form.rulesOfFields
    let conditions = Form.conditions(of: form.fields, in: form.sections)
    readsClock =
      rules.contains { $0.reads(.now) }
      || conditions.contains { $0?.reads.contains(.now) ?? false }
      || measures.fields.contains { $0.needsToday }
    asksOutside = rules.contains { $0.clauses.contains { $0.remote != nil } }
    if let now { ruler.setValue(.text(now.description), of: .now) }
    register(form.fields, rules: rules, conditions: conditions)
    if form.fields.isEmpty { focus = .button }
    settleFocus()
    noteFocus()
    problems = Problems(widgets.indices.filter { !verdict(at: $0).isValid })
    unanswered = Problems(problems.places.filter(isUnanswered))
    if let now { tellWidgets(today: now.date) }
  }

  /// Registers the fields with the ruler, in the order of the form.
  private mutating func register(
    _ fields: [Field],
    rules: [RuleSet],
    conditions: [Condition?]
  ) {
    ruler.reserveCapacity(fields.count)
    for place in fields.indices {
      ruler.register(
        fields[place].id,
        value: values[place],
        normalizers: fields[place].normalizers + rules[place].spellings,
        rules: rules[place],
        when: conditions[place]
      )
    }
  }

  /// Returns the index of a field in the form, if it exists.
  func place(of field: FieldID) -> Int? {
    ruler.position(of: field)
  }

  /// Handles an event.
  public mutating func handle(_ event: Event) {
    guard outcome == nil else { return }
    if !hasBegun { touchAll() }
    switch event {
    case .key(let key): press(key)
    case .paste(let text, let isCut): paste(text, isCut: isCut)
    case .pointer(let pointer, let size): point(pointer, on: size)
    case .time(let now): takeTime(now)
    case .elapsed(let elapsed): takeElapsed(elapsed)
    case .answer(let answer, let request): take(answer, to: request)
    case .resize: touchAll()
    case .interrupt(let interrupt): outcome = .interrupted(interrupt)
    }
  }

  /// Sets the size that frames are drawn in; it changes no picture.
  public mutating func fit(_ screen: Size) {
    self.screen = screen
  }

  /// Records that a field may look different now.
  mutating func touch(_ place: Int) {
    revisions[place] += 1
    changes += 1
  }

  /// Records that anything may look different now.
  mutating func touchAll() {
    generation += 1
  }

  /// Whether an answer differs from the initial one.
  /// - Complexity: O(n), in fields.
  public var isDirty: Bool {
    zip(values, form.fields).contains { $0 != $1.widget.value }
  }

  /// The index of the focused field; `nil` while a button has the focus.
  var focusedPlace: Int? {
    if case .field(let place) = focus { place } else { nil }
  }
}
