package import FormFilling
package import FormValidation
import FormWidgets
import Forms

/// The state of the fields, for uses other than a frame.
extension Narrator {
  /// Returns the violations of the field at an index with their messages, blocking ones first,
  /// shown or not.
  package func messages(ofFieldAt index: Int, in filling: Filling) -> [(
    violation: Violation, words: String
  )] {
    Array(zip(filling.violations(at: index), words(ofViolationsAt: index, in: filling)))
  }

  /// Returns the blocking messages about the finished answer of the field at an index, naming the
  /// field if possible.
  package func problems(ofFieldAt index: Int, in filling: Filling) -> [String] {
    filling.verdict(at: index).violations.map { judgment(of: $0, at: index, in: filling) }
  }

  /// Returns the warnings about the finished answer of the field at an index, naming the field if
  /// possible.
  package func warnings(aboutFieldAt index: Int, in filling: Filling) -> [String] {
    filling.ruler.registrations[index].remarks.warnings.map {
      judgment(of: $0, at: index, in: filling)
    }
  }

  /// Returns the messages shown below the field at an index, each as one text.
  ///
  /// Its help and its checklist are not included.
  package func textsShown(underFieldAt index: Int, in filling: Filling) -> [String] {
    let shown = shownMessages(
      at: index,
      listed: filling.facts.fields[index].listedRules,
      in: filling
    ).map(\.words)
    let texts = [loadTrouble(at: index, in: filling)].compactMap { $0 } + shown
    if let proposalWords = proposalWords(at: index, in: filling) { return texts + [proposalWords] }
    let isWaiting = texts.isEmpty && filling.isPending(at: index)
    return isWaiting ? [waitingWords(at: index, in: filling)] : texts
  }

  /// Returns the answer of the field at an index in a line of words, with labels for chosen values;
  /// empty if there is none.
  package func summary(ofFieldAt index: Int, in filling: Filling) -> String {
    filling.fields[index].widget.summary(in: self, isSecret: filling.facts.fields[index].isSecret)
  }

  /// Returns the answer of the field at an index as it would be submitted, in a line of words;
  /// empty if there is none.
  package func submittedSummary(ofFieldAt index: Int, in filling: Filling) -> String {
    words(of: filling.ruler.answers[filling.facts.form.fields[index].id], at: index, in: filling)
  }

  /// Returns an answer of the field at an index in a line of words, with labels for chosen values.
  func words(of answer: Value, at index: Int, in filling: Filling) -> String {
    filling.summary(of: answer, at: index, in: self)
  }
}
