package import FormFilling
package import FormValidation
import FormWidgets
import Forms

/// The state of the fields, for uses other than a frame.
extension Narrator {
  /// Returns the violations of the field at an index with their messages, blocking ones first,
  /// shown or not.
  package func messages(ofFieldAt index: Int, in sheet: AnswerSheet) -> [(
    violation: Violation, words: String
  )] {
    Array(zip(sheet.violations(at: index), words(ofViolationsAt: index, in: sheet)))
  }

  /// Returns the blocking messages about the finished answer of the field at an index, naming the
  /// field if possible.
  package func problems(ofFieldAt index: Int, in sheet: AnswerSheet) -> [String] {
    sheet.verdict(at: index).violations.map { judgment(of: $0, at: index, in: sheet) }
  }

  /// Returns the warnings about the finished answer of the field at an index, naming the field if
  /// possible.
  package func warnings(aboutFieldAt index: Int, in sheet: AnswerSheet) -> [String] {
    sheet.ruler.registrations[index].remarks.warnings.map {
      judgment(of: $0, at: index, in: sheet)
    }
  }

  /// Returns the messages shown below the field at an index, each as one text.
  ///
  /// Its help and its checklist are not included.
  package func textsShown(underFieldAt index: Int, in sheet: AnswerSheet) -> [String] {
    let shown = shownMessages(
      at: index,
      listed: sheet.facts.fields[index].listedRules,
      in: sheet
    ).map(\.words)
    let texts = [loadTrouble(at: index, in: sheet)].compactMap { $0 } + shown
    if let proposalWords = proposalWords(at: index, in: sheet) { return texts + [proposalWords] }
    let isWaiting = texts.isEmpty && sheet.isPending(at: index)
    return isWaiting ? [waitingWords(at: index, in: sheet)] : texts
  }

  /// Returns the answer of the field at an index in a line of words, with labels for chosen values;
  /// empty if there is none.
  package func summary(ofFieldAt index: Int, in sheet: AnswerSheet) -> String {
    sheet.fields[index].widget.summary(
      in: self,
      isSecret: sheet.facts.fields[index].isSecret
    )
  }

  /// Returns the answer of the field at an index as it would be submitted, in a line of words;
  /// empty if there is none.
  package func submittedSummary(ofFieldAt index: Int, in sheet: AnswerSheet) -> String {
    words(
      of: sheet.ruler.answers[sheet.facts.form.fields[index].id],
      at: index,
      in: sheet
    )
  }

  /// Returns an answer of the field at an index in a line of words, with labels for chosen values.
  func words(of answer: Value, at index: Int, in sheet: AnswerSheet) -> String {
    sheet.summary(of: answer, at: index, in: self)
  }
}
