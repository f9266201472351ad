package import FormValidation
package import FormWidgets

/// A notice of the filling, on a separate line: a word with its parameters.
package struct Notice: Equatable, Sendable {
  /// The word, with variants for narrow screens; `nil` if violations say it all.
  package let word: Word?

  /// The values of its placeholders; a list that is shorter than the count is marked as cut off.
  package var parameters: Parameters = [:]

  /// The typed text in it, which is truncated to the remaining room; or the reason of a reply, a
  /// sentence of its own, or the path in its word.
  package var text = ""

  /// The violations that it reports because no field shows them.
  package var violations: [Violation] = []

  /// Whether it is said in full, in as many rows as it needs: a reply, whose reasons nothing shortens,
  /// or a path to copy.
  package var isReply = false

  package init(_ word: Word?, _ parameters: Parameters = [:], text: String = "") {
    (self.word, self.parameters, self.text) = (word, parameters, text)
  }

  /// The number of seconds until the time limit, if it is about that.
  package var secondsLeft: Int? {
    guard word == .timeLeft, case .number(let count) = parameters["count"] else { return nil }
    return count.wholeValue
  }
}

/// The notices with parameters.
extension Notice {
  /// Something happened to a submit or to a draft, for a reason in the words of its cause.
  static func reply(
    _ word: Word,
    _ parameters: Parameters = [:],
    reason: String = ""
  ) -> Notice {
    var notice = Notice(word, parameters, text: reason)
    notice.isReply = true
    return notice
  }

  /// A submit was refused because of violations that no field shows.
  static func reply(_ violations: [Violation]) -> Notice {
    var notice = Notice(nil)
    (notice.violations, notice.isReply) = (violations, true)
    return notice
  }

  /// Line breaks of a paste became spaces.
  package static let pastedAsOneLine = Notice(.pastedAsOneLine)

  /// The number of seconds left until the time limit.
  package static func timeLeft(_ seconds: Int) -> Notice { Notice(.timeLeft, counting: seconds) }

  /// A submit was refused.
  static func refused(problems: Int, labels: [String]) -> Notice {
    Notice(.problemsAndKey, counting: problems, of: labels)
  }

  /// Answers on earlier pages prevent a submit.
  static func leftBehind(problems: Int) -> Notice {
    Notice(.leftBehind, counting: problems)
  }

  /// A submit waits for external checks.
  static func checking(labels: [String]) -> Notice {
    Notice(.waiting, ["list": .list(labels.map(Value.text))])
  }

  /// Other drafts of the form are kept.
  package static func draftsSetAside(_ count: Int) -> Notice {
    Notice(.draftsSetAside, counting: count)
  }

  /// A damaged draft was moved to a path.
  package static func draftDamaged(path: String) -> Notice {
    .reply(.draftDamaged, reason: path)
  }

  /// The form was reloaded, without the answers of fields with these labels.
  static func reloaded(dropped labels: [String]) -> Notice {
    labels.isEmpty
      ? Notice(.formReloaded)
      : Notice(.answersDropped, counting: labels.count, of: Array(labels.prefix(3)))
  }

  /// An entry of a repeated group was removed; its name.
  static func entryRemoved(_ entry: String) -> Notice {
    Notice(.entryRemoved, ["entry": .text(entry)])
  }

  /// A repeated group has its maximum number of entries.
  package static func mostEntries(_ max: Int) -> Notice {
    Notice(.mostEntries, ["max": .number(Number(max))])
  }

  /// A repeated group has its minimum number of entries.
  static func fewestEntries(_ min: Int) -> Notice {
    Notice(.fewestEntries, ["min": .number(Number(min))])
  }

  /// Text typed in a field could not become its answer.
  static func refusedInput(_ input: RefusedInput) -> Notice {
    switch input {
    case .noChoice(let text): Notice(.noChoice, text: text)
    case .disabledChoice(_, let label): Notice(.optionUnavailable, text: label)
    case .severalChoices(let text, let count):
      Notice(.severalChoices, ["count": .number(Number(count))], text: text)
    case .listed(let text): Notice(.listed, text: text)
    case .tooMany(let max): Notice(.mostChoices, ["max": .number(Number(max))])
    case .loading: Notice(.loadingOptions)
    }
  }

  /// A text could not be edited in a program.
  static func notEdited(_ failure: EditFailure) -> Notice {
    switch failure {
    case .notSet: Notice(.editorNotSet)
    case .notStarted(let name): Notice(.editorNotStarted, ["name": .text(name)])
    case .exited(let name, let status):
      Notice(.editorFailed, ["name": .text(name), "status": .number(Number(status))])
    case .kept(let path): .reply(.editorTextKept, reason: path)
    case .deleted(let name): Notice(.editorDeleted, ["name": .text(name)])
    case .noFile(let reason): Notice(.editorNoFile, ["reason": .text(reason)])
    }
  }

  /// Creates a notice with a count, of which the first items are listed.
  private init(_ word: Word, counting count: Int, of items: [String] = []) {
    var parameters: Parameters = ["count": .number(Number(count))]
    if !items.isEmpty { parameters["list"] = .list(items.map(Value.text)) }
    self.init(word, parameters)
  }
}
