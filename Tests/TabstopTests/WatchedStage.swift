import FormTape
import FormValidation
import FormWidgets

@testable import TapeRunner
@testable import tabstop

/// The real program alongside a filling in this process, with a record of what it drew.
struct WatchedStage: Stage {
  /// The program's output, and the resulting screen.
  final class Notes {
    fileprivate(set) var drawn: [UInt8] = []
    fileprivate(set) var scene: Scene?
  }

  private var twin: TwinStage
  private let notes: Notes

  /// Creates a stage, and takes the first record.
  init(_ twin: TwinStage, _ notes: Notes) throws(Breakdown) {
    self.twin = twin
    self.notes = notes
    try note()
  }

  var elapsed: Duration { twin.elapsed }

  var exitStatus: Int? { twin.exitStatus }

  var coverage: [RuleCoverage] { [] }

  var copy: WatchedStage? { nil }

  mutating func scene(atForm: Bool) throws(Breakdown) -> Scene { try twin.scene(atForm: atForm) }

  func isFocused(onOneOf fields: Set<FieldID>) -> Bool { twin.isFocused(onOneOf: fields) }

  mutating func nextTimer() throws(Breakdown) -> StageTimer? { try twin.nextTimer() }

  mutating func send(_ bytes: [UInt8]) throws(Breakdown) {
    try twin.send(bytes)
    try note()
  }

  mutating func resize(to size: Size) throws(Breakdown) { try twin.resize(to: size) }

  mutating func advance(to time: Duration) throws(Breakdown) { try twin.advance(to: time) }

  private mutating func note() throws(Breakdown) {
    let scene = try twin.scene()
    guard twin.exitStatus == nil else { return }
    (notes.scene, notes.drawn) = (scene, twin.program.drawn)
  }
}
