import CTraps
import Foundation
import SourceText
import TestSupport
import Testing

@testable import FormTape
@testable import FormWidgets
@testable import tabstop

/// Every tape of the project is played, and together they cover the whole interface.
struct CorpusTests {
  @Test(arguments: Corpus.paths)
  func `every tape passes, and plays the same twice`(path: String) throws {
    let tape = try Corpus.tape(at: path)
    for tapeCase in tape.cases {
      let report = tape.play(tapeCase, Corpus.options).report
      if let trouble = report.trouble { Issue.record("\(trouble)") }
      #expect(!report.assertsNothing, "\(tapeCase.name) asserts nothing")
      let options = Corpus.options
      // Where they are caught, a real wait ends the tests.
      traps_on_waits(true)
      let again = tape.play(tapeCase, options).report
      traps_on_waits(false)
      #expect(again == report)
    }
  }

  @Test(arguments: Corpus.paths)
  func `a tape begins with a comment and causes no warnings`(path: String)
    throws
  {
    let tape = try Corpus.tape(at: path)
    // Some tapes are about uncertain widths.
    let doubts = tape.warnings.filter { $0.code != TapeCode.width.rawValue }
    #expect(doubts.isEmpty)
    let text = try String(contentsOfFile: tape.file, encoding: .utf8)
    #expect(text.hasPrefix("# "))
  }

  @Test func `every form of the project has a tape of the same name`() {
    #expect(!Corpus.forms.isEmpty)
    for form in Corpus.forms {
      #expect(Corpus.paths.contains(form.replacing(".yaml", with: ".tape")), "\(form)")
    }
  }

  @Test func `there are at least a hundred tapes`() {
    #expect(Corpus.paths.count >= 100)
  }

  @Test func `every key of the keymap is pressed`() throws {
    var pressed: Set<Key> = []
    for (tape, tapeCase) in try Corpus.cases() {
      for step in tape.steps(of: tapeCase) {
        if let press = step.command as? PressKey { pressed.formUnion(press.keys) }
        if let type = step.command as? TypeText { pressed.formUnion(type.text.typingKeys) }
      }
    }
    // A program receives Ctrl-H as Backspace. `FillTests` presses the key that suspends, since it
    // can resume the program.
    let rows = Keymap.rows.filter { $0.action != .suspend }
    let editing = [EditingCommand.keymap, EditingCommand.keymapOfLines].flatMap(\.keys)
    let keys = (rows.flatMap(\.keys) + editing).map { key in
      HeldKey(key.symbol, key.modifiers).received
    }
    let missed = Set(keys).subtracting(pressed).map(\.tapeSpelling).sorted()
    #expect(missed.isEmpty)
  }

  @Test func `every expectation of tapes is used`() throws {
    var asked: Set<ObjectIdentifier> = []
    for (_, tapeCase) in try Corpus.cases() {
      for case let expect as Expect in tapeCase.steps.map(\.command) {
        let subject = expect.expectation.subject
        asked.insert(ObjectIdentifier(type(of: subject)))
        guard let subject = subject as? FieldSubject else { continue }
        asked.insert(ObjectIdentifier(type(of: subject.test)))
      }
    }
    let subjects = SubjectTable.rows.filter { !asked.contains(ObjectIdentifier($0)) }
    // The titles of windows are tried with other programs.
    #expect(subjects.map { $0.words[0] } == ["title"])
    let tests = FieldTestTable.rows.filter { !asked.contains(ObjectIdentifier($0)) }
    #expect(tests.map { $0.words[0] }.isEmpty)
  }
}
