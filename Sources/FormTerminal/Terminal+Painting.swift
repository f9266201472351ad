import CNcurses
public import FormUI

extension Terminal {
  /// Paints a frame, and places the cursor.
  ///
  /// While more typed keys are waiting, the frame is kept, and it or a later one is shown once they
  /// have been handled.
  public mutating func paint(_ frame: borrowing Frame) {
    if leavesFrameOut() {
      postponed = copy frame
    } else {
      show(frame)
    }
  }

  /// Returns whether to skip drawing the next frame, since more typed keys are waiting.
  mutating func leavesFrameOut() -> Bool {
    let isInputWaiting = isInputReady(within: 0)
    return pacing.leavesOut(isInputWaiting)
  }

  /// Paints the skipped frame, if any.
  mutating func paintPostponed() {
    if let frame = postponed { show(frame) }
  }

  /// Paints a frame at once.
  mutating func show(_ frame: borrowing Frame) {
    pacing.show()
    postponed = nil
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    screen.device.send(painter.paint(frame, on: screen.window))
    SignalWatch.endWriting()
  }
}
