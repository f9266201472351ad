import FormUI

/// The cursor state that a terminal saves and restores.
/// - Source: DEC, "VT510 Video Terminal Programmer Information", DECSC.
struct SavedCursor: Hashable, Sendable {
  var position = Position(row: 0, column: 0)
  var isWrapPending = false
  var look = CellLook()
  var sets = CharacterSets()
  var isOriginOn = false
}
