import FormValidation

/// The questions and messages of a filling in words.
extension Filling {
  /// The indices of all questions, on any page: the fields asked, and whether to add an entry to a
  /// repeated group that can have another one.
  /// - Complexity: O(n), in fields.
  var askedIndices: [Int] {
    form.fields.indices.filter { index in
      guard isAsked(fieldAt: index) else { return false }
      guard facts.fields[index].isControl else { return true }
      return (fields[index].widget as? EntryCount)?.canAdd ?? false
    }
  }

  /// The indices of all fields asked, on any page, in the order of question numbers.
  /// - Complexity: O(n), in fields.
  var numberedIndices: [Int] { askedIndices.filter { !facts.fields[$0].isControl } }

  /// Returns the question whether to add an entry to a repeated group, for the button at an index;
  /// `nil` if it is not such a button.
  func questionWhetherToAdd(at index: Int) -> String? {
    guard let list = fields[index].widget as? EntryCount else { return nil }
    // Of several groups, the question says which.
    if list.count > 0, form.lists.count == 1 { return text(.addAnother) }
    return text(.addFirst, ["entry": .text(list.entry(in: facts.words[.addFirst]))])
  }

  /// Enters a line as the answer of the focused field, and returns whether it is accepted.
  mutating func enter(_ line: String) -> Bool {
    guard let index = focusedIndex, !form.fields[index].isReadOnly,
      fields[index].widget.enter(line) || fields[index].widget.enter(beginnings: line)
    else { return false }
    notice = nil
    begin()
    settle(index)
    adoptValue(of: index)
    return true
  }

  /// Returns why a line chooses no option: no option matches, it cannot be chosen, or several
  /// match; `nil` if there are no options.
  func complaint(about line: String, at index: Int) -> String? {
    let choices = fields[index].description.choices
    guard !choices.isEmpty else { return nil }
    let names = facts.fields[index].traits.kind == .list ? line.listItems : [line]
    for name in names {
      let whole = choices.index(named: name) ?? choices.index(numbered: name)
      if let whole, choices[whole].isDisabled {
        return text(.optionUnavailable, ["text": .text(choices[whole].label)])
      }
      if whole != nil { continue }
      let named = choices.indices(begunBy: name)
      if named.isEmpty { return text(.noChoice, ["text": .text(name)]) }
      guard named.count > 1 else { continue }
      let list = Value.list(named.map { .text(choices[$0].label) })
      return text(.severalOptions, ["text": .text(name), "list": list])
    }
    return nil
  }

  /// Moves the focus after the last field: to the review page, or to the submit button.
  mutating func moveFocusToEnd() {
    moveFocus(to: .button, on: openPages.last)
  }

  /// Returns the messages about an answer, each with its symbol and word: the one that the screen
  /// would show, or all of a checklist.
  func spokenMessages(at index: Int) -> [String] {
    let said = Array(zip(violations(at: index), words(ofViolationsAt: index)))
    let isWhole = errorsShown == .all || form.fields[index].hasChecklist
    let broken = said.first { !$0.0.isIncomplete && $0.0.severity == .error }
    let first = [broken ?? said.first].compactMap { $0 }
    var lines: [String] = []
    for (violation, words) in isWhole ? said : first {
      let (mark, word) = spokenKind(of: violation, at: index)
      let line = "\(mark) \(text(word)): \(words)"
      // A message of several rules is printed once.
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Returns the word for an answer that more typing can make valid: missing if it is empty.
  func wordOfUnfinished(at index: Int) -> Word {
    isBlank(at: index) ? .missing : .incomplete
  }

  private func isBlank(at index: Int) -> Bool { ruler.answers[form.fields[index].id].isBlank }

  private func spokenKind(
    of violation: Violation,
    at index: Int
  ) -> (mark: String, word: Word) {
    let glyphs = facts.glyphs
    return switch violation.severity {
    // An entered line is complete, although more typing could make it valid.
    case .error where violation.isIncomplete && isBlank(at: index): (glyphs.hint, .missing)
    case .error: (glyphs.error, .error)
    case .warning: (glyphs.warning, .warning)
    case .info: (glyphs.remark, .remark)
    }
  }
}

/// The meaning of a number or name among the questions.
enum NamedQuestion: Equatable, Sendable {
  /// One question, by its index in the form.
  case index(Int)
  /// Several questions whose labels begin with it.
  case several([String])
  /// No question; the label of the nearest one, if any is close.
  case none(nearest: String?)
}

extension Filling {
  /// Returns the question with a number from 1, a field's name, a label or the beginning of one,
  /// ignoring case and accents.
  func question(called name: String) -> NamedQuestion {
    let asked = numberedIndices
    if let number = Int(name) {
      return asked.indices ~= number - 1 ? .index(asked[number - 1]) : .none(nearest: nil)
    }
    // Questions are named like options: by label, or by the field's name as the value.
    let questions = asked.map { index in
      Choice(.text(form.fields[index].id.rawValue), label: form.fields[index].label)
    }
    let begun = questions.indices(begunBy: name)
    if begun.count == 1 { return .index(asked[begun[0]]) }
    if !begun.isEmpty { return .several(begun.map { questions[$0].label }) }
    let sought = name.folded
    let nearest = questions.first {
      sought.isOneSlip(from: $0.label.folded) || sought.isOneSlip(from: $0.value.description)
    }
    return .none(nearest: nearest?.label)
  }
}

extension String {
  /// The text without case and accents.
  fileprivate var folded: String { String(decoding: foldedBytes, as: UTF8.self) }
}
