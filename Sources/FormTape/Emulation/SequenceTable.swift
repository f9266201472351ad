import FormUI

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
