import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// The ncurses screen on the terminal's device, and its modes.
struct CursesScreen: ~Copyable {
  let device: TerminalDevice

  /// The window that frames are painted on.
  let window: CursesWindow

  /// The sequences that switch bracketed paste on and off; `nil` if the terminal lacks it.
  let pasteSwitch: (on: String, off: String)?

  /// The sequences that switch mouse reports on and off; `nil` if the terminal lacks them or keeps
  /// the mouse.
  private let mouseSwitch: (on: String, off: String)?

  /// Whether the terminal was asked for mouse reports.
  var reportsMouse: Bool { mouseSwitch != nil }

  /// The modes below a prompt; `nil` for a full screen.
  private let inline: InlineModes?

  private let screen: OpaquePointer

  /// Whether the terminal is taken over.
  ///
  /// ncurses itself says so only after the next paint.
  var isEntered: Bool { hold.isOn }

  private let hold = Hold()

  private final class Hold {
    var isOn = true
  }

  /// Takes over the screen of a device, or only its keys to paint below the prompt; also its mouse
  /// if requested.
  init(
    _ device: consuming TerminalDevice,
    withMouse: Bool,
    isInline: Bool = false
  ) throws(TerminalError) {
    guard let type = Posix.setting("TERM") else { throw .noType }
    // ncurses then starts with the size in the terminal database.
    if device.isOversized { use_env(false) }
    let settings = device.settings
    let sink = isInline ? try InlineModes.sink() : nil
    let output = isInline ? try device.anotherOutput() : device.output
    let screen = try CursesScreen.start(type, output, device.input)
    CursesScreen.applySettings(of: device)
    let inline = sink.map {
      InlineModes(muting: output, into: $0, on: device, restoring: settings)
    }
    if let lacks = isInline ? InlineModes.lack() : CursesScreen.lack() {
      endwin()
      inline?.leave(device)
      delscreen(screen)
      throw .tooSimple(type, lacks: lacks)
    }
    if !isInline { CursesScreen.collectOutput(to: output) }
    guard let window = curses_screen_window() else {
      endwin()
      inline?.leave(device)
      delscreen(screen)
      throw .refused(reason: Posix.reason())
    }
    self.device = device
    self.screen = screen
    self.window = window
    self.inline = inline
    pasteSwitch = CursesScreen.pasteSwitch()
    mouseSwitch = withMouse && !isInline ? CursesScreen.mouseSwitch() : nil
    applyModes()
  }

  deinit {
    delscreen(screen)
  }
}

extension CursesScreen {
  /// The types that stand in for one that the terminal database lacks: nearly all terminals of
  /// today follow xterm, but the database of another machine does not know their names.
  private static let substitutes = ["xterm-256color", "xterm", "vt100"]

  /// Starts ncurses on a terminal of a type, or of the first substitute that the database has.
  private static func start(
    _ type: String,
    _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>
  ) throws(TerminalError) -> OpaquePointer {
    for name in [type] + substitutes {
      let entry = directColorEntry(of: name, output)
      if let screen = entry?.whileFound({ newterm(name, output, input) })
        ?? newterm(name, output, input)
      {
        return screen
      }
    }
    throw .unknownType(type)
  }

  /// Returns an entry with more colors for a type of terminal; `nil` if that of the database is right.
  private static func directColorEntry(
    of type: String,
    _ output: UnsafeMutablePointer<FILE>
  ) -> DirectColorEntry? {
    guard DirectColorEntry.isWanted, curses_find_terminal(type, fileno(output)) else { return nil }
    defer { curses_forget_terminal() }
    return DirectColorEntry(of: type)
  }
}

/// A window as returned by ncurses.
typealias CursesWindow = UnsafeMutablePointer<WINDOW>

extension CursesScreen {
  /// Takes over the modes again, and the screen with the next paint.
  func enter() {
    hold.isOn = true
    if let inline {
      inline.enter(device)
      // Nothing is painted, but ncurses is then no longer suspended.
      doupdate()
    } else {
      reset_prog_mode()
    }
    device.send(pasteSwitch?.on)
    device.send(mouseSwitch?.on)
  }

  /// Saves the device's current settings, to be restored later, and returns them.
  ///
  /// Another program may have changed them intentionally while this one was stopped.
  func adoptShellSettings() -> termios {
    def_shell_mode()
    inline?.adopt(device.settings)
    return device.settings
  }

  /// Restores the screen; without an alternate screen, the form stays, and later output begins on
  /// the last row, which is blank.
  func leave() {
    guard isEntered else { return }
    hold.isOn = false
    SignalWatch.startWriting(to: device.outputDescriptor)
    device.send(mouseSwitch?.off)
    device.send(pasteSwitch?.off)
    if isendwin() {
      // Nothing was painted, so there is only the shell's screen.
      reset_shell_mode()
    } else {
      returnToShell()
    }
    SignalWatch.endWriting()
  }

  /// Returns to the shell's screen and modes.
  private func returnToShell() {
    device.send(CursesScreen.plain)
    // If it was resized, tmux (3.3a) leaves a row of the alternate screen on the other one.
    if inline == nil, capability("rmcup") != nil {
      device.send(capability("clear")?.withoutPadding)
    }
    endwin()
    if let inline {
      inline.leave(device)
    } else if capability("rmcup") == nil {
      // ncurses leaves the cursor at the start of the last row.
      device.send(CursesScreen.clearance)
    }
  }

  /// Passes the device's size to ncurses, and returns it; below a prompt, without the last column,
  /// because terminals differ on the cursor position after it.
  func adoptSize() -> Size {
    if inline != nil {
      let size = device.size ?? Size(columns: 80, rows: 24)
      return Size(columns: max(1, size.columns - 1), rows: size.rows)
    }
    let known = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
    guard let size = device.size, size != known else { return known }
    resize_term(Int32(size.rows), Int32(size.columns))
    return Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// The sequence that restores the screen when ncurses can no longer be used.
  var farewell: String {
    var modes = ""
    for name in ["sgr0", "op", "rmkx", "cnorm"] { modes += capability(name) ?? "" }
    let ending =
      inline == nil
      ? capability("rmcup").map { $0.withoutPadding + "\r\n" } : "\r" + CursesScreen.clearance
    return (mouseSwitch?.off ?? "") + (pasteSwitch?.off ?? "") + modes.withoutPadding
      + (ending ?? capability("cup", getmaxy(window) - 1) + CursesScreen.clearance)
  }

  /// The sequence that sets the style that ncurses expects between paints.
  ///
  /// Most also leave the character set of lines, which is never used.
  static var plain: String {
    let sequence = (capability("sgr0") ?? "").withoutPadding
    return sequence.replacing("\u{1B}(B", with: "").replacing("\u{0F}", with: "")
  }

  /// The sequence that clears everything after the cursor.
  private static var clearance: String { (capability("ed") ?? "\r\n").withoutPadding }

  /// Configures a device to pass on every key as it is typed.
  private static func applySettings(of device: borrowing TerminalDevice) {
    raw()
    noecho()
    nonl()
    var settings = termios()
    let descriptor = device.outputDescriptor
    if tcgetattr(descriptor, &settings) == 0 {
      curses_keep_quit_key(&settings)
      tcsetattr(descriptor, TCSANOW, &settings)
      def_prog_mode()
    }
  }

  /// Makes ncurses write each frame in one piece.
  ///
  /// Until it has been suspended and resumed once, it writes each cursor movement separately:
  /// `strace -e write` counts 31 writes instead of one when the help page of a form closes. This
  /// happens here without output, which would flash.
  private static func collectOutput(to output: UnsafeMutablePointer<FILE>) {
    let descriptor = fileno(output)
    let device = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard device >= 0 else { return }
    defer { close(device) }
    guard let sink = try? InlineModes.sink() else { return }
    // Writes the output collected so far.
    delay_output(0)
    dup2(sink, descriptor)
    close(sink)
    endwin()
    doupdate()
    dup2(device, descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func applyModes() {
    keypad(window, true)
    leaveKeypadToDecoder()
    leaveHighFunctionKeysToDecoder()
    // Painting already waits for a pause in the typing.
    typeahead(-1)
    // The decoder reads mouse reports; ncurses would read their beginning as a key.
    define_key(nil, KEY_MOUSE)
    device.send(pasteSwitch?.on)
    device.send(mouseSwitch?.on)
  }

  /// Returns the switch for presses, releases and drags, reported with numbers of any size.
  ///
  /// - Source: "XTerm Control Sequences", "Mouse Tracking", modes 1002 and 1006.
  private static func mouseSwitch() -> (on: String, off: String)? {
    capability("kmous").map { _ in
      ("\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l")
    }
  }

  /// Leaves the keypad's digits and symbols to the decoder.
  ///
  /// The database names them by position, like Home or Page Up, and some terminals send them for
  /// the digits. If they are function keys, as on a VT100, they are kept.
  private func leaveKeypadToDecoder() {
    for letter in "jklmnopqrstuvwxyz" {
      let sequence = "\u{1B}O\(letter)"
      let code = key_defined(sequence)
      if code > 0, !(KEY_F0...KEY_F0 + 63 ~= code) { define_key(sequence, 0) }
    }
  }

  /// Leaves function keys after F12 to the decoder.
  ///
  /// Terminals number them differently, and the database names them by position.
  private func leaveHighFunctionKeysToDecoder() {
    for number in 25...34 {
      let sequence = "\u{1B}[\(number)~"
      if KEY_F0...KEY_F0 + 63 ~= key_defined(sequence) { define_key(sequence, 0) }
    }
  }

  private static func lack() -> String? {
    if capability("cup") == nil { return "move its cursor" }
    if capability("clear") == nil { return "clear its screen" }
    return nil
  }

  /// Returns the terminal's own sequences, otherwise xterm's if it has an alternate screen: such
  /// terminals follow xterm, although older databases do not say so.
  private static func pasteSwitch() -> (on: String, off: String)? {
    if let on = capability("BE"), let off = capability("BD") {
      return (on.withoutPadding, off.withoutPadding)
    }
    return capability("smcup").map { _ in ("\u{1B}[?2004h", "\u{1B}[?2004l") }
  }
}

/// Returns the sequence of a capability in the terminal database; `nil` if the terminal lacks it.
func capability(_ name: String) -> String? {
  curses_capability(name).map { String(cString: $0) }
}

/// Returns a capability with numbers inserted and without padding; empty if the terminal lacks it.
func capability(_ name: String, _ first: Int32, _ second: Int32 = 0) -> String {
  guard let text = curses_capability(name), let filled = curses_filled(text, first, second) else {
    return ""
  }
  return String(cString: filled).withoutPadding
}

extension String {
  /// The capability without the padding for old hardware terminals, `$<5>`.
  var withoutPadding: String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    var kept = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "$<"),
      let end = rest[start.upperBound...].firstIndex(of: ">")
    {
      kept += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
