import FormTape
import Foundation
import SystemCalls
import TestSupport
import Testing

@testable import TapeRunner
@testable import tabstop

/// The program's output for a tape looks the same in tmux as in our own terminal.
///
/// Only tapes that never resize the screen: tmux gets all output at one size.
@Suite(
  .serialized,
  .waiting,
  .enabled(if: TmuxReferee.path != nil, "tmux is not installed, so there is no referee"),
  .enabled(if: access(PseudoFilling.program, X_OK) == 0, "the program is not built")
)
struct CorpusRefereeTests {
  @Test(arguments: [
    "messages/japanese", "paste/control-characters", "reveal/submitted-all", "screen/corners",
    "screen/notice",
    "unicode/long-wide", "widgets/slider-drawn",
  ])
  func `tmux shows the same screen as the program`(name: String) throws {
    let path = try #require(TmuxReferee.path)
    let tape = try Corpus.tape(at: "Tests/Tapes/\(name).tape")
    for tapeCase in tape.cases {
      let setup = CaseSetup(of: tape.steps(of: tapeCase))
      let notes = WatchedStage.Notes()
      let twin = try TwinStage(
        HeadlessStage(#require(setup.filledForm), setup, Corpus.options),
        ProgramStage(PseudoFilling.program, setup)
      )
      let stage = try WatchedStage(twin, notes)
      let report = tape.play(tapeCase, on: stage, Corpus.options).report
      #expect(report.ending == .passed)
      let scene = try #require(notes.scene)
      let drawn = String(decoding: notes.drawn, as: UTF8.self)
      let picture = try TmuxReferee(path: path).picture(of: drawn, on: setup.size)
      #expect(picture.difference(from: scene.screen, cursor: scene.cursor) == nil)
    }
  }
}
