import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The ncurses screen on the terminal's device: its modes, taken and given back.
struct CursesScreen: ~Copyable {
  let device: TerminalDevice

  /// What frames are painted on.
  let window: CursesWindow

  /// What keys are asked of: a pad, since asking a window would first paint it.
  let keys: CursesWindow

  /// What switches bracketed paste on and off; nothing where the terminal has no such thing.
  let pasteSwitch: (on: String, off: String)?

  /// How long an Escape may be the start of a key's sequence, in milliseconds.
  static let escapeDelay: Int32 = 25

  /// What has the terminal tell of the mouse, and no longer; nothing where it has none, or it is to
  /// stay the terminal's own.
  private let mouseSwitch: (on: String, off: String)?

  private let screen: OpaquePointer

  /// Takes the screen of a device, and its mouse where that is wanted.
  init(_ device: consuming TerminalDevice, withMouse: Bool) throws(TerminalError) {
    guard let type = environmentValue("TERM") else { throw .noType }
    // ncurses then starts with the size that the terminal database has.
    if device.isOversized { use_env(false) }
    guard let screen = newterm(nil, device.output, device.input) else { throw .unknownType(type) }
    if let lacks = CursesScreen.lack() {
      endwin()
      delscreen(screen)
      throw .tooSimple(type, lacks: lacks)
    }
    guard let window = curses_screen_window(), let keys = newpad(1, 1) else {
      endwin()
      delscreen(screen)
      throw .refused(reason: systemReason())
    }
    self.device = device
    self.screen = screen
    self.window = window
    self.keys = keys
    pasteSwitch = CursesScreen.pasteSwitch()
    mouseSwitch = withMouse ? CursesScreen.mouseSwitch() : nil
    takeModes()
  }

  deinit {
    delwin(keys)
    delscreen(screen)
  }
}

/// A window as ncurses hands it out.
typealias CursesWindow = UnsafeMutablePointer<WINDOW>

extension CursesScreen {
  /// Takes the modes again, and the screen with the next paint.
  func enter() {
    reset_prog_mode()
    device.send(pasteSwitch?.on)
    device.send(mouseSwitch?.on)
  }

  /// Has the device get back the settings it has now, and returns them.
  ///
  /// Whoever had the terminal while the program was stopped may have changed them on purpose.
  func adoptShellSettings() -> termios {
    def_shell_mode()
    return device.settings
  }

  /// Gives the screen back as it was; where there is none to go back to, the form stays, and what
  /// follows begins on the last row, which is blank.
  func leave() {
    guard !isendwin() else { return }
    SignalWatch.startWriting(to: device.outputDescriptor)
    device.send(mouseSwitch?.off)
    device.send(pasteSwitch?.off)
    endwin()
    // ncurses leaves the cursor at the start of the last row.
    if capability("rmcup") == nil { device.send(CursesScreen.clearance) }
    SignalWatch.endWriting()
  }

  /// Makes ncurses' idea of the size that of the device, and returns it.
  func adoptSize() -> Size {
    let known = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
    guard let size = device.size, size != known else { return known }
    resize_term(Int32(size.rows), Int32(size.columns))
    return Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// What gives the screen back, for when ncurses can no longer be asked to.
  var farewell: String {
    let modes = ["sgr0", "op", "rmkx", "cnorm"].compactMap(capability).joined()
    let ending = capability("rmcup").map { $0.withoutPadding + "\r\n" }
    return (mouseSwitch?.off ?? "") + (pasteSwitch?.off ?? "") + modes.withoutPadding
      + (ending ?? capability("cup", getmaxy(window) - 1) + CursesScreen.clearance)
  }

  /// What blanks everything from the cursor on.
  private static var clearance: String { (capability("ed") ?? "\r\n").withoutPadding }

  /// Returns the terminal database's name for a key's code beyond the standard ones.
  static func nameOfKey(_ code: Int32) -> String? {
    keyname(code).map { String(cString: $0) }
  }

  private func takeModes() {
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
    keypad(keys, true)
    leaveKeypadToDecoder()
    leaveHighFunctionKeysToDecoder()
    nodelay(keys, true)
    // Painting waits for a pause in the typing by itself.
    typeahead(-1)
    if environmentValue("ESCDELAY") == nil { set_escdelay(CursesScreen.escapeDelay) }
    // The decoder reads what the mouse does; ncurses would take the beginning of it for a key.
    define_key(nil, KEY_MOUSE)
    device.send(pasteSwitch?.on)
    device.send(mouseSwitch?.on)
  }

  /// Presses, releases and moves with a button held, told with numbers of any size.
  ///
  /// - Source: "XTerm Control Sequences", "Mouse Tracking", modes 1002 and 1006.
  private static func mouseSwitch() -> (on: String, off: String)? {
    capability("kmous").map { _ in
      ("\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l")
    }
  }

  /// Has the keypad's digits and signs read as such.
  ///
  /// The database knows them by where they are, as Home or Page Up, and there are terminals that
  /// send them for the digits. Where they are function keys, as on a VT100, they stay that.
  private func leaveKeypadToDecoder() {
    for letter in "jklmnopqrstuvwxyz" {
      let sequence = "\u{1B}O\(letter)"
      let code = key_defined(sequence)
      if code > 0, !(KEY_F0...KEY_F0 + 63 ~= code) { define_key(sequence, 0) }
    }
  }

  /// Has the function keys beyond F12 that are numbered on read by their numbers.
  ///
  /// Terminals count them differently, and the database by their places.
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

  /// The terminal's own sequences, else xterm's where there is an alternate screen: such terminals
  /// follow xterm, though older databases do not say so.
  private static func pasteSwitch() -> (on: String, off: String)? {
    if let on = capability("BE"), let off = capability("BD") {
      return (on.withoutPadding, off.withoutPadding)
    }
    return capability("smcup").map { _ in ("\u{1B}[?2004h", "\u{1B}[?2004l") }
  }
}
