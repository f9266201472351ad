package import FormFilling
import FormValidation
package import FormWidgets
import Forms

/// What is shown of the fields' messages.
extension Narrator {
  /// Returns the message while an external check is pending, or options or a default are loading.
  package func waitingWords(at index: Int, in sheet: AnswerSheet) -> String {
    sheet.isLoading(at: index) ? loadingWords(at: index, in: sheet) : self[.checking]
  }

  /// Returns the messages to show, each with the index of its violation.
  ///
  /// Blocking messages come first. A field that shows one message shows the first error, or else
  /// the first message.
  package func shownMessages(
    at index: Int,
    listed: Set<String>,
    in sheet: AnswerSheet
  ) -> [(index: Int, words: String, kind: MessageKind)] {
    let now = sheet.circumstances(at: index)
    let violations = sheet.violations(at: index)
    let kinds = violations.map { violation in
      listed.contains(violation.rule)
        ? nil : sheet.facts.fields[index].kind(of: violation, in: now)
    }
    // Little is shown for an initial answer, and only messages that are shown are worded.
    guard kinds.contains(where: { $0 != nil }) else { return [] }
    var shown: [(index: Int, words: String, kind: MessageKind)] = []
    for (number, words) in words(ofViolationsAt: index, in: sheet).enumerated() {
      guard let kind = kinds[number] else { continue }
      let isBroken = !violations[number].isIncomplete && violations[number].severity == .error
      if sheet.errorsShown == .first, isBroken { return [(number, words, kind)] }
      // A message of several rules is shown once.
      if !shown.contains(where: { $0.words == words }) { shown.append((number, words, kind)) }
    }
    return sheet.errorsShown == .first ? Array(shown.prefix(1)) : shown
  }

  /// Returns a key's name; empty if there is no key.
  package func name(of key: Key?) -> String { key.map(keys.name) ?? "" }

  /// Returns the suggestion for a field in words; while it has the focus, with the key that accepts
  /// it.
  package func proposalWords(at index: Int, in sheet: AnswerSheet) -> String? {
    guard let proposal = sheet.proposal(at: index) else { return nil }
    guard sheet.focusedIndex == index else {
      return text(.proposalKept, ["proposal": .text(proposal)])
    }
    return text(
      .proposal,
      ["proposal": .text(proposal), "key": .text(name(of: Keymap.key(for: .acceptProposal)))]
    )
  }
}
