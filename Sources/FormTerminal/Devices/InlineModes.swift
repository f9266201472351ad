import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// The modes of a device below a prompt, where ncurses only decodes keys.
///
/// The output of ncurses, such as the switch to an alternate screen, is discarded. Because it does
/// not reach the device, the device's settings are changed here.
final class InlineModes {
  /// The stream that ncurses writes to, and whose descriptor it uses.
  private let output: UnsafeMutablePointer<FILE>

  /// The settings of the device while a form is being filled out, and those to restore.
  private let ownSettings: termios
  private var shellSettings: termios

  /// Discards the output of ncurses to a stream, once ncurses has adopted the settings of the
  /// device.
  /// - Parameters:
  ///   - output: The stream of ncurses on the device.
  ///   - sink: The descriptor to write to instead; closed here.
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

  /// Opens a descriptor that discards everything written to it.
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

  /// Sets the settings to restore to those that another program has changed intentionally.
  func adopt(_ settings: termios) {
    shellSettings = settings
  }

  /// Returns the capability for painting below a prompt that a terminal lacks; `nil` if it has all
  /// of them.
  static func lack() -> String? {
    if capability("cuu1") == nil { return "move its cursor up" }
    if capability("el") == nil || capability("ed") == nil { return "erase lines" }
    return nil
  }
}
