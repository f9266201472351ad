import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension Screen {
  /// Handles a key.
  mutating func press(_ key: Key) {
    if filling.mode.isAsking, let question, press(key, on: question) { return }
    if filling.mode == .handingOver { return pressOnHandover(key) }
    if !filling.entryHistory.isEmpty, EditingCommand(key) == .undo, undoOfEntries() { return }
    let (overlay, mode, scroll) = (overlay, filling.mode, view.scroll)
    endMode()
    view.scroll = 0
    switch overlay {
    case .help(let page) where pressOnHelpPage(key, page): break
    case .quoting where pressQuoted(key): break
    default: fill(with: key, after: mode, scrolledBy: scroll)
    }
  }

  /// Ends what the last key or press began.
  mutating func endMode() {
    filling.endMode()
    overlay = nil
    view.clicked = nil
    view.held = nil
  }

  /// Handles a key while a submit waits for its reply: Esc and Ctrl-C stop waiting, and other keys
  /// do nothing, so that a stray key does not stop a running program.
  private mutating func pressOnHandover(_ key: Key) {
    switch Keymap.action(of: key) {
    case .intent(.cancel): filling.stopWaiting(interrupted: false)
    case .intent(.interrupt): filling.stopWaiting(interrupted: true)
    default: break
    }
  }

  /// Whether Esc would end the filling.
  package var endsOnEscape: Bool {
    guard size.isFillable, overlay == nil else { return false }
    switch filling.mode {
    case .filling:
      let keys = filling.sheet.focusedIndex.map { keysOfField(at: $0, on: size) } ?? []
      let isUsed = keys.contains { $0.uses(.escape) }
      return !isUsed && !filling.sheet.canGoBack && (facts.form.isQuestion || !filling.isDirty)
    default: return false
    }
  }

  /// Offers a key to the focused widget, and to the keymap if the widget does not use it.
  private mutating func fill(
    with key: Key,
    after mode: Filling.Mode,
    scrolledBy scroll: Int
  ) {
    if key.modifiers == .alt, let index = measures.mnemonics[key],
      filling.sheet.isAsked(fieldAt: index)
    {
      return moveFocus(to: .field(index))
    }
    if key == .enter || key == .space, pressControl() { return }
    if let index = filling.sheet.focusedIndex {
      let use = press(key, at: index)
      if use != .notUsed { return complete(use, at: index) }
      if pressForHistory(key, at: index) { return }
      if key == Key.editor, filling.requestEditor() { return }
    }
    // The first Esc only cancels the submit.
    if mode == .submitting, key == .escape { return }
    if Key.across.contains(key), let cell = filling.sheet.focusedCell {
      defer { filling.sheet.keepColumn(of: cell) }
      return act(on: key, scrolledBy: scroll)
    }
    act(on: key, scrolledBy: scroll)
  }

  /// Does what a key means that the focused widget does not use.
  private mutating func act(on key: Key, scrolledBy scroll: Int) {
    if let target = fieldAcross(key) {
      moveFocus(to: .field(target))
    } else if let action = Keymap.action(of: key) {
      // Keys typed while nothing is visible are ignored, unless they only move the focus.
      guard size.isFillable || Keymap.worksUnseen(action) else { return }
      if let step = action.pageStep, scrollByScreenful(step, from: scroll) { return }
      perform(action)
    } else if key.typed != nil, let refusal = filling.sheet.refusalOfTyping {
      filling.notice = refusal
    } else if key == .space {
      pressFocusedButton()
    } else if key == .left, filling.sheet.focus == .button, filling.sheet.hasBackButton {
      moveFocus(to: .back)
    } else if key == .right, filling.sheet.focus == .back {
      moveFocus(to: .button)
    }
  }

  /// Makes what a widget did with a key the answer; a completed one moves the focus on.
  private mutating func complete(_ use: KeyUse, at index: Int) {
    filling.adopt(use, at: index)
    guard use == .completed, filling.sheet.focus == .field(index) else { return }
    if facts.form.isQuestion { return submit() }
    holding { $0.moveFocus(toStopAfter: index) }
  }

  /// Undoes or redoes a change of a widget without a history of its own, and returns whether a key
  /// does that.
  private mutating func pressForHistory(_ key: Key, at index: Int) -> Bool {
    switch EditingCommand(key) {
    case .undo: filling.undo(at: index, isRedo: false)
    case .redo: filling.undo(at: index, isRedo: true)
    default: return false
    }
    return true
  }

  /// Returns the field above or below that a key moves to among fields side by side.
  private func fieldAcross(_ key: Key) -> Int? {
    Key.across.contains(key) ? fieldAcross(step: [.up, .control("p")].contains(key) ? -1 : 1) : nil
  }

  /// Offers a key to a widget as drawn on the screen.
  mutating func press(_ key: Key, at index: Int) -> KeyUse {
    let area = widgetArea(at: index, on: size).size
    // Typed digits of a number, or characters of a text, are undone together.
    let role = facts.fields[index].traits.role
    let isTyping =
      role.isTrack && key.typesNumber || role == .list && key.typed.map { $0 != "," } ?? false
    return filling.pass(.key(key), to: index, in: area, isOfRun: isTyping)
  }

  /// Offers a pasted text to the focused widget, with a notice if it was truncated.
  mutating func paste(_ text: String, isCut: Bool) {
    if case .help = overlay { return }
    if filling.mode == .offeringDraft { return filling.insistOnDraft() }
    guard !filling.mode.isModal, let index = filling.sheet.focusedIndex else { return }
    let use = filling.pass(.paste(text), to: index)
    guard use == .used else {
      guard !text.isBlank else { return }
      let refusal = filling.sheet.refusalOfTyping ?? use.refusal
      overlay = nil
      return filling.refuse(with: refusal ?? Notice(.pasteUnfit))
    }
    let traits = facts.fields[index].traits
    let isLine = !traits.keepsLineBreaks && traits.kind != .list
    let isJoined = isLine && text.trimmingLineBreaks.contains(where: \.isNewline)
    // A paste without brackets arrives in pieces, one of which contained the line break.
    let wasJoined = filling.notice == .pastedAsOneLine
    endMode()
    view.scroll = 0
    if isJoined || wasJoined { filling.notice = .pastedAsOneLine }
    if isCut { filling.notice = Notice(.pasteCut) }
    filling.adoptValue(of: index)
  }

  private mutating func perform(_ action: Keymap.Action) {
    switch action {
    case .intent(.advance): advance()
    case .intent(.submit): submit()
    case .intent(.nextPage): moveFocus(byPage: 1)
    case .intent(.previousPage): moveFocus(byPage: -1)
    case .intent(let intent): perform(intent)
    case .quote: beginQuoting()
    case .help: overlay = .help(HelpPage(on: filling.sheet.stopIndex))
    case .redraw: filling.reload()
    // Handled by the terminal before any form.
    case .suspend: break
    }
  }

  /// Submits; an invisible form is not submitted.
  private mutating func submit() {
    if size.isFillable { perform(.submit) }
  }

  /// Moves on from a field or an answer, or presses a focused button; in a single-line field, it
  /// submits if the form is configured to.
  private mutating func advance() {
    switch filling.sheet.focus {
    case .field(let index) where enterSubmits(at: index): submit()
    case .field, .answer: perform(.advance)
    case .button, .back: pressFocusedButton()
    }
  }

  /// Moves the focus by a page; in a one-page form, by a screenful.
  private mutating func moveFocus(byPage step: Int) {
    if filling.sheet.openPages.count > 1 {
      perform(step > 0 ? .nextPage : .previousPage)
    } else if step < 0 || filling.sheet.focusedIndex != nil {
      moveFocusByScreenful(step: step)
    }
  }

  /// Presses the focused button, if there is one and it is visible.
  mutating func pressFocusedButton() {
    guard size.isFillable, filling.sheet.focus.isButton else { return }
    perform(.advance)
  }

  /// Presses the focused button of a repeated group, and returns whether there is one.
  mutating func pressControl() -> Bool {
    guard let index = filling.sheet.focusedIndex, facts.fields[index].isControl else {
      return false
    }
    guard size.isFillable else { return true }
    let stop = filling.pressControl()
    forgetPlaces()
    if let stop { moveFocus(to: stop) }
    return true
  }

  /// Reverses the last move or removal of an entry, and returns whether there was one.
  private mutating func undoOfEntries() -> Bool {
    guard let stop = filling.undoOfEntries() else { return false }
    endMode()
    forgetPlaces()
    moveFocus(to: stop)
    return true
  }

  /// Returns whether Enter in a field submits: the form is configured to, and the field has a
  /// single line or is the only one.
  func enterSubmits(at index: Int) -> Bool {
    facts.form.enterUse == .submit && !facts.fields[index].traits.keepsLineBreaks
      && (facts.form.isQuestion || widgetArea(at: index, on: size).size.rows == 1)
  }
}

extension Keymap.Action {
  /// The direction in which it moves by a page; `nil` if it does something else.
  fileprivate var pageStep: Int? {
    switch self {
    case .intent(.nextPage): 1
    case .intent(.previousPage): -1
    default: nil
    }
  }
}

/// Ctrl-V: inserts the next key literally.
extension Screen {
  /// Starts quoting, if the focused field accepts text.
  private mutating func beginQuoting() {
    guard let index = filling.sheet.focusedIndex, facts.fields[index].traits.role.isText else {
      return
    }
    overlay = .quoting
    filling.notice = Notice(.quoting)
  }

  /// Handles the key after Ctrl-V, and returns whether it is done: a key without a character is
  /// refused; Esc cancels Ctrl-V, and Ctrl-C works as usual.
  private mutating func pressQuoted(_ key: Key) -> Bool {
    guard Keymap.action(of: key) != .intent(.interrupt), let index = filling.sheet.focusedIndex
    else {
      return false
    }
    if key == .escape { return true }
    guard let typed = key.quoted(facts.fields[index].traits), press(typed, at: index) == .used
    else {
      filling.notice = Notice(.typesNothing)
      return true
    }
    filling.adoptValue(of: index)
    return true
  }
}

extension Key {
  /// The keys that move to the field above or below.
  fileprivate static let across: [Key] = [.up, .down, .control("p"), .control("n")]

  /// Returns the key that types its character in a field; `nil` if it has none there.
  fileprivate func quoted(_ traits: WidgetTraits) -> Key? {
    switch self {
    case .tab where traits.keepsLineBreaks: .character("\t")
    case .enter where traits.keepsLineBreaks: self
    default: typed == nil ? nil : self
    }
  }
}
