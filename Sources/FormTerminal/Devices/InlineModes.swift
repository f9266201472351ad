import CNcurses
import Glibc

/// The modes of a device below a prompt, where ncurses only decodes keys.
///
/// What ncurses would write, such as the switch to an alternate screen, is discarded. Since it then
/// does not reach the device, the device's settings are changed here.
final class InlineModes {
  /// The stream that ncurses writes to, and has the number of.
  private let output: UnsafeMutablePointer<FILE>

  /// The settings of the device while a form is filled, and those to restore.
  private let ownSettings: termios
  private var shellSettings: termios

  /// Discards what ncurses writes to a stream, once it has taken the settings of the device.
  /// - Parameters:
  ///   - output: The stream of ncurses on the device.
  ///   - sink: Where to write instead; closed here.
  ///   - device: The device.
  ///   - shellSettings: The settings of the device before ncurses was started.
  init(
    muting output: UnsafeMutablePointer<FILE>,
    into sink: Int32,
    on device: borrowing TerminalDevice,
    restoring shellSettings: termios
  ) {
    self.output = output
    self.shellSettings = shellSettings
    ownSettings = device.settings
    dup2(sink, fileno(output))
    _ = fcntl(fileno(output), F_SETFD, FD_CLOEXEC)
    close(sink)
    device.send(capability("smkx")?.withoutPadding)
  }

  deinit {
    fclose(output)
  }

  /// Opens what discards all that is written to it.
  static func sink() throws(TerminalError) -> Int32 {
    let descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(reason: Posix.reason()) }
    return descriptor
  }

  /// Takes over the modes again.
  func enter(_ device: borrowing TerminalDevice) {
    var settings = ownSettings
    tcsetattr(device.outputDescriptor, TCSADRAIN, &settings)
    device.send(capability("smkx")?.withoutPadding)
  }

  /// Restores the modes.
  func leave(_ device: borrowing TerminalDevice) {
    device.send(capability("rmkx")?.withoutPadding)
    var settings = shellSettings
    tcsetattr(device.outputDescriptor, TCSADRAIN, &settings)
  }

  /// Restores settings from now on that another program has changed on purpose.
  func adopt(_ settings: termios) {
    shellSettings = settings
  }

  /// Returns what a terminal cannot do that painting below a prompt needs; `nil` if it can.
  static func lack() -> String? {
    if capability("cuu1") == nil { return "move its cursor up" }
    if capability("el") == nil || capability("ed") == nil { return "erase lines" }
    return nil
  }
}
