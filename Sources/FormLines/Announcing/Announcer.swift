import FormFilling
import FormNarration
package import FormScreens
import FormValidation
import FormWidgets
import Forms

/// Announces the changes in a screen in lines, for users who do not see the screen.
///
/// A line announces the focus, messages about an answer, a new page, or a notice of the screen.
/// Only the difference between two states matters, not what happened in between:
///
/// ```swift
/// var announcer = Announcer()
/// write(announcer.news(of: screen))   // text field, E-mail, required, empty, 2 of 7
/// ```
package struct Announcer: Sendable {
  private var last: Announced?

  /// Creates an announcer without earlier announcements.
  package init() {}

  /// Returns the lines about a screen that were not announced yet, without line breaks.
  /// - Complexity: O(n), in fields of the page.
  package mutating func news(of screen: Screen) -> [String] {
    var now = Announced(screen)
    // Each second would be too much to listen to.
    if let seconds = screen.filling.notice?.secondsLeft, seconds % 5 != 0, last?.isEnding == true {
      now.notice = last?.notice
    }
    defer { last = now }
    guard now != last else { return [] }
    let parts = Announcements(of: screen)
    var lines: [String] = []
    if last == nil { lines.append(screen.filling.sheet.facts.form.title) }
    let answer = last.flatMap { parts.newsOfAnswer(since: $0) }
    if now.hasMoved(since: last) {
      if let answer, let label = last?.focusedIndex.map(screen.filling.sheet.facts.labelInForm) {
        lines.append("\(label), \(answer)")
      }
      if now.page != last?.page { lines += parts.pageAnnouncement }
      lines += parts.noteAnnouncements
      lines.append(parts.focusAnnouncement)
      lines += [now.part].compactMap { $0 }
      lines += now.focusedIndex.map { parts.remarksOnFocus(at: $0) } ?? []
    } else if let part = now.part, part != last?.part {
      // Only the changed part of an answer, which may be long, is announced.
      lines.append(part)
    } else if let value = now.value, value != last?.value {
      lines.append(value)
    } else if let answer, last?.part != nil || now.text.map({ $0 == last?.proposal }) == true {
      // What was picked, or a suggestion that was accepted; other answers are typed.
      lines.append(answer)
    }
    lines += messages(of: screen, now)
    if let notice = now.notice, notice != last?.notice { lines.append(notice) }
    if let button = now.button, button != last?.button {
      lines.append("\(screen.narrator.text(.buttonRole)), \(button)")
    }
    if now.help != last?.help { lines += now.help }
    if let outcome = screen.filling.outcome, last?.outcome == nil {
      lines.append(screen.narrator.text(outcome.exitStatus == 0 ? .submitted : .left))
    }
    return lines.map(\.printable)
  }

  /// Returns the messages that appeared or disappeared; those beside fields other than the focused
  /// one include the label.
  private func messages(of screen: Screen, _ now: Announced) -> [String] {
    let parts = Announcements(of: screen)
    let hasMoved = now.hasMoved(since: last)
    return now.said.keys.sorted().flatMap { index -> [String] in
      let (said, before) = (now.said[index], last?.said[index])
      guard let said, said != before ?? .nothing else { return [] }
      let isFocused = now.focusedIndex == index
      // Messages beside a newly focused field were announced with it.
      if isFocused, hasMoved { return [] }
      let loaded = said.lines.isEmpty ? parts.news(ofLoadingAt: index, before?.lines) : nil
      let isMended = said.lines.isEmpty && screen.filling.sheet.verdict(at: index).isValid
      let lines =
        loaded.map { [$0] }
        ?? (isMended && (said.isGood || before?.lines.isEmpty == false)
          ? [screen.narrator.text(.valid)] : said.lines)
      let label = screen.filling.sheet.facts.labelInForm(at: index)
      return isFocused ? lines : lines.map { "\(label), \($0)" }
    }
  }
}

/// The state of a screen that was announced.
struct Announced: Equatable {
  /// The messages announced beside a field.
  struct Said: Equatable {
    let lines: [String]
    /// Whether the answer is marked as valid.
    let isGood: Bool

    static let nothing = Said(lines: [], isGood: false)
  }

  let focus: Focus
  let focusedIndex: Int?
  let page: Int
  let value: String?
  let part: String?

  /// The name of the focused field, and its answer in words unless it is a secret.
  let field: FieldID?
  let answer: String?

  /// The answer as text, and the correction that is suggested for it.
  let text: String?
  let proposal: String?
  let said: [Int: Said]
  var notice: String?

  /// The button of a question that a key selected.
  let button: String?

  /// Whether the last seconds are counted.
  let isEnding: Bool
  let help: [String]
  let outcome: Outcome?

  /// Returns whether another element is focused: one that was inserted has the index of another.
  func hasMoved(since last: Announced?) -> Bool {
    focus != last?.focus || field != last?.field || page != last?.page
  }

  init(_ screen: Screen) {
    let parts = Announcements(of: screen)
    focus = screen.filling.focus
    focusedIndex = screen.filling.sheet.focusedIndex
    page = screen.filling.page
    value = screen.filling.sheet.focusedIndex.flatMap { index in
      if let button = screen.filling.sheet.textOfControl(at: index) { return button }
      let isSaid =
        screen.filling.sheet.fields[index].description.isChosen || parts.date(at: index) != nil
      return isSaid ? parts.spokenAnswer(at: index) : nil
    }
    part = screen.filling.sheet.focusedIndex.flatMap { parts.spokenPart(at: $0) }
    field = screen.filling.sheet.focusedIndex.map { screen.form.fields[$0].id }
    answer = screen.filling.sheet.focusedIndex.flatMap { index in
      let facts = screen.facts.fields[index]
      return facts.isSecret || facts.isControl ? nil : parts.spokenAnswer(at: index)
    }
    text = field.flatMap { String(screen.filling.ruler.answers[$0]) }
    proposal = screen.filling.proposal
    let indices = screen.filling.sheet.isReviewing ? [] : screen.filling.sheet.askedIndicesOnPage
    said = Dictionary(
      uniqueKeysWithValues: indices.map { index in
        let lines = parts.shownAnnouncements(at: index)
        return (index, Said(lines: lines, isGood: screen.filling.sheet.showsSuccess(at: index)))
      }
    )
    isEnding = screen.filling.notice?.word == .timeLeft
    notice =
      screen.filling.notice?.spokenText(in: screen.filling, by: screen.narrator)
      ?? screen.narrator.hiddenTrouble(of: screen.filling.sheet, columns: .max)
    button = screen.question?.selectedButton
    help = parts.helpAnnouncements
    outcome = screen.filling.outcome
  }
}
