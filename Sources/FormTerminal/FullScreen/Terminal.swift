import CNcurses
public import FormWidgets
import Glibc
import SystemCalls

/// The controlling terminal, taken over entirely or only in as many rows below the prompt as a form
/// needs.
///
/// The screen is restored when `run` returns, when the value goes out of scope, and at `exit`.
/// Signals that request the program to end arrive as events; those that end it immediately restore
/// the terminal first. The screen is the controlling terminal itself, never standard output. Only
/// one can be open at a time, and it stays on the thread that opened it.
///
/// To only fill out a form, call `Form.run`.
public struct Terminal: ~Copyable {
  let screen: CursesScreen
  var signals: SignalWatch
  let emergencyExit: EmergencyExit
  let escapeTiming = EscapeTiming()
  var decoder: KeyDecoder
  var painter: Painter

  /// The painter below the prompt; `nil` for a full screen.
  var inline: InlinePainter?

  /// The query for the terminal's background, until it is answered; `nil` if there is none.
  var query: BackgroundQuery?

  /// When the screen is interrupted at the latest; `nil` for never.
  package var timeLimit: ContinuousClock.Instant?

  /// A frame that was not painted because more keys were waiting.
  var postponed: Frame?

  /// Which frames to skip.
  var pacing = FramePacing()

  /// The time of the last key, if pastes must be recognized by their speed.
  var lastKey: ContinuousClock.Instant?

  /// Whether the last key was a line break of an unbracketed paste.
  var isInBurst = false

  /// The paste that is arriving; `nil` if there is none.
  var paste: OpenPaste?

  /// Bytes read after the end of a paste, and not decoded yet.
  var readAhead: ArraySlice<UInt8> = []

  /// Input read after an unbracketed paste, and not handled yet.
  var ahead: KeyDecoder.Input?

  /// Whether all keys are events, even those that redraw the screen or suspend the program.
  var isProbed = false

  /// Whether cues are handled.
  var isRehearsed = false

  /// A cue that was read but not answered yet.
  var cue: Cue?

  /// Whether the wait for a key has ended, and the key is not read yet.
  var isKeyAwaited = false

  /// The number of consecutive wakes without input.
  var idleWakes = 0

  /// The size of the screen in cells, as of the last event.
  public private(set) var size: Size

  /// The symbols to draw with: those that the locale's character set has.
  public let glyphs: Glyphs

  /// Takes over the screen of the controlling terminal.
  /// - Parameters:
  ///   - appearance: The appearance of the screen.
  ///   - usesMouse: Whether forms handle the mouse; otherwise the terminal selects and copies text
  ///     with it.
  /// - Throws: `TerminalError` if there is no terminal that can show a full screen, or one is open
  ///   already.
  public init(
    _ appearance: Appearance = Appearance(),
    usesMouse: Bool = true
  ) throws(TerminalError) {
    try self.init(appearance, usesMouse: usesMouse, isInline: false)
  }

  /// Takes the keys of the controlling terminal, to paint in the rows below the prompt.
  ///
  /// The mouse selects text, as everywhere else on the screen.
  /// - Throws: `TerminalError` if there is no terminal that can repaint rows.
  package init(inline appearance: Appearance) throws(TerminalError) {
    try self.init(appearance, usesMouse: false, isInline: true)
  }

  private init(
    _ appearance: Appearance,
    usesMouse: Bool,
    isInline: Bool
  ) throws(TerminalError) {
    let adopted = Codeset.adopted()
    let codeset = appearance.isASCII ? .ascii : adopted
    // First, because a program that waits for the foreground ends at once if asked to.
    let device = try TerminalDevice()
    // Next, so that a terminal that is already open is left alone.
    let signals = try SignalWatch()
    let settings = device.settings
    // A signal before its handler is installed would leave the screen taken over.
    let mask = Signals.Mask.blockAll()
    defer { mask.restore() }
    let screen = try CursesScreen(device, withMouse: usesMouse, isInline: isInline)
    emergencyExit = EmergencyExit(
      descriptor: screen.device.outputDescriptor,
      settings: settings,
      farewell: screen.farewell
    )
    decoder = KeyDecoder(
      escapeDelay: escapeTiming.delay,
      lookingUp: CursesScreen.entry
    )
    let theme = isInline ? appearance.theme.withoutGround : appearance.theme
    let inks = Inks(theme, usesColors: appearance.wantsColors)
    painter = Painter(codeset: codeset, inks: inks)
    inline = isInline ? InlinePainter(codeset: codeset, inks: inks) : nil
    let isConsole = Posix.setting("TERM") == "linux"
    glyphs = codeset == .ascii ? .ascii : isConsole ? .console : .unicode
    size = screen.adoptSize()
    // An answer typed ahead may end the form before its first frame.
    inline?.invalidate(on: size)
    let asksForBackground = appearance.theme.followsTerminal && inks.theme.hasGrounds
    self.screen = screen
    self.signals = signals
    if asksForBackground { askForBackground(of: appearance.theme) }
  }

  deinit {
    awaitBackground()
    screen.leave()
  }

  /// Takes over the screen again after it was restored.
  mutating func enter() {
    guard !screen.isEntered else { return }
    emergencyExit.arm()
    screen.enter()
    adoptSize()
  }

  /// Restores the screen, so that following output is visible; below a prompt, only some rows stay.
  mutating func leave(_ rows: [[Span]] = []) {
    awaitBackground()
    query = nil
    if let text = inline?.close(leaving: rows) { screen.device.send(text) }
    screen.leave()
    emergencyExit.disarm()
  }

  /// Adopts the size of the device; the next paint draws everything, in the normal character set,
  /// even if another program has switched to line drawing.
  mutating func adoptSize() {
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    screen.device.send(capability("rmacs"))
    SignalWatch.endWriting()
    size = screen.adoptSize()
    painter.invalidate()
    inline?.invalidate(on: size)
  }
}

extension Terminal {
  /// Whether the environment requests lines instead of a full screen: `TERM` is unset, `dumb` or
  /// `unknown`, or `ACCESSIBLE` is set.
  package static var environmentWantsLines: Bool {
    [nil, "dumb", "unknown"].contains(Posix.setting("TERM")) || Posix.setting("ACCESSIBLE") != nil
  }

  /// Identifies this use of the terminal, from opening to closing it.
  package var use: TerminalUse { signals.use }
}

extension Terminal {
  /// Writes text past what is painted, which the next paint overwrites.
  package mutating func write(_ text: String) {
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    screen.device.send(text)
    SignalWatch.endWriting()
    painter.invalidate()
  }

  /// Makes all keys events from now on, even those that redraw the screen or suspend the program.
  package mutating func takeAllKeys() { isProbed = true }

  /// Paints a frame, and places the cursor.
  ///
  /// While more typed keys are waiting, the frame is kept, and it or a later one is shown once they
  /// have been handled.
  public mutating func paint(_ frame: Frame) {
    if skipsFrame() {
      postponed = copy frame
    } else {
      show(frame)
    }
  }

  /// Paints a frame immediately.
  mutating func show(_ frame: Frame) {
    pacing.show()
    postponed = nil
    query?.frame = copy frame
    SignalWatch.startWriting(to: screen.device.outputDescriptor)
    if let text = inline?.paint(frame) {
      screen.device.send(text)
    } else {
      painter.paint(frame, on: screen.window, of: screen.device)
    }
    SignalWatch.endWriting()
  }
}

extension Terminal {
  /// Restores the screen, stops like Ctrl-Z, and takes over the screen again when continued.
  ///
  /// A program that was asked to end while it was stopped does not take over the screen: in the
  /// background, it would be stopped again.
  mutating func suspend() {
    guard signals.canStop else { return }
    if let text = inline?.close() { screen.device.send(text) }
    screen.leave()
    signals.stopProcessGroup(on: screen.device.outputDescriptor)
    emergencyExit.adopt(screen.adoptShellSettings())
    if !signals.isAskedToEnd { screen.enter() }
  }
}

/// Decides which frames to skip while typed keys are waiting: during a burst, only some are drawn,
/// and one after it.
struct FramePacing {
  /// The largest number of consecutive frames skipped.
  static let limit = 32

  private var skipped = 0
  private var hasWaited = false

  /// Whether input has arrived that the screen does not show yet.
  var isBehind: Bool { skipped > 0 }

  /// Whether more keys may be waiting; the first after a wait is shown before the next is looked
  /// for.
  var mayBeBehind: Bool { !hasWaited && skipped < FramePacing.limit }

  /// Records that the next key was waited for.
  mutating func wait() {
    hasWaited = true
  }

  /// Returns whether to skip the next frame, given whether more keys are waiting.
  mutating func skips(_ isInputWaiting: Bool) -> Bool {
    let skips = mayBeBehind && isInputWaiting
    hasWaited = false
    if skips { skipped += 1 }
    return skips
  }

  /// Records that a frame is shown.
  mutating func show() {
    skipped = 0
  }
}
