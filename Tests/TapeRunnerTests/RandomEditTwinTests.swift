@testable import FormWidgets
import Foundation
import SeededRandom
import SystemCalls
import TestSupport
import Testing

@testable import FormTape
@testable import TapeRunner

/// Whatever is typed or pasted, the real program's screen equals a filling's.
@Suite(
  .waiting,
  .serialized,
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct RandomEditTwinTests {
  private static let form = """
    title: Texts
    fields:
      - {id: line, type: text, label: Line}
      - {id: area, type: textarea, label: Area, rows: 4}
      - {id: secret, type: password, label: Secret}
    """

  private static let keys: [Key] = {
    let symbols: [Key.Symbol] = [.left, .right, .home, .end, .backspace, .delete]
    let held = [Key.Modifiers.shift, .control, [.control, .shift]].flatMap { modifiers in
      [Key.Symbol.left, .right, .home, .end].map { Key($0, modifiers) }
    }
    let control = "abdefhktuwy_".map { Key.control($0) }
    let alt = [Key.alt("b"), .alt("d"), .alt("f"), .alt("_"), Key(.backspace, .alt)]
    return symbols.map { Key($0) } + held + control + alt
  }()

  private static let keysOfLines =
    keys + [Key(.enter, .alt), Key(.enter, .alt), .pageUp, .pageDown, .up, .down]
    + [.shift(.up), .shift(.down)]

  /// Two hundred edits of a field, after a number of Tabs, each compared on both screens.
  @Test(arguments: [0, 1, 2])
  func `two hundred random edits look the same on the real program`(field: Int) throws {
    var random = SeededGenerator()
    let folder = try PseudoFolder()
    let path = try folder.write(RandomEditTwinTests.form, to: "form.yaml")
    let text = "Test \"t\"\nSize 34x12\nForm \"\(path)\"\n"
    let tape = try Tape(text, file: "t.tape", in: TapeFiles.surroundings)
    let setup = CaseSetup(of: tape.steps(of: tape.cases[0]))
    let form = try #require(setup.filledForm)
    var stage = try TwinStage(
      HeadlessStage(form, size: setup.size, start: setup.start, theme: setup.theme),
      ProgramStage(PseudoFilling.program, setup)
    )
    for _ in 0..<field { try stage.send(Key.tab.bytes) }
    let keys = field == 1 ? RandomEditTwinTests.keysOfLines : RandomEditTwinTests.keys
    for count in 1...200 {
      let edit = RandomEdit.next(keys: keys, using: &random)
      do throws(Breakdown) {
        switch edit {
        case .key(let key): try stage.send(key.bytes)
        case .paste(let text): try stage.send(text.pastedBytes())
        }
        if count.isMultiple(of: 40) { try stage.send(Key.control("u").bytes) }
        _ = try stage.scene(atForm: false)
      } catch {
        Issue.record("\(random), edit \(count), \(edit): \(error)")
        return
      }
    }
  }
}
