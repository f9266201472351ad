import FormUI

/// The actions of escape sequences without parameters.
/// - Source: ECMA-48, 8.3; DEC, "VT100 User Guide", chapter 3.
enum EscapeTable {
  typealias Action = @Sendable (inout EmulatedScreen) -> Void

  /// The rows, by what follows the escape character.
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
