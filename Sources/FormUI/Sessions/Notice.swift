import FormValidation

/// A notice of the session, on a separate line: a word with its parameters.
struct Notice: Equatable, Sendable {
  /// The word, with variants for narrow screens; `nil` for a reply to a submit.
  let word: Word?

  /// The values of its placeholders; a list that is shorter than the count is marked as cut off.
  var parameters: Parameters = [:]

  /// The key that it names.
  var key: Key?

  /// The typed text or the path in it, which is truncated to the remaining room, or the whole reply.
  var text = ""

  /// Creates a notice.
  init(_ word: Word?, _ parameters: Parameters = [:], key: Key? = nil, text: String = "") {
    (self.word, self.parameters) = (word, parameters)
    (self.key, self.text) = (key, text)
  }

  /// The number of seconds until the time limit, if it is about that.
  var secondsLeft: Int? {
    guard word == .timeLeft, case .number(let count) = parameters["count"] else { return nil }
    return count.wholeValue
  }

  /// Returns the longest text that fits in a width, or else the shortest.
  func text(in session: Session, columns: Int) -> String {
    guard let word else { return text }
    if word == .submitting { return session.handoverWords(columns: columns) }
    let language = session.form.messages.language
    var variants = word.wording(in: language).variants
    if isAtSoleProblem(of: session) { variants[0] = Word.problemHere.wording(in: language) }
    let texts = variants.map { text($0, in: session, columns: columns) }
    return texts.first { $0.cellWidth <= columns } ?? texts[texts.count - 1]
  }

  /// Returns the text for users who do not see the screen, including the problems that a refused
  /// submit lists.
  func spokenText(in session: Session) -> String {
    switch word {
    case .problemsAndKey: session.text(.refused, parameters(in: session))
    case .confirmKeys, .confirmKeysForNo:
      "\(session.draftQuestion ?? session.question ?? "") \(text(in: session, columns: .max))"
    case .draftKeys: "\(session.draftQuestion ?? "") \(session.text(.confirmKeys))"
    // Without the spinner and the last line, which would be announced repeatedly.
    case .submitting: session.text(.submitting, parameters(in: session))
    default: text(in: session, columns: .max)
    }
  }

  private func text(_ variant: Message, in session: Session, columns: Int) -> String {
    let (language, glyphs) = (session.form.messages.language, session.measures.glyphs)
    var parameters = parameters(in: session)
    let names = variant.placeholders
    if names.contains("path") {
      // As a parameter, it would be truncated like an answer.
      let whole = variant.text(parameters, in: language)
      let room = columns - whole.replacing("{path}", with: "").cellWidth
      return whole.replacing("{path}", with: text.printable.fittedPath(to: room, glyphs))
    }
    if names.contains("text") {
      parameters["text"] = .text("")
      let room = max(1, columns - variant.text(parameters, in: language).cellWidth)
      parameters["text"] = .text(text.printable.fitted(to: room, glyphs))
    }
    return variant.text(parameters, in: language)
  }

  /// Returns whether the only problem that it is about has the focus, so that no key leads there.
  private func isAtSoleProblem(of session: Session) -> Bool {
    guard word == .problemsAndKey, parameters["count"] == 1, let index = session.stopIndex else {
      return false
    }
    return session.seenProblems.contains(index)
  }

  private func parameters(in session: Session) -> Parameters {
    let sign = Value.text(session.measures.glyphs.hint)
    var parameters = parameters
    parameters["sign"] = sign
    if let key { parameters["key"] = .text(session.name(of: key)) }
    if case .list(let items) = parameters["list"], case .number(let count) = parameters["count"],
      Number(items.count) < count
    {
      parameters["list"] = .list(items + [sign])
    }
    return parameters
  }
}

/// The notices with parameters.
extension Notice {
  /// The message of the reply to a submit, or the reason why there was none.
  static func reply(_ text: String) -> Notice { Notice(nil, text: text) }

  /// Line breaks of a paste became spaces.
  static let pastedAsOneLine = Notice(.pastedAsOneLine, key: EditingCommand.undoKey)

  /// The number of seconds left until the time limit.
  static func timeLeft(_ seconds: Int) -> Notice { Notice(.timeLeft, counting: seconds) }

  /// A submit was refused.
  static func refused(problems: Int, labels: [String]) -> Notice {
    Notice(
      .problemsAndKey,
      counting: problems,
      of: labels,
      key: Keymap.key(for: .nextProblem)
    )
  }

  /// Answers on earlier pages prevent a submit.
  static func leftBehind(problems: Int) -> Notice {
    Notice(.leftBehind, counting: problems, key: Keymap.key(for: .previousPage))
  }

  /// A submit waits for external checks.
  static func checking(labels: [String]) -> Notice {
    Notice(.waiting, ["list": .list(labels.map(Value.text))])
  }

  /// Other drafts of the form are kept.
  static func draftsSetAside(_ count: Int) -> Notice { Notice(.draftsSetAside, counting: count) }

  /// A damaged draft was moved to a path.
  static func draftDamaged(path: String) -> Notice { Notice(.draftDamaged, text: path) }

  /// The form was reloaded, without the answers of fields with these labels.
  static func reloaded(dropped labels: [String]) -> Notice {
    labels.isEmpty
      ? Notice(.formReloaded)
      : Notice(.answersDropped, counting: labels.count, of: Array(labels.prefix(3)))
  }

  /// An entry of a repeated group was removed; its name.
  static func entryRemoved(_ entry: String) -> Notice {
    Notice(.entryRemoved, ["entry": .text(entry)], key: EditingCommand.undoKey)
  }

  /// A repeated group has its maximum number of entries.
  static func mostEntries(_ max: Int) -> Notice {
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
    case .severalChoices(let text, let count):
      Notice(.severalChoices, ["count": .number(Number(count))], text: text)
    case .listed(let text): Notice(.listed, text: text)
    case .tooMany(let max): Notice(.mostChoices, ["max": .number(Number(max))])
    }
  }

  /// A text could not be edited in a program.
  static func notEdited(_ failure: EditFailure) -> Notice {
    switch failure {
    case .notSet: Notice(.editorNotSet)
    case .notStarted(let name): Notice(.editorNotStarted, ["name": .text(name)])
    case .exited(let name, let status):
      Notice(.editorFailed, ["name": .text(name), "status": .number(Number(status))])
    case .kept(let path): Notice(.editorTextKept, text: path)
    case .noFile(let reason): Notice(.editorNoFile, ["reason": .text(reason)])
    }
  }

  /// Creates a notice with a count, of which the first items are listed.
  private init(
    _ word: Word,
    counting count: Int,
    of items: [String] = [],
    key: Key? = nil
  ) {
    var parameters: Parameters = ["count": .number(Number(count))]
    if !items.isEmpty { parameters["list"] = .list(items.map(Value.text)) }
    self.init(word, parameters, key: key)
  }
}

extension Session {
  /// Returns the notice, if there is one: in one line, except the reply to a submit, which no wording
  /// shortens and which may take half of the screen.
  func noticeLines(on size: Size) -> [String] {
    let columns = size.columns - 1
    let notice = notice ?? refusal
    guard let text = notice?.text(in: self, columns: columns) ?? hiddenTrouble(columns: columns)
    else { return [] }
    guard let notice, notice.word == nil, text.cellWidth > columns else {
      return [text.fitted(to: columns, measures.glyphs)]
    }
    var lines = Array(text.printable.wrapped(to: columns - 1))
    let limit = size.rows / 2
    if lines.count > limit {
      let rest = lines[(limit - 1)...].joined(separator: " ")
      lines[(limit - 1)...] = [rest.fitted(to: columns - 1, measures.glyphs)]
    }
    return lines
  }
}
