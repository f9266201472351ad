package import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension Screen {
  /// Handles a key on the help page, and returns whether the page uses it: all keys except those
  /// that would end the filling.
  mutating func pressOnHelpPage(_ key: Key, _ page: HelpPage) -> Bool {
    var page = page
    let count = page.lines(on: self).count
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

  /// Returns the keys that a field uses in its current state on a screen, the most useful first.
  func keysOfField(at index: Int, on screen: Size) -> [KeyHelp] {
    // Asking the field would copy all of it.
    let keys =
      filling.sheet.fields[index].isReadOnly
      ? [] : filling.sheet.fields[index].widget.keys(in: widgetArea(at: index, on: screen).size)
    return facts.optionSources.isEmpty
      ? keys : narrator.reloadHelp(at: index, of: filling.sheet) + keys
  }
}

extension Narrator {
  /// Returns the help on the key that reloads external data for a field; empty if there is none.
  func reloadHelp(at index: Int, of sheet: AnswerSheet) -> [KeyHelp] {
    guard sheet.canReload(at: index) else { return [] }
    let isMissing = loadFailure(at: index, in: sheet) != nil
    let word: Word = sheet.facts.isAskedFor(at: index) ? .keyReload : .keyReloadDefault
    return [KeyHelp([.reload], word, brief: isMissing ? .keyReloadBriefly : nil)]
  }
}

extension AnswerSheet {
  /// Returns the label of the button of a repeated group at an index, the highlighted one with its
  /// entry; `nil` if there is none.
  package func textOfControl(at index: Int) -> String? {
    guard facts.fields[index].isControl, let label = fields[index].buttons?.label
    else {
      return nil
    }
    return form.fields[index].hasAnswer
      ? label : "\(label), \(form.fields[index].label)"
  }
}

extension FormFacts {
  /// Returns the help on the key that opens the editor; empty for a field without one.
  func editorHelp(at index: Int) -> [KeyHelp] {
    opensEditor(at: index)
      ? [KeyHelp([Key.editor], .keyOpenEditor, brief: .keyEditor)] : []
  }
}
