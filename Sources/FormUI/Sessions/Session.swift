public import FormValidation

/// One run of a form, from the first frame to the outcome.
///
/// A session is a value. It handles events and yields a frame for a size and, in the end, an
/// outcome; it never waits, reads, or writes:
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
  /// How the next key is handled.
  enum Mode: Equatable, Sendable {
    /// The focused widget or the keymap gets it.
    case filling
    /// Quitting would discard answers; Esc or Ctrl-C quits now.
    case confirmingLeave
    /// It answers the question before a submit.
    case confirmingSubmit
    /// It is inserted literally.
    case quoting
    /// The form is submitted once no external check is pending; a key returns to filling.
    case submitting
    /// The answers were handed over, and a reply is pending; only canceling keys have an effect.
    case handingOver
    /// It answers whether to resume a draft.
    case offeringDraft
    /// The help page gets it.
    indirect case help(HelpPage)
  }

  /// The progress of the user.
  enum Progress: Hashable, Sendable {
    case untouched
    /// Something was pressed, pasted, or entered.
    case begun
    /// A submit was refused.
    case refused
  }

  /// The form.
  public var form: Form { measures.form }

  /// The form and its measures.
  var measures: FormMeasures

  /// The answers as the rules see them, and their verdicts.
  public package(set) var ruler = Ruler<Void>()

  /// The fields, by their index in the form.
  package internal(set) var fields: [SessionField]

  /// The external requests and results.
  @Boxed var outside = Outside()

  /// The number of changes of answers.
  package internal(set) var changeCount = 0

  /// The problems in the answers.
  var problems = Problems()

  /// The element with the focus.
  public internal(set) var focus: Focus = .field(0)

  /// How the next key is handled.
  var mode = Mode.filling

  /// The progress of the user.
  var progress = Progress.untouched

  /// The notice, until the next key.
  var notice: Notice?

  /// The part of the form that the screen shows.
  var view = View()

  /// The entries removed from repeated groups, in the order of removal.
  var removed: [RemovedEntry] = []

  /// The number of fields asked before each index, and the total; empty if every field is always
  /// asked.
  var ranks: [Int] = []

  /// The outcome; `nil` until the session ends.
  public internal(set) var outcome: Outcome?

  /// Creates a session at the first field, with the symbols to draw with and the current time.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, glyphs: Glyphs = .unicode, now: Moment? = nil) {
    var form = now.map(form.starting) ?? form
    if glyphs == .ascii { form.messages.language = form.messages.language.inASCII }
    view.errorsShown = form.errorsShown
    fields = []
    measures = FormMeasures(of: form, glyphs: glyphs)
    fields = newFields()
    if let now {
      ruler.setValue(.text(now.description), of: .now)
      updateWidgets(today: now.date)
    }
    register()
    fillFollowers()
    if form.fields.isEmpty { focus = .button }
    openOptions(of: fields.indices)
    for index in fields.indices { openDefault(at: index) }
    if measures.hasConditions { rank() }
    settleFocus()
    problems.invalid = IndexList(
      fields.indices.filter { !verdict(at: $0).isValid && !form.fields[$0].isHidden }
    )
    for index in fields.indices { problems.list(unanswered: index, if: isUnanswered(at: index)) }
  }

  /// Returns the fields of the form with their initial answers.
  func newFields() -> [SessionField] {
    form.alignedWidgets.enumerated().map { index, widget in
      var widget = widget
      if var buttons = widget as? EntryButtons {
        buttons.adjust(to: measures.words)
        widget = buttons
      }
      return SessionField(widget, isReadOnly: form.fields[index].isReadOnly)
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
        rules: measures.rules[index],
        when: measures.conditions[index]
      )
    }
  }

  /// Returns the index of a field in the form, if it exists.
  borrowing func index(of field: FieldID) -> Int? {
    ruler.position(of: field)
  }

  /// Handles an event.
  public mutating func handle(_ event: Event) {
    guard outcome == nil else { return }
    switch event {
    // Keys that redraw the screen leave a question or a notice on it.
    case .key(let key) where ScreenKey(key) == .redraw: if mode != .handingOver { reload() }
    case .key(let key): press(key)
    case .paste(let text, let isCut): paste(text, isCut: isCut)
    case .pointer(let pointer, let size): point(pointer, on: size)
    case .time(let now): setTime(now)
    case .elapsed(let elapsed): advance(to: elapsed)
    case .answer(let answer, let request, let list): receive(answer, to: request, listed: list)
    case .progress(let line, let request): outside.submission?.report(line, of: request)
    case .edited(let result): receiveEdited(result)
    case .resize: break
    case .interrupt(let interrupt): outcome = .interrupted(interrupt)
    }
  }

  /// Sets the size that frames are drawn in; it does not change the picture.
  public mutating func fit(_ screen: Size) {
    view.screen = screen
  }

  /// The last known size of the screen, for keys that move by lines as drawn.
  public var screen: Size { view.screen }

  /// The current page, from 0; the review follows the last page of the form.
  public internal(set) var page: Int {
    get { view.page }
    set { view.page = newValue }
  }

  /// Whether a rule of the form reads the clock; otherwise the time need not be passed.
  public var readsClock: Bool { measures.readsClock }

  /// Whether a rule of the form runs external checks, options or a default come from outside, or a
  /// submit waits for a reply; otherwise the elapsed time need not be passed.
  public var asksOutside: Bool { measures.asksOutside || outside.submission != nil }

  /// Whether an answer differs from the initial one.
  /// - Complexity: O(n), in fields.
  public var isDirty: Bool {
    fields.indices.contains(where: isDirty(fieldAt:))
  }

  /// Whether anything was pressed, pasted, or entered.
  var hasBegun: Bool { progress != .untouched }

  /// The index of the focused field; `nil` while a button has the focus.
  var focusedIndex: Int? {
    if case .field(let index) = focus { index } else { nil }
  }

  /// Marks the session as begun, which may change what is shown.
  mutating func begin() {
    if progress == .untouched { progress = .begun }
  }
}

/// The visible part of the form, as far as it does not follow from the focus.
struct View: Sendable {
  /// The current page, from 0; the review follows the last page of the form.
  var page = 0

  /// Whether the page was reached from the review.
  var isReturning = false

  /// How many messages a field shows.
  var errorsShown = ErrorsShown.first

  /// The last known size of the screen.
  var screen = Size(columns: 80, rows: 24)

  /// The number of rows that the wheel has scrolled the form from its position for the focus;
  /// negative is up, and keys reset it.
  var scroll = 0

  /// The row where the focused element is held; `nil` if it is in the middle.
  var heldRow: HeldRow?

  /// The fields that lost the focus to presses of the mouse, and keep their reserved lines until a
  /// key moves the focus, so that nothing moves under the mouse.
  var keptLines: Set<Int> = []

  /// The index of the field that gets mouse events until the button is released.
  var grabbed: Int?

  /// The cell of the last press and the number of presses in it; `nil` if a key was pressed or the
  /// mouse was dragged since.
  var clicked: (position: Position, count: Int)?

  /// What the mouse was pressed on that acts when the button is released, and where.
  var held: (target: Target, position: Position)?

  /// Something that acts when the mouse is pressed and released on it.
  enum Target: Equatable, Sendable {
    /// An entry of a key line.
    case key(Key)
    /// A button of the form.
    case button(Focus)
    /// A button of a repeated group, at the index of its field; `nil` for the one that adds an entry.
    case control(Int, EntryButtons.Action?)
  }
}

/// The row at which a block was visible when it got the focus, and where it is held.
struct HeldRow: Sendable {
  /// The first row of the block, from 0 at the top of the view.
  let row: Int
  /// The size of the screen; the row is invalid on a screen of another size.
  let screen: Size
  /// Whether the mouse points at the block, so that it must not move, even at the ends of the form.
  var isExact = false
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
extension Session: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The form, the focus and the number of problems: `Session("Sign up", focus: email, problems: 2)`.
  public var description: String {
    let focused = focusedIndex.map { form.fields[$0].id.rawValue } ?? "button"
    return "Session(\"\(form.title)\", focus: \(focused), problems: \(problems.invalid.count))"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
