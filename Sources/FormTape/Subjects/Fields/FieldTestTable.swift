import Diagnostics
import FormUI

/// A test of a field that tapes can spell.
protocol ReadableFieldTest: FieldTest {
  /// The words that it begins with.
  static var words: [String] { get }

  /// Reads what stands behind the test's word.
  /// - Parameters:
  ///   - arguments: What stands there.
  ///   - word: The test's word.
  ///   - field: The field that is tested, where the form could be read.
  /// - Throws: what is wrong there.
  init(_ arguments: inout TapeArguments, word: TapeToken, of field: Field?) throws(TapeFinding)
}

/// Everything that tapes can ask of a field.
enum FieldTestTable {
  /// The tests.
  static let rows: [any ReadableFieldTest.Type] = [
    FieldIsOK.self, FieldError.self, FieldErrors.self, FieldIncomplete.self, FieldShows.self,
    FieldValue.self, FieldSwitch.self, FieldOptions.self, FieldCaret.self, FieldTraitTest.self,
  ]

  /// Every word that a test begins with.
  static let words: [String] = rows.flatMap { $0.words }

  /// Takes a test of a field.
  static func test(
    _ arguments: inout TapeArguments,
    of field: Field?
  ) throws(TapeFinding) -> any FieldTest {
    guard let word = arguments.next, word.kind == .word else {
      throw arguments.unexpected("a field test, like ok or error")
    }
    guard let row = rows.first(where: { $0.words.contains(word.text) }) else {
      throw arguments.finding(
        .subject,
        at: word,
        "unknown field test \(word.text.quoted)",
        suggestion: words.nearest(to: word.text),
        note: "expected one of \(words.joined(separator: ", "))"
      )
    }
    arguments.take()
    return try row.init(&arguments, word: word, of: field)
  }
}
