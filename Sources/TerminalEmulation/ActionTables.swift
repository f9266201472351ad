import FormWidgets

/// The actions of control sequences.
/// - Source: ECMA-48, 8.3; Thomas Dickey, "XTerm Control Sequences".
enum SequenceTable {
  typealias Action = @Sendable (inout EmulatedScreen, ControlSequence) -> Void

  /// The rows, by name.
  static let rows: [String: Action] = [
    "@": { $0.insertCells($1.count()) },
    "A": { $0.move(rows: -$1.count()) },
    "B": { $0.move(rows: $1.count()) },
    "C": { $0.move(columns: $1.count()) },
    "D": { $0.move(columns: -$1.count()) },
    "E": {
      $0.move(rows: $1.count())
      $0.move(column: 0)
    },
    "F": {
      $0.move(rows: -$1.count())
      $0.move(column: 0)
    },
    "G": { $0.move(column: $1.count() - 1) },
    "H": { $0.move(row: $1.count() - 1, column: $1.count(1) - 1) },
    "I": { $0.moveToTab($1.count()) },
    "J": { $0.eraseInScreen($1.number(0)) },
    "K": { $0.eraseInRow($1.number(0)) },
    "L": { $0.insertRows($1.count()) },
    "M": { $0.deleteRows($1.count()) },
    "P": { $0.deleteCells($1.count()) },
    "S": { $0.scrollUp($1.count(), in: $0.margins) },
    "T": { screen, sequence in
      // With more parameters, the sequence tracks the mouse.
      if sequence.parameters.count < 2 { screen.scrollDown(sequence.count(), in: screen.margins) }
    },
    "X": { $0.eraseCells($1.count()) },
    "Z": { $0.moveBackToTab($1.count()) },
    "`": { $0.move(column: $1.count() - 1) },
    "a": { $0.move(columns: $1.count()) },
    "b": { $0.repeatLast($1.count()) },
    "d": { $0.move(row: $1.count() - 1, column: $0.cursor.column) },
    "e": { $0.move(rows: $1.count()) },
    "f": { $0.move(row: $1.count() - 1, column: $1.count(1) - 1) },
    "g": { screen, sequence in
      switch sequence.number(0) {
      case 0: screen.tabs.clear(screen.cursor.column)
      case 3: screen.tabs.clearAll()
      default: break
      }
    },
    "h": { ModeTable.set($1, in: ModeTable.modes, to: true, on: &$0) },
    "l": { ModeTable.set($1, in: ModeTable.modes, to: false, on: &$0) },
    "?h": { ModeTable.set($1, in: ModeTable.privateModes, to: true, on: &$0) },
    "?l": { ModeTable.set($1, in: ModeTable.privateModes, to: false, on: &$0) },
    "m": { GraphicRendition.apply($1.parameters, to: &$0.look) },
    "r": { $0.setMargins(top: $1.count(), bottom: $1.number(1)) },
    "s": { screen, sequence in
      // With parameters, the sequence sets side margins.
      if sequence.parameters.isEmpty { screen.saveCursor() }
    },
    "u": { screen, sequence in
      if sequence.parameters.isEmpty { screen.restoreCursor() }
    },
    "?J": { $0.eraseInScreen($1.number(0)) },
    "?K": { $0.eraseInRow($1.number(0)) },
    "!p": { screen, _ in screen.resetModes() },
  ]
}

/// The actions of control characters.
/// - Source: ECMA-48, 8.3.
enum ControlTable {
  typealias Action = @Sendable (inout EmulatedScreen) -> Void

  /// The rows, by character.
  static let rows: [UInt8: Action] = [
    0x08: { $0.move(columns: -1) },
    0x09: { $0.moveToTab(1) },
    0x0A: { $0.feedLine() },
    0x0B: { $0.feedLine() },
    0x0C: { $0.feedLine() },
    0x0D: { $0.move(column: 0) },
    0x0E: { $0.sets.use(1) },
    0x0F: { $0.sets.use(0) },
  ]
}

extension EmulatedScreen {
  fileprivate mutating func feedLine() {
    index()
    if modes.isNewLineOn { move(column: 0) }
  }
}

/// The actions of escape sequences without parameters.
/// - Source: ECMA-48, 8.3; DEC, "VT100 User Guide", chapter 3.
enum EscapeTable {
  typealias Action = @Sendable (inout EmulatedScreen) -> Void

  /// The rows, by the text after the escape character.
  static let rows: [String: Action] = [
    "7": { $0.saveCursor() },
    "8": { $0.restoreCursor() },
    "#8": { $0.showAlignment() },
    "c": { $0.reset() },
    "D": { $0.index() },
    "E": {
      $0.index()
      $0.move(column: 0)
    },
    "H": { $0.tabs.set($0.cursor.column) },
    "M": { $0.reverseIndex() },
    "(0": { $0.sets.load(0, drawsLines: true) },
    "(A": { $0.sets.load(0, drawsLines: false) },
    "(B": { $0.sets.load(0, drawsLines: false) },
    ")0": { $0.sets.load(1, drawsLines: true) },
    ")A": { $0.sets.load(1, drawsLines: false) },
    ")B": { $0.sets.load(1, drawsLines: false) },
  ]
}

/// The modes that a program sets and resets, by number.
enum ModeTable {
  typealias Switch = @Sendable (inout EmulatedScreen, Bool) -> Void

  /// The modes of `CSI n h` and `CSI n l`.
  /// - Source: ECMA-48, 7.2.10 and 7.2.13.
  static let modes: [Int: Switch] = [
    4: { $0.modes.isInsertOn = $1 },
    20: { $0.modes.isNewLineOn = $1 },
  ]

  /// The modes of `CSI ? n h` and `CSI ? n l`.
  /// - Source: Thomas Dickey, "XTerm Control Sequences", "DEC Private Mode Set".
  static let privateModes: [Int: Switch] = [
    1: { $0.modes.isCursorKeyApplication = $1 },
    6: {
      $0.modes.isOriginOn = $1
      $0.move(row: 0, column: 0)
    },
    7: { $0.modes.isWrapOn = $1 },
    9: { $0.modes.mouse = $1 ? .presses : .off },
    25: { $0.modes.isCursorVisible = $1 },
    47: { $0.useAlternate($1) },
    1000: { $0.modes.mouse = $1 ? .clicks : .off },
    1002: { $0.modes.mouse = $1 ? .drags : .off },
    1003: { $0.modes.mouse = $1 ? .moves : .off },
    1005: { $0.modes.mouseEncoding = $1 ? .characters : .bytes },
    1006: { $0.modes.mouseEncoding = $1 ? .decimal : .bytes },
    1015: { $0.modes.mouseEncoding = $1 ? .oldDecimal : .bytes },
    1047: { $0.useAlternate($1) },
    1048: { if $1 { $0.saveCursor() } else { $0.restoreCursor() } },
    1049: { $0.useAlternateKeepingCursor($1) },
    2004: { $0.modes.isBracketedPasteOn = $1 },
    2026: { $0.modes.isDrawingHeld = $1 },
  ]

  /// Sets or resets the modes of a sequence.
  static func set(
    _ sequence: ControlSequence,
    in table: [Int: Switch],
    to isOn: Bool,
    on screen: inout EmulatedScreen
  ) {
    for number in sequence.numbers { table[number]?(&screen, isOn) }
  }
}
