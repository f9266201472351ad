import FormTape
import Foundation
import TestSupport
import Testing

@testable import TapeRunner
@testable import tabstop

/// The real program shows the same as a session in this process, for every tape.
@Suite(.enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built"))
struct CorpusTwinTests {
  @Test(arguments: Corpus.paths)
  func `a tape plays the same on the real program`(path: String) throws {
    let tape = try Corpus.tape(at: path)
    for tapeCase in tape.cases {
      let play = tape.rehearse(tapeCase, with: PseudoFilling.program, Corpus.options)
      if let trouble = play.report.trouble { Issue.record("\(trouble)") }
    }
  }
}
