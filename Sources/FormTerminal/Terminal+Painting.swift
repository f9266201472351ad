import CNcurses
public import FormUI

extension Terminal {
  /// The most frames in a row left out while keys are waiting.
  private static let postponementLimit = 32

  /// Shows a frame, and puts the cursor where the frame has it.
  ///
  /// While more typed keys are waiting, the frame is kept and shown when they have been taken, or
  /// a later one in its place.
  public mutating func paint(_ frame: borrowing Frame) {
    if postponements < Terminal.postponementLimit, isInputReady(within: 0) {
      postponements += 1
      postponed = copy frame
    } else {
      show(frame)
    }
  }

  /// Shows the frame that was left out, if one was.
  mutating func paintPostponed() {
    if let frame = postponed { show(frame) }
  }

  /// Shows a frame at once.
  mutating func show(_ frame: borrowing Frame) {
    postponements = 0
    postponed = nil
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    screen.device.send(painter.paint(frame, on: screen.window))
    SignalWatch.endWriting()
  }
}
