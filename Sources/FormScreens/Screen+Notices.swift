package import FormFilling
import FormNarration
import FormValidation
package import FormWidgets

/// The line of notices.
extension Screen {
  /// Returns the notice, if there is one: in one line, except the reply to a submit, which no wording
  /// shortens and which may take half of the screen.
  func noticeLines(on size: Size) -> [String] {
    let columns = size.columns - 1
    let notice = filling.notice ?? filling.sheet.refusal
    if notice?.word == .submitting {
      return [narrator.words(of: filling.outside.submission, isBrief: size.isRoomy, columns)]
    }
    guard
      let text = notice?.text(in: filling, by: narrator, columns: columns)
        ?? narrator.hiddenTrouble(of: filling.sheet, columns: columns)
    else { return [] }
    guard let notice, notice.isReply, text.cellWidth > columns else {
      return [text.fitted(to: columns, narrator.glyphs)]
    }
    return text.printable.wrapped(to: columns - 1, rows: size.rows / 2, narrator.glyphs)
  }
}

extension Narrator {
  /// Returns which answers of hidden fields are missing and why, which cannot be shown elsewhere; if
  /// that does not fit, only the first one and the key that tries again; `nil` if none is missing.
  package func hiddenTrouble(of sheet: AnswerSheet, columns: Int) -> String? {
    let indices = !sheet.loads.isEmpty ? sheet.indicesOfHiddenTroubles : []
    guard let first = indices.first else { return nil }
    func words(at index: Int) -> String {
      "\(sheet.facts.labelInForm(at: index)): \(loadTrouble(at: index, in: sheet) ?? "")"
    }
    let whole = indices.map(words).joined(separator: " ")
    if whole.printable.cellWidth <= columns { return whole }
    let word: Word =
      sheet.loads.failure(.answer(first)) == .late ? .defaultLate : .defaultFailed
    let again = text(.reloadByKey, ["key": .text(name(of: .reload))])
    let label = sheet.facts.labelInForm(at: first)
    let short = "\(label): \(text(word)) \(again)"
    return short.printable.cellWidth <= columns ? short : "\(label): \(again)"
  }

  /// Returns the line shown while a submit waits for its reply.
  fileprivate func words(of submission: Submission?, isBrief: Bool, _ columns: Int) -> String {
    let spinner = glyphs.spinner(turned: submission?.turns ?? 0)
    let line = submission?.line.printable ?? ""
    let words =
      line.isEmpty ? text(.submitting, ["sign": .text(glyphs.hint)]) : line
    // A short screen has no key line beside it.
    let tail = isBrief ? "" : " \(text(.submitStops))"
    let room = columns - spinner.cellWidth - 1 - tail.cellWidth
    return "\(spinner) \(words.fitted(to: max(1, room), glyphs))\(tail)"
  }
}
