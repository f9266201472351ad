import FormFilling
package import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The help page of a field, which covers the form: the rules on its answer, its messages and why
/// they are shown or hidden, and the keys.
package struct HelpPage: Equatable, Sendable {
  /// The action of a key on the page.
  enum Action: Sendable {
    case close
    case scroll(by: Int)
    case scrollByPage(Int)
  }

  /// The index of its field; `nil` if a button has the focus.
  package let index: Int?

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

extension Screen {
  /// Handles a key on the help page, and returns whether the page uses it: all keys except those
  /// that would end the filling.
  mutating func pressOnHelpPage(_ key: Key, _ page: HelpPage) -> Bool {
    var page = page
    let count = helpLines(of: page).count
    switch HelpPage.action(of: key) {
    case .close: return true
    case .scroll(let lines): page.scroll(by: lines, of: count)
    case .scrollByPage(let pages): page.scroll(byPages: pages, of: count)
    case nil: if Keymap.action(of: key) == .intent(.interrupt) { return false }
    }
    overlay = .help(page)
    return true
  }

  /// The open help page, if any.
  package var helpPage: HelpPage? {
    if case .help(let page) = overlay { page } else { nil }
  }

  /// Returns the lines of a help page, not wrapped.
  package func helpLines(of page: HelpPage) -> [HelpLine] {
    guard let index = page.index else { return keyLines }
    let field = facts.form.fields[index]
    let notes = filling.notes(before: index).filter { $0.page == filling.page(ofFieldAt: index) }
    let help =
      (field.help?.textLines ?? []).map { HelpLine($0) }
      + notes.flatMap { narrator.lines(ofMarkup: $0.text) }.map { HelpLine($0) }
    let keysHere = keys(at: index).map { HelpLine($0.description) }
    return help + narrator.ruleLines(of: field, at: index, in: filling)
      + narrator.saidLines(at: index, in: filling)
      + (keysHere.isEmpty ? [] : [HelpLine(head: narrator.text(.keysHere))] + keysHere) + keyLines
  }

  private var keyLines: [HelpLine] {
    [HelpLine(head: narrator.text(.keysAnywhere))] + keysAnywhere.map { HelpLine($0.description) }
  }

  /// The keys of the focused field in its current state; empty if a button has the focus.
  package var keysHere: [ListedKeys] { filling.focusedIndex.map(keys(at:)) ?? [] }

  /// The keys that work anywhere, except those that the focused field uses, now or with another
  /// answer.
  package var keysAnywhere: [ListedKeys] {
    let rows = Keymap.rows.filter { row in
      (filling.openPages.count > 1 || !row.action.isAboutPages)
        && (!facts.form.lists.isEmpty || !row.action.isAboutEntries)
        && (!facts.form.isQuestion || !row.action.isAboutFields)
    }
    let own = filling.focusedIndex.map { keysOfField(at: $0, on: size) } ?? []
    return rows.compactMap { row in
      let keys = row.keys.filter { key in
        !own.contains { $0.keys.contains(key) || $0.uses(key) }
      }
      return keys.isEmpty ? nil : listed(keys, narrator[word(of: row)])
    }
  }

  /// Returns the help on the key that reloads external data for a field; empty if there is none.
  func reloadHelp(at index: Int) -> [KeyHelp] {
    guard filling.canReload(at: index) else { return [] }
    let isMissing = narrator.loadFailure(at: index, in: filling) != nil
    let word: Word = filling.isAskedFor(at: index) ? .keyReload : .keyReloadDefault
    return [KeyHelp([.reload], word, brief: isMissing ? .keyReloadBriefly : nil)]
  }

  /// Returns the help on the key that opens the editor; empty for a field without one.
  func editorHelp(at index: Int) -> [KeyHelp] {
    filling.opensEditor(at: index) ? [KeyHelp([Key.editor], .keyOpenEditor, brief: .keyEditor)] : []
  }

  /// Returns the keys that a field uses in its current state on a screen, the most useful first.
  func keysOfField(at index: Int, on screen: Size) -> [KeyHelp] {
    // Asking the field would copy all of it.
    let keys =
      filling.fields[index].isReadOnly
      ? [] : filling.fields[index].widget.keys(in: widgetArea(at: index, on: screen).size)
    return facts.optionSources.isEmpty ? keys : reloadHelp(at: index) + keys
  }

  private func keys(at index: Int) -> [ListedKeys] {
    if filling.isReviewing { return [] }
    let (keys, reload) = (keysOfField(at: index, on: size), reloadHelp(at: index).first)
    // An open list has its own keys, and an empty one or a button nothing to undo.
    let hasHistory =
      keys.contains { $0 != reload } && !filling.fields[index].isOpen
      && !facts.fields[index].isControl
    let all = keys + (hasHistory ? .ofHistory : []) + editorHelp(at: index)
    return all.compactMap { help in
      guard let meaning = help.meaning else { return nil }
      return listed(help.keys, words(of: meaning), joined: help.isSpan ? "-" : ", ")
    }
  }

  private func listed(_ keys: [Key], _ words: String, joined sign: String = ", ") -> ListedKeys {
    ListedKeys(keys.map(narrator.keys.name).joined(separator: sign), words)
  }

  /// Returns the current effect of keys of the form.
  private func word(of row: Keymap.Row) -> Word {
    switch row.action {
    case .intent(.advance) where facts.form.enterUse == .submit: .enterSubmits
    case .intent(.switchErrors) where filling.errorsShown == .all: .oneError
    default: row.word
    }
  }

  /// Returns the effect of keys, in the form's language.
  func words(of meaning: KeyHelp.Meaning) -> String {
    switch meaning {
    case .own(let word): narrator[word]
    case .given(let message): message.text([:], in: facts.form.messages.language)
    }
  }
}

extension Keymap.Action {
  /// Whether it is only useful in a form with several pages.
  fileprivate var isAboutPages: Bool {
    self == .intent(.nextPage) || self == .intent(.previousPage)
  }
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
