import CNcurses
public import FormUI

extension Terminal {
  /// Shows a frame, and puts the cursor where the frame has it.
  ///
  /// While more typed keys are waiting, the frame is kept and shown when they have been taken, or
  /// a later one in its place.
  public mutating func paint(_ frame: borrowing Frame) {
    if leavesFrameOut() {
      postponed = copy frame
    } else {
      show(frame)
    }
  }

  /// Whether the next frame need not be drawn, as more typed keys are waiting.
  mutating func leavesFrameOut() -> Bool {
    let isInputWaiting = isInputReady(within: 0)
    return pacing.leavesOut(isInputWaiting)
  }

  /// Shows the frame that was left out, if one was.
  mutating func paintPostponed() {
    if let frame = postponed { show(frame) }
  }

  /// Shows a frame at once.
  mutating func show(_ frame: borrowing Frame) {
    pacing.show()
    postponed = nil
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    screen.device.send(painter.paint(frame, on: screen.window))
    SignalWatch.endWriting()
  }
}
