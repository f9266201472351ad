package import FormFilling
import FormValidation
package import FormWidgets
import Forms

/// A line of the help page, before it is wrapped.
package struct HelpLine: Equatable {
  /// The symbol before the text; may be empty.
  package let mark: String
  /// The text; it begins with the keys that it is about.
  package let text: String
  /// The keys that it is about, without the colon after them; usually empty.
  package let keys: String
  package let style: Style
  /// Whether it is a heading, with a blank line above it.
  package let isHead: Bool

  /// Creates an ordinary line.
  package init(_ text: String, mark: String = "", _ style: Style = .plain) {
    self.mark = mark
    self.text = text
    self.style = style
    (keys, isHead) = ("", false)
  }

  /// Creates a line about keys.
  package init(_ keys: String, do meaning: String) {
    (mark, text, style) = ("", "\(keys): \(meaning)", .plain)
    (self.keys, isHead) = (keys, false)
  }

  package init(head: String) {
    mark = ""
    text = head
    style = .title
    (keys, isHead) = ("", true)
  }
}

/// The part of the help page about a field.
extension Narrator {
  /// Returns the rules, each with whether it is met.
  package func ruleLines(ofFieldAt index: Int, in sheet: AnswerSheet) -> [HelpLine] {
    let registration = sheet.ruler.registrations[index]
    var (asked, notAsked): ([ChecklistLine], [Wording]) = ([], [])
    for (number, clause) in registration.rules.clauses.enumerated() {
      let outcome = registration.outcomes[number]
      let requirement = clause.requirement(among: sheet.ruler.answers)
      guard outcome != .skipped || clause.condition == nil else {
        notAsked.append(requirement)
        continue
      }
      let lines = registration.checklist(ofRule: number, among: sheet.ruler.answers)
      // Rules on blank answers have no line in a checklist.
      asked += lines.isEmpty ? [ChecklistLine(requirement, outcome.verdict)] : lines
    }
    let lines =
      asked.distinct.map { helpLine(of: $0, at: index, in: sheet) }
      + notAsked.map {
        HelpLine("\(words(of: $0, at: index, in: sheet)) (\(text(.ruleNotAsked)))")
      }
    let title = HelpLine(head: text(.mustHold))
    return [title] + (lines.isEmpty ? [HelpLine(text(.anythingGoes))] : lines)
  }

  /// Returns what a checklist says of the rules of a field; empty unless it has one, or its answer is
  /// a secret, whose typing shows no messages.
  package func checklistWords(at index: Int, in sheet: AnswerSheet) -> [String] {
    guard
      sheet.facts.form.fields[index].hasChecklist
        || sheet.facts.fields[index].traits.isSecret
    else { return [] }
    return sheet.ruler.registrations[index].checklist(among: sheet.ruler.answers)
      .map {
        words(of: $0.requirement, at: index, in: sheet)
      }
  }

  private func helpLine(of line: ChecklistLine, at index: Int, in sheet: AnswerSheet) -> HelpLine {
    let text = words(of: line.requirement, at: index, in: sheet)
    let glyphs = glyphs
    return switch line.standing {
    case .met: HelpLine(text, mark: glyphs.success, .success)
    case .open where sheet.fields[index].state.showsError:
      HelpLine(text, mark: glyphs.error, .error)
    case .open: HelpLine(text, mark: glyphs.hint, .hint)
    case .broken: HelpLine(text, mark: glyphs.error, .error)
    }
  }

  /// Returns the messages about the answer, each with why it is shown or hidden.
  package func saidLines(at index: Int, in sheet: AnswerSheet) -> [HelpLine] {
    var lines: [HelpLine] = []
    for (violation, words) in zip(
      sheet.violations(at: index),
      words(ofViolationsAt: index, in: sheet)
    ) {
      let reason = text(reason(of: violation, saying: words, at: index, in: sheet))
      let line = HelpLine("\(words) (\(reason))")
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.isEmpty ? [] : [HelpLine(head: text(.saidOfAnswer))] + lines
  }

  private func reason(
    of violation: Violation,
    saying words: String,
    at index: Int,
    in sheet: AnswerSheet
  ) -> Word {
    let listed = sheet.facts.fields[index].listedRules
    if listed.contains(violation.rule) { return .shownInChecklist }
    let reveal = violation.reveal ?? sheet.facts.fields[index].reveal
    let (facts, now) = (sheet.facts.fields[index], sheet.circumstances(at: index))
    guard facts.kind(of: violation, in: now) != nil else {
      return reveal == .onSubmit ? .shownOnceSubmitted : .shownOnceLeft
    }
    let isShown = shownMessages(at: index, listed: listed, in: sheet).contains {
      $0.words == words
    }
    return isShown ? .isShown : .shownWithAll
  }
}
