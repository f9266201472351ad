import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets

/// Records the user's input as a tape, with a hint in the last row of the screen.
struct RecordingObserver: ScreenObserver {
  /// The recorder.
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
    var canvas = Canvas(size: Size(columns: screen.columns, rows: 1))
    let column = canvas.write(" recording ", row: 0, column: 0, style: .focusedButton)
    let keys = recorder.inputCount == 1 ? "1 key" : "\(recorder.inputCount) keys"
    let checks = checkCount == 1 ? "1 check" : "\(checkCount) checks"
    let after = canvas.write("Ctrl-X", row: 0, column: column + 1, style: .label)
    let end = canvas.write(" expect the screen", row: 0, column: after, style: .quiet)
    let counts = "\(keys), \(checks)"
    if end + 2 + counts.utf8.count <= screen.columns {
      canvas.write(counts, row: 0, column: end + 2, style: .quiet)
    }
    return frame.placed(in: screen, lastRow: Frame(canvas).rows[0])
  }
}
