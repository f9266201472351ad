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

extension HelpPage {
  /// Returns the lines of the page, not wrapped.
  package func lines(on screen: Screen) -> [HelpLine] {
    let keyLines = keyLines(on: screen)
    guard let index else { return keyLines }
    let field = screen.facts.form.fields[index]
    let notes = screen.filling.sheet.notes(before: index).filter {
      $0.page == screen.filling.sheet.facts.page(ofFieldAt: index)
    }
    let help =
      (field.help?.textLines ?? []).map { HelpLine($0) }
      + notes.flatMap(screen.narrator.lines(of:)).map { HelpLine($0) }
    let keysHere = ListedKeys.keys(ofFieldAt: index, on: screen).map(\.line)
    return help + screen.narrator.ruleLines(ofFieldAt: index, in: screen.filling.sheet)
      + screen.narrator.saidLines(at: index, in: screen.filling.sheet)
      + (keysHere.isEmpty ? [] : [HelpLine(head: screen.narrator.text(.keysHere))] + keysHere)
      + keyLines
  }

  private func keyLines(on screen: Screen) -> [HelpLine] {
    [HelpLine(head: screen.narrator.text(.keysAnywhere))]
      + ListedKeys.anywhere(on: screen).map(\.line)
  }
}

/// Keys and their effects, as listed in help.
package struct ListedKeys: Equatable, Sendable, CustomStringConvertible {
  /// The keys: `Alt-B, Alt-F`.
  package let keys: String

  /// Their effects: `previous word, next word`.
  package let meaning: String

  fileprivate init(
    _ keys: [Key],
    _ meaning: String,
    by narrator: Narrator,
    joined sign: String = ", "
  ) {
    self.keys = keys.map(narrator.keys.name).joined(separator: sign)
    self.meaning = meaning
  }

  /// Both on one line.
  package var description: String { line.text }

  /// The line of a help page.
  fileprivate var line: HelpLine { HelpLine(keys, do: meaning) }
}

extension ListedKeys {
  /// Returns the keys of the focused field in its current state; empty if a button has the focus.
  package static func here(on screen: Screen) -> [ListedKeys] {
    screen.filling.sheet.focusedIndex.map { keys(ofFieldAt: $0, on: screen) } ?? []
  }

  /// Returns the keys that work anywhere, except those that the focused field uses, now or with another
  /// answer.
  package static func anywhere(on screen: Screen) -> [ListedKeys] {
    let (sheet, form) = (screen.filling.sheet, screen.facts.form)
    let rows = Keymap.rows.filter { row in
      switch row.need {
      case .fields: !form.isQuestion
      case .pages: sheet.openPages.count > 1
      case .repeatedGroups: !form.lists.isEmpty
      case nil: true
      }
    }
    let circumstances = screen.circumstances
    let own =
      sheet.focusedIndex.map { screen.keysOfField(at: $0, on: screen.size) } ?? []
    return rows.compactMap { row in
      let keys = row.keys.filter { key in
        !own.contains { $0.keys.contains(key) || $0.uses(key) }
      }
      let meaning = screen.narrator[row.word(in: circumstances)]
      return keys.isEmpty ? nil : ListedKeys(keys, meaning, by: screen.narrator)
    }
  }

  fileprivate static func keys(ofFieldAt index: Int, on screen: Screen) -> [ListedKeys] {
    if screen.filling.sheet.isReviewing { return [] }
    let (keys, reload) = (
      screen.keysOfField(at: index, on: screen.size),
      screen.narrator.reloadHelp(at: index, of: screen.filling.sheet).first
    )
    // An open list has its own keys, and an empty one or a button nothing to undo.
    let hasHistory =
      keys.contains { $0 != reload } && !screen.filling.sheet.fields[index].isOpen
      && !screen.facts.fields[index].isControl
    let all = keys + (hasHistory ? .ofHistory : []) + screen.facts.editorHelp(at: index)
    return all.compactMap { help in
      guard let meaning = help.meaning else { return nil }
      return ListedKeys(
        help.keys,
        screen.narrator.words(of: meaning, in: screen.form),
        by: screen.narrator,
        joined: help.isSpan ? "-" : ", "
      )
    }
  }
}
