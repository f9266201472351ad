import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

/// Something that a tape sends to a program, and how long it pauses afterwards.
struct SentInput: Hashable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let pause: Duration

  /// Creates an input; by default, it is followed by the pause of the standard typing speed.
  init(_ bytes: [UInt8], pause: Duration = .milliseconds(50)) {
    self.bytes = bytes
    self.pause = pause
  }

  var testDescription: String {
    "\(String(decoding: bytes, as: UTF8.self).debugDescription) \(pause)"
  }
}

/// A stage that only records what is sent.
private final class InputLog: Stage {
  private(set) var inputs: [SentInput] = []
  private(set) var elapsed = Duration.zero
  private var sent: [UInt8] = []

  var exitStatus: Int? { nil }

  func scene(atForm: Bool) -> Scene { .sample }

  func isFocused(onOneOf _: Set<FieldID>) -> Bool { false }

  func nextTimer() -> StageTimer? { nil }

  func send(_ bytes: [UInt8]) { sent = bytes }

  func resize(to size: Size) {}

  func advance(to time: Duration) {
    inputs.append(SentInput(sent, pause: time - elapsed))
    elapsed = time
  }
}

/// Returns what the commands of a line send.
func inputs(of line: String) throws -> [SentInput] {
  let tape = try tape("Form signup.yaml\n\(line)")
  let log = InputLog()
  _ = tape.play(tape.cases[0], on: log)
  return log.inputs
}
