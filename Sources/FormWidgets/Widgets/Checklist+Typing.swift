import FormValidation

extension Checklist: FilteredWidget {
  package mutating func filter(by text: String) {
    menu.filter(list, by: text, chosen: menu.highlighted)
  }
}

/// Typed and pasted text, which filters the list.
extension Checklist {
  /// Returns whether a character that is a key of its own belongs to the text being typed: a label
  /// goes on with it, or the text may be an answer itself.
  func isOfText(_ character: Character) -> Bool {
    guard menu.isNarrowed, menu.isTyping else { return false }
    return list.other != nil || list.goesOn(after: menu.filter.text + String(character))
  }

  /// Edits the filter; a letter after anything else begins another one.
  mutating func filter(by key: Key) -> KeyUse {
    let isBegun = menu.isNarrowed
    let isAnother = key.typed != nil && !(isBegun && menu.isTyping)
    if isAnother {
      // A question mark opens help unless something is typed.
      guard let character = key.typed, character != "?", !character.isWhitespace else {
        return .notUsed
      }
      if isBegun { clearFilter() }
    } else if !isBegun {
      return .notUsed
    }
    return menu.edit(in: list, chosen: menu.highlighted) { $0.press(key) }
  }

  mutating func clearFilter() {
    menu.filter(list, by: "", chosen: menu.highlighted)
  }

  /// The typed text if it is no option.
  var refusedInput: RefusedInput? {
    guard options.isAwaited, menu.isNarrowed else { return menu.meaning(in: list)?.refusedInput }
    return .loading
  }

  /// Checks what the typed text stands for, and returns it if that is no option.
  mutating func commit() -> RefusedInput? {
    if let refusedInput { return refusedInput }
    guard case .option(let index) = menu.meaning(in: list) else { return nil }
    if index == choices.count, checkWithFilter() { return nil }
    marks[index] = true
    menu.move(to: menu.highlight)
    settleBarred()
    return nil
  }

  /// Checks what the typed text stands for, which completes the answer unless a text must be typed.
  mutating func complete() -> KeyUse {
    if let refusedInput = commit() { return .refused(refusedInput) }
    guard isOnOther, otherText.text.isEmpty else { return .completed }
    clearFilter()
    menu.move(to: menu.count - 1)
    return .used
  }

  /// Checks the choices named in a text, separated by line breaks or commas, or filters the list by
  /// the text.
  mutating func paste(_ text: String) -> KeyUse {
    if isEditing {
      otherText.paste(text)
      return .used
    }
    let lines = text.split(whereSeparator: \.isNewline)
    let names = lines.flatMap { line in
      // A label may contain commas.
      list.index(named: String(line)) == nil ? line.split(separator: ",") : [line]
    }
    let indices = names.map { list.index(named: String($0)) }
    let isFilter = menu.isNarrowed && menu.isTyping
    if !isFilter, !indices.isEmpty, !indices.contains(nil) {
      for index in indices.compactMap({ $0 }) { marks[index] = true }
      return .used
    }
    let others = zip(names, indices).filter { $0.1 == nil }
      .map { String($0.0.trimmingWhitespace) }
    if isFilter || others.count == names.count {
      return filter(byPasted: lines.joined(separator: " "))
    }
    guard list.other != nil, others.count == 1 else { return .refused(.noChoice(others[0])) }
    for index in indices { marks[index ?? choices.count] = true }
    otherText.replace(with: others[0])
    return .used
  }

  /// Inserts a text in the filter, unless no option matches then.
  private mutating func filter(byPasted text: String) -> KeyUse {
    let words = String(text[...].trimmingWhitespace)
    guard !words.isEmpty, !list.entries.isEmpty || options.isAwaited else { return .notUsed }
    var menu = menu
    if menu.isNarrowed, !menu.isTyping { menu.filter(list, by: "", chosen: menu.highlighted) }
    _ = menu.edit(in: list, chosen: menu.highlighted) { filter in
      filter.paste(words)
      return .used
    }
    guard menu.isNarrowed else { return .notUsed }
    if menu.hasNoChoice, !options.isAwaited { return .refused(menu.refusal(in: list.entries)) }
    self.menu = menu
    return .used
  }
}
