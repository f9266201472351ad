public import FormFilling
import FormNarration
public import FormValidation
public import FormWidgets
public import Forms

/// A form on a screen: what a filling looks like, and what keys and the mouse mean for it.
///
/// A screen is a value. It handles events and yields a frame for a size; the filling in it yields
/// the outcome. It never waits, reads, or writes:
///
/// ```swift
/// while true {
///   if let outcome = screen.filling.outcome { return outcome }
///   screen.fit(terminal.size)
///   terminal.paint(screen.frame(in: screen.size))
///   if let event = terminal.nextEvent() { screen.handle(event) }
/// }
/// ```
public struct Screen: OutsideHandler, Sendable {
  /// What covers the form, or changes what the next key means.
  enum Overlay: Equatable, Sendable {
    /// The help page gets the next key.
    case help(HelpPage)
    /// The next key is inserted literally.
    case quoting
  }

  /// The filling: the answers, what the rules say of them, and the focus.
  public package(set) var filling: Filling {
    // Without the old value, which would be a copy.
    didSet { if filling.sheet.facts !== measures.facts { measureAgain() } }
  }

  /// The measures of the form.
  private(set) var measures: FormMeasures

  /// The last known size of the part of the screen that the form takes, in which keys move by lines
  /// as drawn.
  public internal(set) var size = Size(columns: 80, rows: 24)

  /// The part of the form that is in view.
  var view = View()

  /// What covers the form, if anything does.
  var overlay: Overlay?

  /// Whether it is drawn in as few rows as it needs.
  package var isCompact = false

  /// The rows dealt out on the page, as of the last event or size.
  var dealt = DealtRows()

  /// Shows a form at its first field, with the symbols to draw with and the current time.
  /// - Complexity: O(n), in rules of the form.
  public init(_ form: Form, glyphs: Glyphs = .unicode, now: Moment? = nil) {
    self.init(Filling(form, inASCII: glyphs == .ascii, now: now), glyphs)
  }

  /// Shows a filling.
  package init(_ filling: Filling, _ glyphs: Glyphs = .unicode) {
    self.filling = filling
    measures = FormMeasures(of: filling.sheet.facts, glyphs)
  }

  /// The form.
  public var form: Form { filling.sheet.facts.form }

  /// What follows from the form, whatever the answers are.
  package var facts: FormFacts { filling.sheet.facts }

  /// Says everything that is not the form's own, in its language.
  package var narrator: Narrator { measures.narrator }

  /// Handles an event.
  public mutating func handle(_ event: Event) {
    guard filling.outcome == nil else { return }
    deal()
    let (page, mode) = (filling.sheet.page, filling.mode)
    switch event {
    case .key, .paste, .pointer: touch()
    case .resize, .outside: break
    }
    switch event {
    // Keys that redraw the screen leave a question or a notice on it.
    case .key(let key) where ScreenKey(key) == .redraw:
      if filling.mode != .handingOver { filling.reload() }
    case .key(let key): press(key)
    case .paste(let text, let isCut): paste(text, isCut: isCut)
    case .pointer(let pointer, let size): point(pointer, on: size)
    case .resize: break
    case .outside(let event):
      // Only a submit that goes on can move the focus.
      holding(if: filling.mode == .submitting || filling.mode == .handingOver) { $0.handle(event) }
    }
    deal()
    if filling.mode != mode { (view.answer, view.questionLine) = (nil, 0) }
    if filling.sheet.page != page { beginPage() }
  }

  /// Keeps what is in view where it is, for an event on a page that was just opened.
  private mutating func touch() {
    guard view.isNew else { return }
    view.scroll = layout(on: size).scroll
    view.isNew = false
  }

  /// Handles what happens outside.
  public mutating func handle(_ event: OutsideEvent) {
    handle(.outside(event))
  }

  /// Returns the text to edit in a program, once per request.
  ///
  /// From another module, asking the filling itself copies it: 2,900 instructions per key.
  package mutating func takeEditRequest() -> EditRequest? { filling.takeEditRequest() }

  /// Replaces the form while it is filled out, because its file is being edited; the progress
  /// stays.
  package mutating func replaceForm(with form: Form, now: Moment? = nil) {
    filling = filling.replacing(with: form, now: now)
    (view, overlay) = (View(), nil)
    deal()
  }

  /// Sets the size that frames are drawn in; it does not change the picture.
  public mutating func fit(_ size: Size) {
    self.size = size.measure
    deal()
  }

  /// Measures the form again, because it has changed, or which entries it has.
  private mutating func measureAgain() {
    measures = FormMeasures(of: filling.sheet.facts, narrator.glyphs)
    dealt = DealtRows()
  }

  /// Shows a page from its top, and moves to the first answer of a review whose answers do not all
  /// fit above the button.
  private mutating func beginPage() {
    view.isNew = true
    guard filling.sheet.isReviewing, filling.sheet.focus == .button, layout(on: size).hasMoreAbove,
      let first = filling.sheet.askedIndicesOnPage.first
    else { return }
    filling.moveFocus(to: .answer(first), on: filling.sheet.page)
  }
}

/// The state of the fields, in words.
extension Screen {
  /// Returns the violations of the field at an index with their messages, blocking ones first,
  /// shown or not.
  public func messages(ofFieldAt index: Int) -> [(violation: Violation, words: String)] {
    narrator.messages(ofFieldAt: index, in: filling.sheet)
  }

  /// Returns the messages shown below the field at an index, each as one text.
  ///
  /// Its help and its checklist are not included.
  package func textsShown(underFieldAt index: Int) -> [String] {
    narrator.textsShown(underFieldAt: index, in: filling.sheet)
  }

  /// Returns the answer of the field at an index in a line of words, with labels for chosen values;
  /// empty if there is none.
  public func summary(ofFieldAt index: Int) -> String {
    narrator.summary(ofFieldAt: index, in: filling.sheet)
  }
}

/// The focus, in view.
extension Screen {
  /// Does something to the filling that may move the focus; a newly focused element of the same
  /// page stays in the row where it was visible.
  mutating func holding(if isNeeded: Bool = true, _ body: (inout Filling) -> Void) {
    let (focus, page) = (filling.sheet.focus, filling.sheet.page)
    let (shown, keys) = (isNeeded ? layout(on: size) : nil, form.keys)
    body(&filling)
    guard filling.sheet.focus != focus || filling.sheet.page != page || form.keys != keys else {
      return
    }
    // Of another form, such as the one of a draft, nothing was visible.
    let wasVisible = filling.sheet.page == page && form.keys == keys
    view.heldRow =
      wasVisible ? shown.flatMap { heldRow(of: filling.sheet.focus, in: $0) } : nil
    view.scroll = 0
    // From here on, messages that come and go move other rows.
    view.heldRow = heldRow(of: filling.sheet.focus, in: layout(on: size), isPressed: true)
  }

  /// Moves the focus.
  mutating func moveFocus(to target: Focus) {
    holding { $0.moveFocus(to: target) }
  }

  /// Does something that the user wants.
  mutating func perform(_ intent: Intent) {
    guard case .change(let change) = intent else { return holding { $0.perform(intent) } }
    let stop = filling.changeEntries(change)
    forgetPlaces()
    if let stop { moveFocus(to: stop) }
  }

  /// Forgets what the mouse was pressed on, because fields may be elsewhere.
  mutating func forgetPlaces() {
    deal()
    view.grabbed = nil
    view.held = nil
  }
}

/// The part of a form that is in view, as far as it does not follow from the focus.
struct View: Sendable {
  /// Whether nothing was done on the page since it was opened.
  var isNew = true

  /// The number of rows that the wheel has scrolled the form from its position for the focus;
  /// negative is up, and keys reset it.
  var scroll = 0

  /// The row where the focused element is held; `nil` if it is in the middle.
  var heldRow: HeldRow?

  /// The index of the field that gets mouse events until the button is released.
  var grabbed: Int?

  /// The cell of the last press and the number of presses in it; `nil` if a key was pressed or the
  /// mouse was dragged since.
  var clicked: (position: Position, count: Int)?

  /// What the mouse was pressed on that acts when the button is released, and where.
  var held: (target: Target, position: Position)?

  /// The answer to a question whose button a key selected; `nil` for the default.
  var answer: Bool?

  /// The first line of the text of a question that is in view, if not all of it is.
  var questionLine = 0

  /// Something that acts when the mouse is pressed and released on it.
  enum Target: Equatable, Sendable {
    /// An entry of a key line.
    case key(Key)
    /// A button of the form.
    case button(Focus)
    /// A button of a question, which means yes or no.
    case answer(Bool)
    /// A button of a repeated group, at the index of its field.
    case control(Int, EntryChange)
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
