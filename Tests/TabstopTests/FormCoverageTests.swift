import FormTape
import Testing

/// The rules of the project's forms, as their tapes see them.
struct FormCoverageTests {
  @Test(arguments: Corpus.forms)
  func `a form's tape sees each rule fail, pass and be shown`(form: String) throws {
    let tape = try Corpus.tape(at: form.replacing(".yaml", with: ".tape"))
    var options = Corpus.options
    options.notesRules = true
    let rules = tape.cases.flatMap { tape.play($0, options).report.coverage }.joined()
      .filter { $0.form.hasSuffix(form) }
    #expect(!rules.isEmpty)
    let uncovered = rules.filter { !$0.isWhole }
      .map { "\($0.field) \($0.rule): never \($0.missing.joined(separator: ", "))" }
    #expect(uncovered == [])
  }
}
