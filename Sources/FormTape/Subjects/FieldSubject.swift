package import FormValidation
package import Forms
import SourceText

/// `field email error "Required"`: a test of one field.
package struct FieldSubject: ReadableSubject {
  static let words = ["field"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect field FIELD TEST",
    summary: "A test of one field",
    example: """
      Type "ada"
      Expect field username ok
      """
  )

  package let field: FieldID
  package let test: any FieldTest

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    let (name, field) = try arguments.field()
    self.field = name
    test = try FieldTestTable.test(&arguments, of: field)
  }

  init(_ field: FieldID, _ test: any FieldTest) { (self.field, self.test) = (field, test) }

  package var description: String { "field \(field.tapeSpelling) \(test)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard let form = scene.form else { return .noForm }
    guard let seen = form[field] else {
      return Unmet("field", expected: [field.rawValue], actual: ["no such field"])
    }
    return test.check(seen)
  }
}

/// A test of a field: `ok`, `error "Required"`, `not pending`.
///
/// To add one, write a file in `Subjects/Fields` and add a row to `FieldTestTable.rows`. Its
/// description is its spelling in a tape.
package protocol FieldTest: Sendable, CustomStringConvertible {
  /// The words that it begins with.
  static var words: [String] { get }

  /// What the reference says about it.
  static var entry: TapeEntry { get }

  /// Reads the arguments after the test's word.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - word: The test's word.
  ///   - field: The tested field, if the form could be read.
  /// - Throws: The error in the arguments.
  init(_ arguments: inout TapeArguments, word: TapeToken, of field: Field?) throws(TapeFinding)

  /// Returns how the field fails the test, or `nil` if it passes.
  func check(_ field: FieldScene) -> Unmet?
}

/// All tests of a field that can be written in a tape.
enum FieldTestTable {
  /// The tests.
  static let rows: [any FieldTest.Type] = [
    FieldIsOK.self, FieldError.self, FieldErrors.self, FieldVerdict.self, FieldShows.self,
    FieldValue.self, FieldSwitch.self, FieldOptions.self, FieldCaret.self, FieldTraitTest.self,
  ]

  /// The first words of all tests.
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
