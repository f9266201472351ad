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
    1006: { $0.modes.isMouseDecimal = $1 },
    1047: { $0.useAlternate($1) },
    1048: { if $1 { $0.saveCursor() } else { $0.restoreCursor() } },
    1049: { $0.useAlternateKeepingCursor($1) },
    2004: { $0.modes.isBracketedPasteOn = $1 },
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
