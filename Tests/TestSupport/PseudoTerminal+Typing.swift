import Glibc
package import SystemCalls

extension PseudoTerminal {
  /// The settings as a text to compare: modes, speeds and control characters.
  package var settings: String {
    var settings = termios()
    tcgetattr(slave, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return """
      \(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \
      \(settings.c_ispeed) \(settings.c_ospeed) \(characters)
      """
  }

  /// Types a text, as fast as the program reads it.
  package func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    try wait(for: "the program to read its input") {
      rest = rest.dropFirst(send(rest))
      return rest.isEmpty
    }
  }

  /// Waits until a text has been drawn contiguously, after a position in the output.
  package func waitForOutput(_ text: String, after start: String.Index? = nil) throws {
    try wait(for: "\(text.debugDescription) to be drawn") {
      output[(start ?? output.startIndex)...].contains(text)
    }
  }

  /// Waits until the program has read all input, and then nothing has been drawn for a while.
  package func waitForSilence(_ silence: Duration = .milliseconds(200)) {
    let deadline = ContinuousClock.now + PseudoTerminal.patience
    var quietSince = ContinuousClock.now
    while ContinuousClock.now - quietSince < silence {
      let isBusy = readOutput(within: 20) || hasUnreadInput && ContinuousClock.now < deadline
      if isBusy { quietSince = .now }
    }
  }

  /// Whether the program has yet to read something that was typed.
  private var hasUnreadInput: Bool {
    // The value of the macro FIONREAD, which Swift does not import.
    var count: Int32 = 0
    return ioctl(slave, 0x541B, &count) == 0 && count > 0
  }
}
