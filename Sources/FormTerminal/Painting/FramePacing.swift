/// Which frames are left out while typed keys are waiting: a burst is drawn now and then, and once it
/// has been taken.
struct FramePacing {
  /// The most frames in a row left out.
  static let limit = 32

  private var leftOut = 0

  /// Whether the screen shows less than what was typed.
  var isBehind: Bool { leftOut > 0 }

  /// Whether to leave out the next frame, given whether more keys are waiting.
  mutating func leavesOut(_ isInputWaiting: Bool) -> Bool {
    guard leftOut < FramePacing.limit, isInputWaiting else { return false }
    leftOut += 1
    return true
  }

  /// Records that a frame is shown.
  mutating func show() {
    leftOut = 0
  }
}
