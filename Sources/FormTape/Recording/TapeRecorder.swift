package import FormFilling
package import FormScreens
package import FormValidation
package import FormWidgets
import Forms
import SourceText

/// Records a filling as a tape while a user fills out a form: decoded keys, without their timing.
///
/// What is typed into a secret field, or given for it, is replaced by a placeholder with the same
/// verdicts, unless secrets are requested.
package struct TapeRecorder: Sendable {
  /// Whether a secret was replaced.
  package private(set) var hasMasked = false

  /// The number of keys and pastes recorded.
  package private(set) var inputCount = 0

  private let withSecrets: Bool

  /// The commands by name; `nil` if keys are recorded as pressed.
  private var names: NamedVisits?
  private var lines: [String]
  private var run = TypedRun()
  private var size: Size
  private var mouse = MouseRun()

  /// Whether the mouse button was pressed in no visit of a field, which the action is then not part
  /// of, even if a field has the focus since.
  private var isMouseApart = false
  private var mask = SecretMask()
  private var isPending = false
  private var answers: [StagedAnswer] = []
  private var edits: [StagedEdit] = []

  /// The screen before the last event, if it is recorded by name.
  private var last: Screen?
  private let answersPlace: Int

  /// Creates a recorder before the first key.
  /// - Parameters:
  ///   - path: The form's path, as written in the tape.
  ///   - language: The language that the form is opened in; `nil` for its own.
  ///   - filling: The filling, whose form may have given answers; `nil` if it has none.
  ///   - size: The size of the screen.
  ///   - start: The initial date and time, if the form's rules read the clock.
  ///   - withSecrets: Whether to record secrets.
  ///   - byName: Whether to record what is done to fields by their names, instead of keys and cells.
  package init(
    form path: String,
    in language: Language? = nil,
    of filling: Filling? = nil,
    size: Size,
    start: Moment? = nil,
    withSecrets: Bool = false,
    byName: Bool = false
  ) {
    self.withSecrets = withSecrets
    names = byName ? NamedVisits(withSecrets: withSecrets) : nil
    self.size = size
    lines = ["Test \"recorded\"", "Form \(path.tapeQuoted)"]
    if let language { lines.append("Language \(language.code)") }
    lines.append("Size \(size.columns)x\(size.rows)")
    if let start { lines.append("Clock \(start)") }
    answersPlace = lines.count
    lines.append("")
    if let filling { lines[1] += given(to: filling) }
  }

  /// Returns the answers given to a filling's form, as in the command that opens the form.
  private mutating func given(to filling: Filling) -> String {
    var text = ""
    for (index, field) in filling.form.fields.enumerated() where field.isGiven {
      var value = field.widget.value
      if field.isSecret, !withSecrets, !value.isBlank {
        value = .text(mask.standIn(forGivenAt: index, in: filling))
        hasMasked = true
      }
      text += " \(field.id.tapeSpelling)=\(value.tapeSpelling)"
    }
    return text
  }

  /// Records an event that a screen is about to handle.
  /// - Parameters:
  ///   - event: The event.
  ///   - screen: The screen before it.
  ///   - size: The size of the screen.
  package mutating func record(_ event: Event, before screen: Screen, size: Size) {
    visit(event, screen)
    if !withSecrets, !event.isPassive {
      if mask.hides(event, before: screen) {
        inputCount += 1
        hasMasked = true
        return add(run.end())
      }
      unmask(screen.filling)
    }
    switch event {
    case .key(let key): record(key, screen)
    case .paste(let text, _):
      inputCount += 1
      add(run.end())
      add(["Paste " + text.withPlainBreaks.tapeLines])
    case .pointer(let pointer, _):
      guard let input = mouse.add(pointer) else { return }
      inputCount += 1
      add(run.end())
      add([tapeText(of: input, screen)])
      if !isOpen { names?.write() }
    case .resize where size != self.size:
      self.size = size
      if names != nil {
        unmask(screen.filling)
        settle(at: screen)
      }
      add(run.end())
      lines.append("Resize \(size.columns)x\(size.rows)")
    case .outside(.edited(let result)):
      guard let index = screen.filling.outside.editedIndex else { return }
      let field = screen.form.fields[index].id
      edits.removeAll { $0.field == field }
      if case .text(let text) = result { edits.append(StagedEdit(of: field, text)) }
      if case .failed = result { edits.append(StagedEdit(of: field, nil)) }
    case .resize, .outside: break
    }
  }

  private mutating func record(_ key: Key, _ screen: Screen) {
    inputCount += 1
    if names != nil, !isOpen, let press = key.byName(on: screen) {
      add(run.end() + press)
      names?.leaveButton()
      if !press.isEmpty { names?.write() }
    } else if case .character(let character) = key.symbol, key.modifiers.isEmpty {
      add(run.type(String(character)))
    } else {
      add(run.add(key))
    }
  }

  /// Records the answer of an external check.
  package mutating func record(_ answer: StagedAnswer) {
    answers.removeAll {
      $0.field == answer.field && $0.value == answer.value && answer.purpose == .verdict
        && $0.purpose == .verdict
    }
    answers.append(answer)
  }

  /// Observes a filling between events: where an answer was waited for, the tape also waits.
  package mutating func see(_ filling: Filling) {
    guard filling.asksOutside else { return }
    let wasPending = isPending
    isPending = filling.sheet.isWaiting
    guard wasPending, !isPending, filling.outcome == nil else { return }
    let clauses = filling.form.fields.flatMap(\.allRules.clauses)
    guard let pause = clauses.compactMap(\.remote?.debounce).max(), pause > .zero else { return }
    unmask(filling)
    add(run.end())
    let sleep = "Sleep \(pause.tapeText)"
    if isOpen { names?.add(pause: sleep) } else { lines.append(sleep) }
  }

  /// Records expectations of the filling's current state.
  package mutating func expect(_ screen: Screen) {
    unmask(screen.filling)
    settle(at: screen)
    lines += ScreenExpectations(screen, withSecrets: withSecrets).here
    lines.append("")
  }

  /// Returns the tape of a filling that has ended.
  package func text(ofEnded screen: Screen) -> String {
    var recorder = self
    recorder.unmask(screen.filling)
    recorder.endVisit(at: screen)
    if let input = recorder.mouse.end() {
      recorder.lines.append(recorder.tapeText(of: input, recorder.last ?? screen))
    }
    let end = ScreenExpectations(screen, withSecrets: withSecrets).atTheEnd
    let editLines = edits.map { edit in
      "Editor \(edit.field.tapeSpelling) "
        + (edit.text.map(\.tapeLines) ?? "fails")
    }
    recorder.lines.insert(contentsOf: answerLines(in: screen.filling) + editLines, at: answersPlace)
    return (recorder.lines + end).map { $0 + "\n" }.joined()
  }

  /// Returns the commands that repeat the answers of checks; those about a secret apply to any
  /// value.
  private func answerLines(in filling: Filling) -> [String] {
    answers.compactMap { answer in
      let field = filling.form.fields.first { $0.id == answer.field }
      let isSecret = field?.isSecret == true && !withSecrets
      if answer.purpose != .verdict { return loadLine(answer, isSecret: isSecret) }
      let value = isSecret ? "*" : answer.value.map(\.tapeSpelling) ?? "*"
      let head = "Answer \(answer.field.tapeSpelling) \(value)"
      switch answer.reply {
      case .yes: return head + " yes"
      case .no(let reason):
        return head + " no" + (reason.isEmpty ? "" : " \(reason.tapeReason)")
      case .failed, .options, .answer, .rejected: return nil
      }
    }
  }

  /// Returns the command that repeats options or a default; that of a secret is left out.
  private func loadLine(_ answer: StagedAnswer, isSecret: Bool) -> String? {
    let word = answer.purpose == .options ? "Options" : "Default"
    let head = "\(word) \(answer.field.tapeSpelling)"
    switch answer.reply {
    case .answer where isSecret: return "\(head) \"\""
    case .answer(.text(let text)): return "\(head) \(text.tapeLines)"
    case .answer(let value): return "\(head) \(value.tapeSpelling)"
    case .options(let options):
      let values = options.map(\.withoutRepeatedLabel)
      // Of several texts, each is an option, so one of several lines is written as JSON.
      let isPlain = values.allSatisfy { String($0)?.contains(where: \.isNewline) == false }
      let list = isPlain ? values.map(\.tapeSpelling) : [Value.list(values).json]
      return ([head] + list).joined(separator: " ")
    case .failed(let reason): return "\(head) fails \(reason.tapeReason)"
    case .yes, .no, .rejected: return nil
    }
  }

  /// Writes the placeholder for a typed secret once the typing is over.
  private mutating func unmask(_ filling: Filling) {
    guard let standIn = mask.standIn(in: filling) else { return }
    add(run.end())
    add(
      names == nil
        ? standIn.commands : ["Fill \(standIn.field.tapeSpelling) \(standIn.text.tapeLines)"]
    )
  }

  private mutating func add(_ written: [String]) {
    if isOpen { names?.add(pressed: written) } else { lines += written }
  }
}

/// Recording by name.
extension TapeRecorder {
  /// Whether a field is visited, of which only the answer is recorded in the end.
  private var isOpen: Bool { names?.isOpen ?? false }

  /// Begins and ends visits of fields before an event.
  private mutating func visit(_ event: Event, _ screen: Screen) {
    guard let names, !event.isPassive else { return }
    let isAtField = screen.filling.visitedField != nil
    let isApart =
      event.isApart || screen.filling.mode.isModal || screen.helpPage != nil
      || isAtField && event.leavesForm(of: screen)
    last = screen
    if case .pointer(let pointer, _) = event {
      if pointer.action == .press { isMouseApart = isApart } else if isMouseApart { return }
    }
    if isApart {
      settle(at: screen)
      self.names?.write()
      return
    }
    if names.isOver(at: screen) { endVisit(at: screen) }
    if !isOpen { add(run.end()) }
    self.names?.begin(at: screen)
    // A key that a button does not use must not go to a field.
    guard !isOpen, case .key(let key) = event, key.byName(on: screen) == nil else { return }
    lines += self.names?.way(on: screen) ?? []
  }

  /// Writes what was done so far, so that the tape has the same focus.
  private mutating func settle(at screen: Screen) {
    guard let names, !screen.filling.mode.isModal else { return endVisit(at: screen) }
    if names.isOver(at: screen) || !isOpen { endVisit(at: screen) }
    self.names?.begin(at: screen)
    endVisit(at: screen)
    lines += self.names?.way(on: screen) ?? []
  }

  /// Ends the visit of a field, and the run of keys.
  private mutating func endVisit(at screen: Screen) {
    add(run.end())
    lines += names?.end(at: screen) ?? []
  }

  /// Returns a mouse action as written in the tape.
  private func tapeText(of input: MouseInput, _ screen: Screen) -> String {
    guard names != nil, case .click(let cell) = input else { return input.tapeText }
    return NamedVisits.click(at: cell, on: screen)
  }
}

extension Event {
  /// Whether it does something else than edit an answer or move the focus, so that it is recorded as
  /// it is.
  fileprivate var isApart: Bool {
    guard case .key(let key) = self else { return false }
    if case .function = key.symbol { return true }
    if key.symbol == .insert { return true }
    if EditingCommand(key) != nil || key.modifiers.isEmpty { return false }
    return Keymap.action(of: key).map { $0 != .intent(.next) && $0 != .intent(.previous) } ?? true
  }

  /// Returns whether it submits the form, asks a question, or shows the review or the help.
  fileprivate func leavesForm(of screen: Screen) -> Bool {
    switch self {
    case .key, .pointer: break
    default: return false
    }
    var next = screen
    next.handle(self)
    return next.filling.outcome != nil || next.filling.mode != screen.filling.mode
      || next.helpPage != nil
      || next.filling.sheet.progress == .refused && screen.filling.sheet.progress != .refused
      || next.filling.sheet.isReviewing
  }
}

extension Key {
  /// Returns the commands for a key while no field has the focus: a click on the button that it
  /// presses, or none for a key that moves the focus; `nil` for any other.
  fileprivate func byName(on screen: Screen) -> [String]? {
    guard !screen.filling.mode.isModal else { return nil }
    let filling = screen.filling
    guard filling.visitedField == nil else { return nil }
    if self == .enter || self == .space,
      filling.sheet.focus.isButton || filling.sheet.focusedIndex != nil
    {
      return NamedVisits.click(for: self, on: screen).map { [$0] }
    }
    return Key.moves.contains(self) && !filling.sheet.isReviewing ? [] : nil
  }

  private static let moves: Set<Key> = [
    .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .control("n"),
    .control("p"),
  ]
}

extension Event {
  /// Whether it is not caused by the user.
  fileprivate var isPassive: Bool {
    switch self {
    case .key, .paste, .pointer, .outside(.interrupt): false
    case .resize, .outside: true
    }
  }
}

extension Value {
  /// The option without a label that is the same as its value: only the value.
  fileprivate var withoutRepeatedLabel: Value {
    guard let members, members.count == 2, let value = members["value"], value == members["label"]
    else { return self }
    return value
  }
}

extension String {
  /// The text as a reason in a tape, which has one line.
  fileprivate var tapeReason: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").tapePieces.joined(separator: " + ")
  }

  /// The text with each line break as a line feed.
  var withPlainBreaks: String {
    var text = ""
    for character in self {
      switch character {
      case "\r\n", "\r": text.unicodeScalars.append("\n")
      default: text.append(character)
      }
    }
    return text
  }
}
