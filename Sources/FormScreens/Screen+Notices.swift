import FormFilling
import FormNarration
import FormValidation
import FormWidgets

/// The line of notices.
extension Screen {
  /// Returns the notice, if there is one: in one line, except the reply to a submit, which no wording
  /// shortens and which may take half of the screen.
  func noticeLines(on size: Size) -> [String] {
    let columns = size.columns - 1
    let notice = filling.notice ?? filling.refusal
    if notice?.word == .submitting { return [handoverWords(columns: columns)] }
    guard
      let text = notice?.text(in: filling, by: narrator, columns: columns)
        ?? hiddenTrouble(columns: columns)
    else { return [] }
    guard let notice, notice.isReply, text.cellWidth > columns else {
      return [text.fitted(to: columns, narrator.glyphs)]
    }
    return text.printable.wrapped(to: columns - 1, rows: size.rows / 2, narrator.glyphs)
  }

  /// Returns which answers of hidden fields are missing and why, which cannot be shown elsewhere; if
  /// that does not fit, only the first one and the key that tries again; `nil` if none is missing.
  package func hiddenTrouble(columns: Int) -> String? {
    let indices = filling.hasLoads ? filling.indicesOfHiddenTroubles : []
    guard let first = indices.first else { return nil }
    func words(at index: Int) -> String {
      "\(filling.labelInForm(at: index)): \(narrator.loadTrouble(at: index, in: filling) ?? "")"
    }
    let whole = indices.map(words).joined(separator: " ")
    if whole.printable.cellWidth <= columns { return whole }
    let word: Word =
      filling.outside.loads.failure(.answer(first)) == .late ? .defaultLate : .defaultFailed
    let again = narrator.text(.reloadByKey, ["key": .text(narrator.name(of: .reload))])
    let label = filling.labelInForm(at: first)
    let short = "\(label): \(narrator.text(word)) \(again)"
    return short.printable.cellWidth <= columns ? short : "\(label): \(again)"
  }

  /// Returns the line shown while a submit waits for its reply.
  private func handoverWords(columns: Int) -> String {
    let spinner = narrator.glyphs.spinner(turned: filling.outside.submission?.turns ?? 0)
    let line = filling.outside.submission?.line.printable ?? ""
    let words =
      line.isEmpty ? narrator.text(.submitting, ["sign": .text(narrator.glyphs.hint)]) : line
    // A short screen has no key line beside it.
    let tail = size.rows < Screen.roomyRows ? " \(narrator.text(.submitStops))" : ""
    let room = columns - spinner.cellWidth - 1 - tail.cellWidth
    return "\(spinner) \(words.fitted(to: max(1, room), narrator.glyphs))\(tail)"
  }
}
