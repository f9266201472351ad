import FormNarration
import FormValidation
package import FormWidgets
package import Forms

/// What a report says of answers that a form does not accept.
extension Form {
  /// Returns a sentence in the form's language about a value that the field at an index does not
  /// accept; `nil` in English, in which the error says what was found instead.
  func judgment(
    of value: Value,
    at index: Int,
    among answers: Answers = Answers(),
    suggestion: String? = nil
  ) -> String? {
    guard !isInEnglish else { return nil }
    let narrator = Narrator(of: self)
    let role = fields[index].widget.traits.role
    let verdict = refusal(of: value, at: index, among: answers)
    let question = suggestion.map { narrator.text(.nearestName, ["name": .text($0)]) }
    let sentence = judgment(verdict, label: fields[index].label) {
      $0.parameters = narrator.spelled($0.parameters, for: role)
    }
    return messages.language.sentences([sentence, question].compactMap { $0 })
  }

  /// Returns the verdict that the field at an index does not accept a value.
  private func refusal(of value: Value, at index: Int, among answers: Answers) -> Verdict {
    let widget = fields[index].widget
    let (rules, role) = (widget.impliedRules, widget.traits.role)
    var verdicts = [rules.verdict(on: value, among: answers)]
    if role.facts.notation != nil {
      verdicts.insert(rules.verdict(on: .text(value.description), among: answers), at: 0)
    } else if role.takesTexts {
      verdicts.append(Clause.each([.notBlank, .minLength(1)]).verdict(on: value, among: [:]))
    }
    let kind: ValueKind =
      switch role.facts.interaction {
      case .chosen: .text
      // The number of entries.
      case .pressed: .number
      default: role.facts.kind
      }
    return verdicts.first { !$0.isValid } ?? .wrongKind(kind)
  }

  /// Returns a sentence in the form's language about a group whose answers are of another kind;
  /// `nil` in English.
  func judgment(ofGroup label: String, isList: Bool) -> String? {
    isInEnglish ? nil : judgment(isList ? .wrongKind(.list) : .noObject, label: label)
  }

  /// Returns what is wrong with a name of a record, in the form's language.
  package func words(_ word: Word, about name: String) -> String {
    Narrator(of: self).text(word, ["name": .text(name.quoted)])
  }

  /// Returns a sentence in the form's language about a name that no field has, and the nearest one;
  /// `nil` in English.
  func judgment(_ word: Word, about name: String, suggestion: String?) -> String? {
    guard !isInEnglish else { return nil }
    let question = suggestion.map {
      Narrator(of: self).text(.nearestName, ["name": .text($0.quoted)])
    }
    let sentence = words(word, about: name)
    return messages.language.sentences([sentence, question].compactMap(\.self))
  }

  private var isInEnglish: Bool { messages.language.code == Language.english.code }

  /// Returns what the first violation of a verdict says of a finished answer.
  func judgment(
    _ verdict: Verdict,
    label: String,
    change: (inout Violation) -> Void = { _ in }
  ) -> String {
    let sentences = verdict.violations.prefix(1).flatMap(messages.judged).map { violation in
      var violation = violation
      change(&violation)
      return messages.words(of: violation, label: label)
    }
    return messages.language.sentences(sentences)
  }
}
