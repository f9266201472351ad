/// The main screen while the alternate one covers it.
struct CoveredScreen: Hashable, Sendable {
  var rows: [[Cell]]
  var saved: SavedCursor?
}
