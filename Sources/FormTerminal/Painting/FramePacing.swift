/// Decides which frames to skip while typed keys are waiting: a burst is drawn now and then, and
/// once it has been handled.
struct FramePacing {
  /// The largest number of consecutive frames skipped.
  static let limit = 32

  private var leftOut = 0

  /// Whether the screen lags behind the input.
  var isBehind: Bool { leftOut > 0 }

  /// Returns whether to skip the next frame, given whether more keys are waiting.
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
