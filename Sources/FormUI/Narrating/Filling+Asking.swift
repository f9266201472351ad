import FormValidation

/// What a filling asks about as a whole, in words.
extension Filling {
  /// The form's question, with the answers inserted; `nil` if it has none.
  var question: String? {
    guard let confirmation = form.confirmation else { return nil }
    var parameters: Parameters = [:]
    for name in confirmation.placeholders {
      guard let index = index(of: FieldID(name)) else { continue }
      let isActive = ruler.registrations[index].isActive
      let answer = isActive ? submittedSummary(ofFieldAt: index) : ""
      parameters[name] = .text(answer.isEmpty ? text(.noAnswer) : answer)
    }
    return confirmation.text(parameters, in: form.messages.language)
  }

  /// The question whether to resume the draft that is offered; `nil` if there is none.
  var draftQuestion: String? {
    guard mode == .offeringDraft, let draft = outside.draft else { return nil }
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
    let keys = notice?.word == .draftKeys ? [text(.draftKeys)] : []
    return ([question] + others + keys).joined(separator: " ")
  }
}
