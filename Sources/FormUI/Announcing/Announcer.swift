import FormValidation

/// Announces the changes in a session in lines, for users who do not see the screen.
///
/// A line announces the focus, messages about an answer, a new page, or a notice of the session.
/// Only the difference between two states matters, not what happened in between:
///
/// ```swift
/// var announcer = Announcer()
/// write(announcer.news(of: session))   // text field, E-mail, required, empty, 2 of 7
/// ```
package struct Announcer: Sendable {
  private var last: Announced?

  /// Creates an announcer without earlier announcements.
  package init() {}

  /// Returns the lines about a session that were not announced yet, without line breaks.
  /// - Complexity: O(n), in fields of the page.
  package mutating func news(of session: Session) -> [String] {
    var now = Announced(session)
    // Each second would be too much to listen to.
    if let seconds = session.notice?.secondsLeft, seconds % 5 != 0, last?.isEnding == true {
      now.notice = last?.notice
    }
    defer { last = now }
    guard now != last else { return [] }
    var lines: [String] = []
    if last == nil { lines.append(session.form.title) }
    if now.page != last?.page { lines += session.pageAnnouncement }
    if now.focus != last?.focus || now.page != last?.page {
      lines += session.noteAnnouncements
      lines.append(session.focusAnnouncement)
      lines += [now.part].compactMap { $0 }
      lines += now.focusedIndex.map { session.remarksOnFocus(at: $0) } ?? []
    } else if let part = now.part, part != last?.part {
      // Only the changed part of an answer, which may be long, is announced.
      lines.append(part)
    } else if let value = now.value, value != last?.value {
      lines.append(value)
    }
    lines += messages(of: session, now)
    if let notice = now.notice, notice != last?.notice { lines.append(notice) }
    if now.help != last?.help { lines += now.help }
    if let outcome = session.outcome, last?.outcome == nil {
      lines.append(session.text(outcome.exitStatus == 0 ? .submitted : .left))
    }
    return lines.map(\.printable)
  }

  /// Returns the messages that appeared or disappeared; those beside fields other than the focused
  /// one include the label.
  private func messages(of session: Session, _ now: Announced) -> [String] {
    let hasMoved = now.focus != last?.focus || now.page != last?.page
    return now.said.keys.sorted().flatMap { index -> [String] in
      let (said, before) = (now.said[index], last?.said[index])
      guard let said, said != before ?? .nothing else { return [] }
      let isFocused = now.focusedIndex == index
      // Messages beside a newly focused field were announced with it.
      if isFocused, hasMoved { return [] }
      let loaded = said.lines.isEmpty ? session.news(ofLoadingAt: index, before?.lines) : nil
      let isMended = said.lines.isEmpty && session.verdict(at: index).isValid
      let lines =
        loaded.map { [$0] }
        ?? (isMended && (said.isGood || before?.lines.isEmpty == false)
          ? [session.text(.valid)] : said.lines)
      let label = session.labelInForm(at: index)
      return isFocused ? lines : lines.map { "\(label), \($0)" }
    }
  }
}

/// The state of a session that was announced.
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
  let said: [Int: Said]
  var notice: String?

  /// Whether the last seconds are counted.
  let isEnding: Bool
  let help: [String]
  let outcome: Outcome?

  init(_ session: Session) {
    focus = session.focus
    focusedIndex = session.focusedIndex
    page = session.page
    value = session.focusedIndex.flatMap { index in
      if let button = session.textOfControl(at: index) { return button }
      return session.fields[index].description.isChosen
        ? session.spokenAnswer(at: index) : nil
    }
    part = session.focusedIndex.flatMap { session.spokenPart(at: $0) }
    let indices = session.isReviewing ? [] : session.askedIndicesOnPage
    said = Dictionary(
      uniqueKeysWithValues: indices.map { index in
        let lines = session.shownAnnouncements(at: index)
        return (index, Said(lines: lines, isGood: session.showsSuccess(at: index)))
      }
    )
    isEnding = session.notice?.word == .timeLeft
    notice = session.notice?.spokenText(in: session) ?? session.hiddenTrouble(columns: .max)
    help = session.helpAnnouncements
    outcome = session.outcome
  }
}
