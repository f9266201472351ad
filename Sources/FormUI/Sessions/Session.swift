public import FormValidation

/// One filling-in of a form, from the first frame to the outcome.
///
/// A session is a value. It takes events and yields a frame for a size and, in the end, an outcome;
/// it never waits, reads or writes:
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
  /// The form being filled.
  public let form: Form

  /// How the session ended; nothing while it goes on.
  public internal(set) var outcome: Outcome?

  /// What the keys go to.
  public internal(set) var focus: Focus = .field(0)

  /// The page on the screen, from 0; behind the last one of the form, all answers once more.
  public internal(set) var page = 0

  /// How many messages a field shows.
  public internal(set) var errorsShown: ErrorsShown

  /// The answers as the rules see them, and the verdicts on them.
  public internal(set) var ruler = Ruler<Void>()

  /// The size of the screen as it was last told, by which keys go from line to line of a text.
  public internal(set) var screen = Size(columns: 80, rows: 24)

  /// The widgets as they stand, by the field's place in the form.
  public internal(set) var widgets: [any Widget]

  /// What happened to each field, by its place in the form.
  public internal(set) var states: FieldStates

  /// The widgets' values as last handed to the ruler, not normalised.
  var values: [Value]

  /// What was changed in fields whose widgets do not undo it themselves, by the field's place.
  var histories: [Int: WidgetHistory] = [:]

  /// The words of each field's violations, by the field's place in the form; nothing while its
  /// answer is the one that the form started with, of which little is shown.
  var messages: [[String]?]

  /// The date as widgets were last told it.
  var today: CalendarDate?

  /// The answers that are not valid.
  var problems = Problems()

  /// The required answers that are missing.
  var unanswered = Problems()

  /// Whether the page on the screen was reached from an answer on the review page.
  var isReturning = false

  /// Whether a submit was refused.
  var wasSubmitted = false

  /// Whether any key was pressed.
  var hasBegun = false

  /// Whether the form is submitted as soon as nothing is asked outside any more.
  var isSubmitting = false

  /// How often each field has changed in a way that may be seen, by its place in the form.
  private(set) var revisions: [Int]

  /// How often any field has changed in a way that may be seen.
  private(set) var changes = 0

  /// How often anything else has that may be seen.
  private(set) var generation = 0

  /// What there is to say, until the next key.
  var notice: Notice?

  /// The rows by which the wheel has scrolled the form from where the focus has it, down where
  /// positive; none once a key was pressed.
  var scroll = 0

  /// The row that what has the focus is held in; nothing where it stands in the middle.
  var heldRow: HeldRow?

  /// Whether a rule of the field with the focus may know what was meant by an answer.
  var focusedFieldCanPropose = false

  /// What is proposed for fields that the focus has left, by their places.
  var keptProposals: [Int: String] = [:]

  /// The page about a field, while that covers the form.
  var helpPage: HelpPage?

  /// The field that has what the mouse does until its button is let go, by its place.
  var grabbed: Int?

  /// What the frame needs to know of the whole form, worked out once.
  let measures: FormMeasures

  /// Whether a rule of the form needs to know the time; without one there is no need to tell it.
  public let readsClock: Bool

  /// Whether a rule of the form asks something outside; without one there is no need to tell how
  /// much time has passed.
  public let asksOutside: Bool

  /// Creates a session at the first field, with the signs to draw with and the time by a clock.
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
      || widgets.contains { type(of: $0).needsToday }
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

  /// Has the ruler know the fields, so that it has them in the order of the form.
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

  /// The place of a field in the form, if there is one of the name.
  func place(of field: FieldID) -> Int? {
    ruler.position(of: field)
  }

  /// Takes an event.
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

  /// Takes note of the size that frames are drawn in; it changes no picture.
  public mutating func fit(_ screen: Size) {
    self.screen = screen
  }

  /// Notes that a field may look different now.
  mutating func touch(_ place: Int) {
    revisions[place] += 1
    changes += 1
  }

  /// Notes that anything may look different now.
  mutating func touchAll() {
    generation += 1
  }

  /// Whether an answer differs from the one the form started with.
  /// - Complexity: O(n), in fields.
  public var isDirty: Bool {
    zip(values, form.fields).contains { $0 != $1.widget.value }
  }

  /// The place of the field with the focus; nothing while a button has it.
  var focusedPlace: Int? {
    if case .field(let place) = focus { place } else { nil }
  }
}
