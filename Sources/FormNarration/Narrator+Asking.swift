package import FormFilling
import FormValidation
import FormWidgets
import Forms

/// What a filling asks about as a whole, in words.
extension Narrator {
  /// The form's question, with the answers inserted; `nil` if it has none.
  package func question(of filling: Filling) -> String? {
    guard let confirmation = filling.sheet.facts.form.confirmation else { return nil }
    return filling.sheet.filled(confirmation, in: self)
  }

  /// The question whether to resume the draft that is offered, and remarks on it, each a sentence;
  /// `nil` if there is none.
  package func draftQuestion(of filling: Filling) -> [String]? {
    guard filling.mode == .offeringDraft, let draft = filling.outside.draft else { return nil }
    let minutes = Int(draft.age / .seconds(60))
    let (word, count): (Word, Int) =
      switch minutes {
      case 0: (.draftNow, 0)
      case ..<60: (.draftMinutes, minutes)
      case ..<1_440: (.draftHours, minutes / 60)
      default: (.draftDays, minutes / 1_440)
      }
    let question = text(word, ["count": .number(Number(count))])
    let others =
      draft.otherCount > 0
      ? [text(.draftsSetAside, ["count": .number(Number(draft.otherCount))])] : []
    let keys = filling.notice?.word == .draftKeys ? [text(.draftKeys)] : []
    return [question] + others + keys
  }
}

/// Where the filling is among the pages.
extension Narrator {
  /// Returns the number of the page among those that can be shown, in words and in figures; `nil` for
  /// the only one, and for the review.
  package func pageNumber(of sheet: AnswerSheet) -> (words: String, figures: String)? {
    guard sheet.facts.pages.count > 1 else { return nil }
    let pages = sheet.openPages.filter { $0 < sheet.facts.pages.count }
    guard pages.count > 1, let index = pages.firstIndex(of: sheet.page) else { return nil }
    let parameters: Parameters = [
      "page": .number(Number(index + 1)), "pages": .number(Number(pages.count)),
    ]
    return (text(.page, parameters), "\(index + 1)/\(pages.count)")
  }
}
