import FormValidation

/// The help page of a field, which covers the form: the rules on its answer, its messages and why
/// they are shown or hidden, and the keys.
struct HelpPage: Equatable, Sendable {
  /// The action of a key on the page.
  enum Action: Sendable {
    case close
    case scroll(by: Int)
    case scrollByPage(Int)
  }

  /// The index of its field; `nil` if a button has the focus.
  let index: Int?

  /// The first visible line, from 0; drawing clamps it to the last lines.
  private(set) var firstLine = 0

  /// Creates the page at its top.
  init(on index: Int?) {
    self.index = index
  }

  /// Returns the action of a key; `nil` if it has none here.
  static func action(of key: Key) -> Action? {
    switch key {
    case .escape, .enter, .function(1), .alt("h"), .character("?"), .character("q"): .close
    case .down, .tab, .control("n"): .scroll(by: 1)
    case .up, .backTab, .control("p"): .scroll(by: -1)
    case .pageDown, .space: .scrollByPage(1)
    case .pageUp: .scrollByPage(-1)
    case .home: .scroll(by: -HelpPage.farAway)
    case .end: .scroll(by: HelpPage.farAway)
    default: nil
    }
  }

  private static let farAway = 1_000_000

  /// The number of lines that PgDn and PgUp skip; fixed, because keys do not know the screen's
  /// size.
  private static let pageLength = 6

  /// Scrolls down by a number of lines, negative for up, at most to the last.
  mutating func scroll(by lines: Int, of count: Int) {
    firstLine = min(max(0, firstLine + lines), max(0, count - 1))
  }

  /// Scrolls down by a number of pages, negative for up, at most to the last line.
  mutating func scroll(byPages pages: Int, of count: Int) {
    scroll(by: pages * HelpPage.pageLength, of: count)
  }
}

/// A line of the help page, before it is wrapped.
struct HelpLine: Equatable {
  /// The symbol before the text; may be empty.
  let mark: String
  /// The text.
  let text: String
  /// The style.
  let style: Style
  /// Whether it is a heading, with a blank line above it.
  let isHead: Bool

  /// Creates an ordinary line.
  init(_ text: String, mark: String = "", _ style: Style = .plain) {
    self.mark = mark
    self.text = text
    self.style = style
    isHead = false
  }

  /// Creates a heading.
  init(head: String) {
    mark = ""
    text = head
    style = .title
    isHead = true
  }
}

extension Session {
  /// Handles a key on the help page, and returns whether the page uses it: all keys except those
  /// that would end the session.
  mutating func pressOnHelpPage(_ key: Key, _ page: HelpPage) -> Bool {
    var page = page
    let count = helpLines(of: page).count
    switch HelpPage.action(of: key) {
    case .close: return true
    case .scroll(let lines): page.scroll(by: lines, of: count)
    case .scrollByPage(let pages): page.scroll(byPages: pages, of: count)
    case nil: if Keymap.action(of: key) == .interrupt { return false }
    }
    mode = .help(page)
    return true
  }

  /// The open help page, if any.
  var helpPage: HelpPage? {
    if case .help(let page) = mode { page } else { nil }
  }

  /// Returns the lines of a help page, not wrapped.
  func helpLines(of page: HelpPage) -> [HelpLine] {
    guard let index = page.index else { return keyLines }
    let field = form.fields[index]
    let notes = self.notes(before: index).filter { $0.page == self.page(ofFieldAt: index) }
    let help =
      (field.help?.textLines ?? []).map { HelpLine($0) }
      + notes.flatMap(\.markup.spokenLines).map { HelpLine($0) }
    let keysHere = keys(at: index).map { HelpLine($0.description) }
    return help + ruleLines(of: field, at: index) + saidLines(at: index)
      + (keysHere.isEmpty ? [] : [HelpLine(head: text(.keysHere))] + keysHere) + keyLines
  }

  /// Returns the rules, each with whether it is met.
  func ruleLines(of field: Field, at index: Int) -> [HelpLine] {
    let registration = ruler.registrations[index]
    var (asked, notAsked): ([ChecklistLine], [Wording]) = ([], [])
    for (number, clause) in registration.rules.clauses.enumerated() {
      let outcome = registration.outcomes[number]
      let requirement = clause.requirement(among: ruler.answers)
      guard outcome != .skipped || clause.condition == nil else {
        notAsked.append(requirement)
        continue
      }
      let lines = registration.checklist(ofRule: number, among: ruler.answers)
      // Rules on blank answers have no line in a checklist.
      asked += lines.isEmpty ? [ChecklistLine(requirement, outcome.verdict)] : lines
    }
    let lines =
      asked.distinct.map { helpLine(of: $0, at: index) }
      + notAsked.map { HelpLine("\(words(of: $0, at: index)) (\(text(.ruleNotAsked)))") }
    let title = HelpLine(head: text(.mustHold))
    return [title] + (lines.isEmpty ? [HelpLine(text(.anythingGoes))] : lines)
  }

  private func helpLine(of line: ChecklistLine, at index: Int) -> HelpLine {
    let text = words(of: line.requirement, at: index)
    let glyphs = measures.glyphs
    return switch line.standing {
    case .met: HelpLine(text, mark: glyphs.success, .success)
    case .open where fields[index].state.showsError: HelpLine(text, mark: glyphs.error, .error)
    case .open: HelpLine(text, mark: glyphs.hint, .hint)
    case .broken: HelpLine(text, mark: glyphs.error, .error)
    }
  }

  /// Returns the messages about the answer, each with why it is shown or hidden.
  private func saidLines(at index: Int) -> [HelpLine] {
    var lines: [HelpLine] = []
    for (violation, words) in zip(violations(at: index), words(ofViolationsAt: index)) {
      let reason = text(reason(of: violation, saying: words, at: index))
      let line = HelpLine("\(words) (\(reason))")
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.isEmpty ? [] : [HelpLine(head: text(.saidOfAnswer))] + lines
  }

  private func reason(
    of violation: Violation,
    saying words: String,
    at index: Int
  ) -> Word {
    let listed = measures.fields[index].listedRules
    if listed.contains(violation.rule) { return .shownInChecklist }
    let reveal = violation.reveal ?? measures.fields[index].reveal
    guard kind(of: violation, at: index, in: circumstances(at: index)) != nil else {
      return reveal == .onSubmit ? .shownOnceSubmitted : .shownOnceLeft
    }
    let isShown = shownMessages(at: index, listed: listed).contains { $0.words == words }
    return isShown ? .isShown : .shownWithAll
  }

  private var keyLines: [HelpLine] {
    [HelpLine(head: text(.keysAnywhere))] + keysAnywhere.map { HelpLine($0.description) }
  }

  /// The keys of the focused field in its current state; empty if a button has the focus.
  package var keysHere: [ListedKeys] { focusedIndex.map(keys(at:)) ?? [] }

  /// The keys that work anywhere, except those that the focused field uses, now or with another
  /// answer.
  package var keysAnywhere: [ListedKeys] {
    let rows = Keymap.rows.filter { row in
      (openPages.count > 1 || !row.action.isAboutPages)
        && (!form.lists.isEmpty || !row.action.isAboutEntries)
        && (!form.isQuestion || !row.action.isAboutFields)
    }
    let own = focusedIndex.map { keysOfField(at: $0, on: screen) } ?? []
    return rows.compactMap { row in
      let keys = row.keys.filter { key in
        !own.contains { $0.keys.contains(key) || $0.uses(key) }
      }
      return keys.isEmpty ? nil : listed(keys, measures.words[word(of: row)])
    }
  }

  /// Returns the keys that a field uses in its current state on a screen, the most useful first.
  func keysOfField(at index: Int, on screen: Size) -> [KeyHelp] {
    let keys = fields[index].keys(in: widgetArea(at: index, on: screen).size)
    return measures.optionSources.isEmpty ? keys : reloadHelp(at: index) + keys
  }

  private func keys(at index: Int) -> [ListedKeys] {
    if isReviewing { return [] }
    let (keys, reload) = (keysOfField(at: index, on: screen), reloadHelp(at: index).first)
    // An open list has its own keys, and an empty one or a button nothing to undo.
    let hasHistory =
      keys.contains { $0 != reload } && !fields[index].isOpen && !measures.fields[index].isControl
    let all = keys + (hasHistory ? .ofHistory : []) + editorHelp(at: index)
    return all.compactMap { help in
      guard let meaning = help.meaning else { return nil }
      return listed(help.keys, words(of: meaning), joined: help.isSpan ? "-" : ", ")
    }
  }

  private func listed(_ keys: [Key], _ words: String, joined sign: String = ", ") -> ListedKeys {
    ListedKeys(keys.map(measures.words.keys.name).joined(separator: sign), words)
  }

  /// Returns the current effect of keys of the form.
  private func word(of row: Keymap.Row) -> Word {
    switch row.action {
    case .advance where form.enterUse == .submit: .enterSubmits
    case .switchErrors where view.errorsShown == .all: .oneError
    default: row.word
    }
  }

  /// Returns the effect of keys, in the form's language.
  func words(of meaning: KeyHelp.Meaning) -> String {
    switch meaning {
    case .own(let word): measures.words[word]
    case .given(let message): message.text([:], in: form.messages.language)
    }
  }
}

extension Keymap.Action {
  /// Whether it is only useful in a form with several pages.
  fileprivate var isAboutPages: Bool { self == .nextPage || self == .previousPage }
}

/// Keys and their effects, as listed in help.
package struct ListedKeys: Equatable, Sendable, CustomStringConvertible {
  /// The keys: `Alt-B, Alt-F`.
  package let keys: String

  /// Their effects: `previous word, next word`.
  package let meaning: String

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }

  /// Both on one line.
  package var description: String { "\(keys): \(meaning)" }
}
