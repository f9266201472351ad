import FormValidation

/// Notices in words.
extension Notice {
  /// Returns the longest text that fits in a width, or else the shortest.
  func text(in filling: Filling, columns: Int) -> String {
    guard let word, !isReply else { return replyText(in: filling) }
    let language = filling.form.messages.language
    var variants = word.wording(in: language).variants
    if isAtSoleProblem(of: filling) { variants[0] = Word.problemHere.wording(in: language) }
    let texts = variants.map { text($0, in: filling, columns: columns) }
    return texts.first { $0.cellWidth <= columns } ?? texts[texts.count - 1]
  }

  /// Returns the text for users who do not see the screen, including the problems that a refused
  /// submit lists.
  func spokenText(in filling: Filling) -> String {
    switch word {
    case .problemsAndKey: filling.text(.refused, parameters(in: filling))
    case .confirmKeys, .confirmKeysForNo:
      "\(filling.draftQuestion ?? filling.question ?? "") \(text(in: filling, columns: .max))"
    case .draftKeys: "\(filling.draftQuestion ?? "") \(filling.text(.confirmKeys))"
    // Without the spinner and the last line, which would be announced repeatedly.
    case .submitting: filling.text(.submitting, parameters(in: filling))
    default: text(in: filling, columns: .max)
    }
  }

  /// Returns what a reply says, and its reasons: those about the form, then those about fields that
  /// do not show them.
  private func replyText(in filling: Filling) -> String {
    let words = word.map { filling.text($0, parameters) }
    let general = violations.filter { $0.field == nil }.map { filling.words(ofStray: $0) }
    let strays = violations.filter { $0.field != nil }.map { filling.words(ofStray: $0) }
    let parts = [words, text].compactMap { $0 } + general + [strays.joined(separator: "; ")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ variant: Message, in filling: Filling, columns: Int) -> String {
    let (language, glyphs) = (filling.form.messages.language, filling.facts.glyphs)
    var parameters = parameters(in: filling)
    let names = variant.placeholders
    if names.contains("path") {
      // As a parameter, it would be truncated like an answer.
      let whole = variant.text(parameters, in: language)
      let room = columns - whole.replacing("{path}", with: "").cellWidth
      return whole.replacing("{path}", with: text.printable.fittedPath(to: room, glyphs))
    }
    if names.contains("text") {
      parameters["text"] = .text("")
      let room = max(1, columns - variant.text(parameters, in: language).cellWidth)
      parameters["text"] = .text(text.printable.fitted(to: room, glyphs))
    }
    return variant.text(parameters, in: language)
  }

  /// Returns whether the only problem that it is about has the focus, so that no key leads there.
  private func isAtSoleProblem(of filling: Filling) -> Bool {
    guard word == .problemsAndKey, parameters["count"] == 1, let index = filling.stopIndex else {
      return false
    }
    return filling.seenProblems.contains(index)
  }

  private func parameters(in filling: Filling) -> Parameters {
    let sign = Value.text(filling.facts.glyphs.hint)
    var parameters = parameters
    parameters["sign"] = sign
    if let key = key(in: filling) { parameters["key"] = .text(filling.name(of: key)) }
    if case .list(let items) = parameters["list"], case .number(let count) = parameters["count"],
      Number(items.count) < count
    {
      parameters["list"] = .list(items + [sign])
    }
    return parameters
  }

  /// Returns the key that it names, if any.
  private func key(in filling: Filling) -> Key? {
    switch word {
    case .pastedAsOneLine, .entryRemoved: EditingCommand.undoKey
    case .problemsAndKey: Keymap.key(for: .nextProblem)
    case .leftBehind: Keymap.key(for: .previousPage)
    case .confirmKeys, .confirmKeysForNo: filling.keyForYes
    default: nil
    }
  }
}

extension Filling {
  /// The last reply's message about the form as a whole, or the reason why there was none, until
  /// the next key; `nil` if there is no message.
  package var replyNotice: String? {
    notice.flatMap { $0.isReply ? $0.text(in: self, columns: .max) : nil }
  }

  /// Returns the message of a violation that no field shows, after the name of its field.
  fileprivate func words(ofStray violation: Violation) -> String {
    let index = violation.field.flatMap { self.index(of: $0) }
    if let index, form.fields[index].isHidden, !verdict(at: index).isValid {
      return judgment(of: violation, at: index)
    }
    let words = form.messages.text(besideFieldOf: violation, label: nil).printable
    guard let field = violation.field else { return words }
    return "\(index.map { labelInForm(at: $0) } ?? field.rawValue): \(words)"
  }

  /// The letter for yes.
  var keyForYes: Key { .character(form.messages.language.forms.yes) }
}
