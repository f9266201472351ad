import FormTape
import FormUI

@testable import TapeRunner
@testable import tabstop

/// The real program on its pseudo-terminal, with a record of what it drew.
struct WatchedStage: Stage {
  /// The program's output, and the resulting screen.
  final class Notes {
    fileprivate(set) var drawn: [UInt8] = []
    fileprivate(set) var scene: Scene?
  }

  private var program: ProgramStage
  private let notes: Notes

  /// Creates a stage, and takes the first record.
  init(_ program: ProgramStage, _ notes: Notes) throws(Breakdown) {
    self.program = program
    self.notes = notes
    try note()
  }

  var elapsed: Duration { program.elapsed }

  var exitStatus: Int? { program.exitStatus }

  var coverage: [RuleCoverage] { [] }

  var copy: WatchedStage? { nil }

  mutating func look(atForm: Bool) throws(Breakdown) -> Scene { try program.look(atForm: atForm) }

  mutating func nextTimer() throws(Breakdown) -> StageTimer? { try program.nextTimer() }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    try program.send(bytes)
    try note()
  }

  mutating func resize(to size: Size) throws(Breakdown) { try program.resize(to: size) }

  mutating func advance(to time: Duration) throws(Breakdown) { try program.advance(to: time) }

  private mutating func note() throws(Breakdown) {
    let scene = try program.look()
    guard program.exitStatus == nil else { return }
    (notes.scene, notes.drawn) = (scene, program.drawn)
  }
}
