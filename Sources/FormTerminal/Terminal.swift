import CNcurses
public import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal the program was started from, with its whole screen taken.
///
/// It gives the screen back when `run` returns, when it goes out of scope, and at `exit`. Signals that
/// ask the program to end arrive as events; those that end it on the spot restore the terminal
/// first. The screen is the controlling terminal itself, never standard output. One can be open at a
/// time, and it stays on the thread that opened it.
///
/// To fill a form and nothing else, call `Form.run`.
public struct Terminal: ~Copyable {
  let screen: CursesScreen
  var signals: SignalWatch
  let emergencyExit: EmergencyExit
  var decoder = KeyDecoder()
  var painter: Painter

  /// A frame that was not painted since more keys were waiting.
  var postponed: Frame?

  /// Which frames are not painted.
  var pacing = FramePacing()

  /// When the last key came, where pastes have to be told by their speed.
  var lastKey: ContinuousClock.Instant?

  /// Whether a line break of a paste without brackets was the last key.
  var isInBurst = false

  /// The bytes that were read together with the end of a paste, and not decoded yet.
  var readAhead: ArraySlice<UInt8> = []

  /// What was read behind a paste without brackets, and not handed on yet.
  var ahead: KeyDecoder.Input?

  /// Whether cues are heeded.
  var isRehearsed = false

  /// A cue that was read, and not answered yet.
  var cue: Cue?

  /// How often in a row the device had something to read, and nothing came of it.
  var idleWakes = 0

  /// The size of the screen in cells, as of the last event.
  public private(set) var size: Size

  /// The signs to draw with: those that the locale's character set has.
  public let glyphs: Glyphs

  /// Takes the screen of the controlling terminal.
  /// - Parameters:
  ///   - appearance: How it looks.
  ///   - usesMouse: Whether forms have the mouse; it is the terminal's own otherwise, to mark and
  ///     copy text with.
  /// - Throws: `TerminalError` when there is none, or one that cannot show a full screen.
  public init(
    _ appearance: Appearance = Appearance(),
    usesMouse: Bool = true
  ) throws(TerminalError) {
    let adopted = Codeset.adopted()
    let codeset = appearance.isASCII ? .ascii : adopted
    let device = try TerminalDevice()
    let signals = try SignalWatch()
    let settings = device.settings
    // A signal that comes before its handler would leave the screen taken.
    let pause = SignalPause()
    defer { pause.end() }
    let screen = try CursesScreen(device, withMouse: usesMouse)
    emergencyExit = EmergencyExit(
      descriptor: screen.device.outputDescriptor,
      settings: settings,
      farewell: screen.farewell
    )
    let inks = Inks(appearance.theme, usesColors: appearance.wantsColors)
    painter = Painter(codeset: codeset, inks: inks)
    glyphs = codeset == .unicode ? .unicode : .ascii
    size = screen.adoptSize()
    self.screen = screen
    self.signals = signals
  }

  deinit {
    screen.leave()
  }

  /// Takes the screen again if it was given back.
  mutating func enter() {
    guard isendwin() else { return }
    emergencyExit.arm()
    screen.enter()
    adoptSize()
  }

  /// Gives the screen back, so that what is printed next is seen.
  func leave() {
    screen.leave()
    emergencyExit.disarm()
  }

  /// Takes up the size of the device; the next paint draws everything.
  mutating func adoptSize() {
    size = screen.adoptSize()
    painter.invalidate()
  }
}
