package import FormTape
package import FormWidgets

/// A terminal in memory: receives a program's output and tracks the resulting screen.
///
/// It follows xterm for everything that ncurses writes for common terminals, measures characters by
/// the same table as forms, and ignores unknown sequences. No input makes it trap, and the screen
/// does not depend on how the input is divided.
package struct TerminalEmulator: Equatable, Sendable {
  private var assembler = UTF8Assembler()
  private var stream = TerminalStream()
  private(set) var screen: EmulatedScreen

  /// The replies to queries that were not taken yet.
  private var replies: [UInt8] = []

  /// The largest number of bytes of replies kept, because not every program gets them.
  private static let replyLimit = 4_096

  /// The title that the program gave the window; empty if none.
  package private(set) var title = ""

  /// Creates a terminal with an empty screen, of a size from 1×1 to 1000×1000.
  package init(size: Size) {
    screen = EmulatedScreen(size: size)
  }

  package var size: Size { screen.size }

  /// The screen; cells have no role, which is not visible from outside.
  package var grid: CellGrid { CellGrid(screen.rows) }

  /// The position of the cursor; `nil` while hidden.
  package var cursor: ScreenPosition? {
    screen.modes.isCursorVisible ? ScreenPosition(screen.cursor) : nil
  }

  /// Whether the program uses the alternate screen.
  package var isAlternateScreenOn: Bool { screen.covered != nil }

  /// Whether the program requested bracketed paste.
  package var isBracketedPasteOn: Bool { screen.modes.isBracketedPasteOn }

  /// Whether the program requested arrow keys as `ESC O A` instead of `ESC [ A`.
  package var isCursorKeyApplication: Bool { screen.modes.isCursorKeyApplication }

  /// The mouse events that the program requested.
  package var mouseMode: MouseMode { screen.modes.mouse }

  /// The encoding of mouse events that the program requested.
  package var mouseEncoding: MouseEncoding { screen.modes.mouseEncoding }

  /// Whether the program is drawing a screen that is to be shown only once it is complete.
  package var isDrawingHeld: Bool { screen.modes.isDrawingHeld }

  /// Whether everything that affects how text is shown is in its initial state: modes, style,
  /// character set and scrolling region.
  package var areModesInitial: Bool {
    screen.modes == TerminalModes() && screen.look == CellAppearance()
      && screen.sets.sign(for: "q") == "q"
      && screen.margins == 0...(screen.size.rows - 1)
  }

  /// Processes output of the program, which may end within a character or sequence.
  /// - Complexity: O(n), in bytes; erasing and scrolling take time proportional to the screen's
  ///   size.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { receive(byte) }
  }

  /// Resizes the screen: content that does not fit is cut, and the scrolling region is reset.
  package mutating func resize(to size: Size) {
    screen.resize(to: size)
  }

  private mutating func receive(_ byte: UInt8) {
    let (isBroken, scalar) = assembler.feed(byte)
    if isBroken { obey(stream.feed("\u{FFFD}")) }
    if let scalar { obey(stream.feed(scalar)) }
  }

  private mutating func obey(_ token: TerminalToken?) {
    switch token {
    case .text(let scalar): screen.write(scalar)
    case .control(let character): ControlTable.rows[character]?(&screen)
    case .escape("c"):
      screen.reset()
      title = ""
    case .escape(let name): EscapeTable.rows[name]?(&screen)
    case .sequence(let sequence):
      SequenceTable.rows[sequence.name]?(&screen, sequence)
      if let query = QueryTable.rows[sequence.name] { reply(query(screen, sequence)) }
    case .command(let text, let endsInBell):
      if let title = SystemCommand.title(in: text) { self.title = title }
      let end = endsInBell ? "\u{7}" : "\u{1B}\\"
      reply(SystemCommand.reply(to: text).map { "\u{1B}]" + $0 + end })
    case .device(let text): reply(DeviceControl.reply(to: text))
    case nil: break
    }
  }

  private mutating func reply(_ text: String?) {
    guard let text, replies.count < TerminalEmulator.replyLimit else { return }
    replies += text.utf8
  }

  /// Takes the replies to the program's queries, to be sent to it.
  package mutating func takeReplies() -> [UInt8] {
    defer { replies.removeAll() }
    return replies
  }
}
