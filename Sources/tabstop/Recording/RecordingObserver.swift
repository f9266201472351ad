import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets

/// Records the user's input as a tape, with a hint in the last row of the screen.
struct RecordingObserver: ScreenObserver {
  private(set) var recorder: TapeRecorder

  /// The number of times that expectations of the screen were added.
  private(set) var checkCount = 0

  /// The keys that add expectations of the current screen.
  private static let checkKeys: Set<Key> = [.control("x"), .function(12)]

  init(_ recorder: TapeRecorder) {
    self.recorder = recorder
  }

  /// Returns the part of a screen that is left to the form.
  static func formSize(on screen: Size) -> Size {
    Size(columns: screen.columns, rows: max(1, screen.rows - 1))
  }

  func formSize(on screen: Size) -> Size {
    RecordingObserver.formSize(on: screen)
  }

  mutating func shouldHandle(_ event: Event, before screen: Screen, on size: Size) -> Bool {
    if case .key(let key) = event, RecordingObserver.checkKeys.contains(key) {
      recorder.expect(screen)
      checkCount += 1
      return false
    }
    recorder.record(event, before: screen, size: formSize(on: size))
    return true
  }

  mutating func see(_ screen: Screen) {
    recorder.see(screen.filling)
  }

  /// Records the answers of external checks.
  mutating func record(_ answers: [StagedAnswer]) {
    for answer in answers { recorder.record(answer) }
  }

  func picture(around frame: Frame, on screen: Size) -> Frame {
    let row = RecordingObserver.status(
      key: "Ctrl-X",
      inputs: recorder.inputCount,
      checks: checkCount,
      columns: screen.columns
    )
    return frame.placed(in: screen, lastRow: row)
  }

  /// Returns the last row of the screen: the key that adds expectations, and what was recorded.
  static func status(key: String, inputs: Int, checks: Int, columns: Int) -> [Span] {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    let column = canvas.write(" recording ", row: 0, column: 0, style: .focusedButton)
    let after = canvas.write(key, row: 0, column: column + 1, style: .label)
    let end = canvas.write(" expect the screen", row: 0, column: after, style: .quiet)
    let counts = [
      inputs == 1 ? "1 key" : "\(inputs) keys", checks == 1 ? "1 check" : "\(checks) checks",
    ].joined(separator: ", ")
    if end + 2 + counts.utf8.count <= columns {
      canvas.write(counts, row: 0, column: end + 2, style: .quiet)
    }
    return Frame(canvas).rows[0]
  }
}
