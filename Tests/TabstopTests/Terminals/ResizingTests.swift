import FormTape
import SeededRandom
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner
@testable import tabstop

/// The real program, resized at any moment.
@Suite(.serialized, .waiting)
struct ResizingTests {
  private static let form = """
    title: Everything that a size may change
    intro: An intro of some words, which narrow screens wrap over several lines.
    fields:
      - {id: name, type: text, label: Name, help: As in your passport., rules: [required, {min_length: 3}]}
      - {id: password, type: password, label: Password, checklist: true, rules: [{password: {min: 8, min_digits: 1}}]}
      - {id: age, type: number, label: Age in years, rules: [{range: {min: 18, max: 99}}]}
      - {id: seats, type: slider, label: Seats, min: 1, max: 10}
      - {id: terms, type: toggle, label: I accept the terms of this, rules: [accepted]}
      - {id: essay, type: text, label: Essay, rules: [required, {min_length: 5000}]}
    """

  private static let keys = [
    "Tab", "Tab", "Shift+Tab", "Down", "Up", "Left", "Right", "Home", "End", "Backspace", "Delete",
    "PageDown", "PageUp", "Space", "F8", "F9", "Ctrl+S", "Ctrl+L", "Ctrl+W",
    "Type \"a\"", "Type \"7\"", "Type \"日本\"", "Type \"👩‍👧\"", "Type \"é🇩🇪x\"",
    "Type \"long words of text\"",
  ]

  @Test(arguments: [7, 102, 106, 114, 777] as [UInt64])
  func `after every resize and key, the screen equals a full repaint`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try PseudoFolder()
    let path = try folder.write(ResizingTests.form, to: "form.yaml")
    var lines = ["Test \"t\"", "Form \"\(path)\""]
    for _ in 0..<200 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let columns = Int.random(in: 1...100, using: &random)
        lines.append("Resize \(columns)x\(Int.random(in: 1...30, using: &random))")
      } else {
        lines.append(try #require(ResizingTests.keys.randomElement(using: &random)))
      }
    }
    lines.append("Expect running")
    let tape = try Tape(
      lines.joined(separator: "\n"),
      file: "t.tape",
      in: TapeFiles.surroundings
    )
    let report = tape.rehearse(tape.cases[0], with: PseudoFilling.program).report
    #expect(report.ending == .passed, "\(random)")
  }
}
