import FormValidation
import Forms
import SourceText

/// A subject that can be written in a tape.
protocol ReadableSubject: Subject {
  /// The words that it begins with.
  static var words: [String] { get }

  /// What the reference says about it.
  static var entry: TapeEntry { get }

  /// Reads the arguments after the subject's word.
  init(_ arguments: inout TapeArguments, word: TapeToken) throws(TapeFinding)
}

/// All subjects that can be written in a tape.
enum SubjectTable {
  /// The subjects.
  static let rows: [any ReadableSubject.Type] = [
    ScreenText.self, RowText.self, TextAt.self, CursorPlace.self, CellStyle.self, FocusedField.self,
    PageSubject.self,
    FieldSubject.self, FormSubject.self, FormValues.self, SubmittedValues.self, Snapshot.self,
    ExitStatus.self, Running.self, WindowTitle.self, OutputText.self,
  ]

  /// The first words of all subjects.
  static let words: [String] = rows.flatMap { $0.words }

  /// Takes a subject; a plain text or pattern is also one.
  static func subject(_ arguments: inout TapeArguments) throws(TapeFinding) -> any Subject {
    if let next = arguments.next, next.kind == .string || next.kind == .pattern {
      return ScreenText(try arguments.containedMatch(byLines: true))
    }
    guard let word = arguments.next, word.kind == .word else {
      throw arguments.unexpected("a subject, like field, focus or quoted text")
    }
    guard let row = rows.first(where: { $0.words.contains(word.text) }) else {
      throw arguments.finding(
        .subject,
        at: word,
        "unknown subject \(word.text.quoted)",
        suggestion: words.nearest(to: word.text),
        note: note(on: word.text, in: arguments.context)
      )
    }
    arguments.take()
    return try row.init(&arguments, word: word)
  }

  /// Returns what to write in place of an unknown subject.
  private static func note(on word: String, in context: TapeContext) -> String {
    if context.opened?.form.fields.contains(where: { $0.id.rawValue == word }) == true {
      return "write Expect field \(word)"
    }
    let texts = ["text", "contains", "visible", "toContain"]
    if texts.contains(word) { return "write the text alone, like Expect \"Ada\"" }
    return "expected a quoted text, or one of \(words.joined(separator: ", "))"
  }
}
