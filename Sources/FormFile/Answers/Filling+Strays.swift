package import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Prefilled answers that are not among the current options.
extension Filling {
  /// Returns the errors in the given answers, one line each.
  ///
  /// Unless this is final, answers that they depend on, and options, may still arrive.
  package func strayAnswers(isFinal: Bool) -> [String] {
    strays(isFinal: isFinal).map { "\(form.fields[$0.index].id): \($0.words)" }
  }

  /// Returns the errors in the given answers, by the indices of their fields.
  package func strays(isFinal: Bool) -> [(index: Int, words: String)] {
    form.fields.indices.compactMap { index in
      guard form.fields[index].isGiven, isAsked(fieldAt: index),
        let options = sheet.fields[index].widget.description.options, options.withheld != .null
      else { return nil }
      if !isFinal {
        let others = options.source.fields.map(form.fields[index].resolved)
        guard !others.isEmpty, others.allSatisfy({ !sheet.ruler.answers[$0].isBlank }) else {
          return nil
        }
      }
      return (index, strayWords(options, at: index))
    }
  }

  private func strayWords(_ options: OfferedOptions, at index: Int) -> String {
    let narrator = Narrator(of: form)
    if let failure = narrator.loadFailure(at: index, in: sheet) { return failure }
    let choices = sheet.fields[index].widget.description.choices.filter { !$0.isDisabled }
    let names = choices.map(\.value.description)
    let answer = options.withheld.description
    let nearest = names.nearest(to: answer)
    let judgment = form.judgment(
      of: options.withheld,
      at: index,
      among: sheet.ruler.answers,
      suggestion: nearest
    )
    guard !names.isEmpty else {
      let note = options.note?.text(in: narrator, .unicode)
      return judgment == nil
        ? "\(answer.quoted) is not an option: \(note ?? "there are none")"
        : "\(form.fields[index].label): \(note ?? narrator[.noOptions])"
    }
    if let judgment { return judgment }
    let question = nearest.didYouMean
    return "\(answer.quoted) is not one of \(Form.listed(names))\(question)"
  }
}
