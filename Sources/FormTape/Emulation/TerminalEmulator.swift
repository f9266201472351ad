public import FormUI

/// A terminal without a device: takes what a program writes, and knows what it then shows.
///
/// It follows xterm in what ncurses writes for the usual terminals, measures characters by the same
/// table as forms do, and leaves out what it does not know. No bytes make it trap, and however they
/// are divided, they end in the same screen.
public struct TerminalEmulator: Hashable, Sendable {
  /// What programs of ours put before their own messages to whoever drives them.
  private static let messageMark = "tabstop;".unicodeScalars

  private var assembler = UTF8Assembler()
  private var stream = TerminalStream()
  private var screen: EmulatedScreen

  /// The messages that the program sent as `ESC _ tabstop;` … `ESC \`, in order, without these.
  ///
  /// Terminals show nothing of them. Whoever reads them may remove them.
  public var applicationMessages: [String] = []

  /// Creates a terminal with an empty screen, of a size from 1 by 1 to 1000 by 1000.
  public init(size: Size) {
    screen = EmulatedScreen(size: size)
  }

  /// The size.
  public var size: Size { screen.size }

  /// The screen; what a cell is for cannot be seen from outside, so no cell has a style.
  public var grid: CellGrid { CellGrid(screen.rows) }

  /// Where the cursor stands; nothing while it is hidden.
  public var cursor: ScreenPosition? {
    screen.modes.isCursorVisible ? ScreenPosition(screen.cursor) : nil
  }

  /// Whether the program uses a screen of its own, and the one before comes back.
  public var isAlternateScreenOn: Bool { screen.covered != nil }

  /// Whether the program asked to be told a paste from typing.
  public var isBracketedPasteOn: Bool { screen.modes.isBracketedPasteOn }

  /// Whether the program asked for arrow keys as `ESC O A`, in place of `ESC [ A`.
  public var isCursorKeyApplication: Bool { screen.modes.isCursorKeyApplication }

  /// What of the mouse the program asked for.
  public var mouseMode: MouseMode { screen.modes.mouse }

  /// Whether it asked for the mouse in decimal numbers: `ESC [ < 0 ; 5 ; 3 M`.
  public var isMouseDecimal: Bool { screen.modes.isMouseDecimal }

  /// Whether everything that decides how text is shown is as it was at the start: modes, the look
  /// and the character set in use, and the rows that scroll.
  public var areModesInitial: Bool {
    screen.modes == TerminalModes() && screen.look == CellLook()
      && screen.sets.sign(for: "q") == "q"
      && screen.margins == 0...(screen.size.rows - 1)
  }

  /// Takes what a program wrote, which may end in the midst of a character or a sequence.
  /// - Complexity: O(n), in bytes; erasing and scrolling take as long as the screen is large.
  public mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { receive(byte) }
  }

  /// Takes what a program wrote up to the end of the next message, and returns what is left.
  ///
  /// The screen is then as the program had it when it sent the message.
  public mutating func receiveMessage(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = applicationMessages.count
    var rest = bytes
    while applicationMessages.count == count, let byte = rest.popFirst() { receive(byte) }
    return rest
  }

  /// Takes another size: what does not fit is cut, and the whole screen scrolls again.
  public mutating func resize(to size: Size) {
    screen.resize(to: size)
  }

  private mutating func receive(_ byte: UInt8) {
    let (isBroken, scalar) = assembler.take(byte)
    if isBroken { obey(stream.take("\u{FFFD}")) }
    if let scalar { obey(stream.take(scalar)) }
  }

  private mutating func obey(_ token: TerminalToken?) {
    switch token {
    case .text(let scalar): screen.write(scalar)
    case .control(let character): ControlTable.rows[character]?(&screen)
    case .escape(let name): EscapeTable.rows[name]?(&screen)
    case .sequence(let sequence): SequenceTable.rows[sequence.name]?(&screen, sequence)
    case .command(let command):
      let mark = TerminalEmulator.messageMark
      guard command.unicodeScalars.starts(with: mark) else { return }
      applicationMessages.append(String(command.unicodeScalars.dropFirst(mark.count)))
    case nil: break
    }
  }
}
