import FormValidation
import Forms
package import SourceText

/// One kind of error or likely mistake in a form that can be read.
///
/// It is determined by analysis of the file, never by a guess.
package struct Lint: Sendable {
  /// The stable code: `bounds.contradiction`.
  package let code: String

  /// What it finds, in a few words.
  package let title: String

  package let severity: Diagnostic.Severity

  /// What it means, with an example and how to fix it.
  package let page: String

  /// Returns all its findings in a form.
  let find: @Sendable (FormOutline) -> [Finding]

  init(
    _ code: String,
    _ severity: Diagnostic.Severity,
    _ title: String,
    page: String,
    find: @escaping @Sendable (FormOutline) -> [Finding]
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.page = page
    self.find = find
  }

  /// All lints, the most serious first.
  package static let all: [Lint] = [
    unreadable, cannotSubmit, contradiction, neverPasses, neverFails, startsInvalid, conditionNever,
    conditionAlways, noOptions, literalSource, literalText, sameLabel, costly, cutText,
    untranslated, repeatedRule, sharedLetter, noMessage, noHelp, alias,
  ]

  /// Returns the lint with a code; `nil` if there is none.
  package static func named(_ code: String) -> Lint? { all.first { $0.code == code } }

  /// The page with its heading, as printed.
  package var text: String {
    var text = ReferenceText()
    text.add("\(code) (\(severity.rawValue)): \(title)")
    for paragraph in page.split(separator: "\n\n") {
      text.addBreak()
      if paragraph.hasPrefix("  ") {
        text.add(lines: String(paragraph))
      } else {
        text.add(String(paragraph))
      }
    }
    return text.text
  }

  /// The codes and titles of all lints, in columns.
  package static var list: String {
    var text = ReferenceText()
    text.add(rows: all.map { ($0.code, "\($0.severity.rawValue): \($0.title)") })
    return text.text + "\ntabstop lint --explain CODE describes one in detail.\n"
  }
}

extension Lint {
  /// An error in the form file, which is found by reading.
  static let unreadable = Lint(
    "form.invalid",
    .error,
    "The form file has an error, so it cannot be used.",
    page: """
      Only `tabstop lint` gives these errors a code; everything else prints them without one. They \
      are found before all else, and no other lint runs on such a form.
      """
  ) { _ in [] }

  static let noOptions = Lint(
    "options.none",
    .warning,
    "A required field can have no options, depending on another answer.",
    page: """
      Options that depend on another answer (`by`) have a list for each. If the list for an answer \
      is missing or empty, a required field cannot be answered then, and the form cannot be \
      submitted.

      Add a list for that answer or an `else`, or ask the field only when it has options.
      """
  ) { OptionGaps(of: $0.form.fields, in: $0.form.sections, at: $0.names).findings }

  static let cutText = Lint(
    "text.cut",
    .warning,
    "A comment truncates a text.",
    page: """
      In YAML, a # after a space begins a comment, so this help is only "Use":

        help: Use # for comments

      Quote the text to keep the rest, or put two spaces before the # of a comment.
      """
  ) { CutTexts(in: $0.root, of: $0.source).findings }
}

extension FormOutline {
  /// The names of the fields and their positions.
  fileprivate var names: [(id: FieldID, mark: Mark)] { fields.map { ($0.field.id, $0.mark) } }
}
