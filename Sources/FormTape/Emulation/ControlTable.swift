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
