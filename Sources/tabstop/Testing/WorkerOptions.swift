import FormUI

/// The first line that a worker is sent: how all cases are played.
struct WorkerOptions: Codable, Hashable {
  /// A text that `file: name` of each case holds which is played; nothing for all.
  var filter: String?

  /// Whether a case goes on behind expectations that are not met.
  var keepsGoing = false

  /// Whether snapshots are stored as they are now.
  var updatesSnapshots = false

  /// How much of the real program is in hand; nothing where tapes are played without it.
  var level: RehearsalLevel?

  /// Whether forms may run the programs that their rules name.
  var allowsCommands = false

  /// Whether it is noted what is seen of each rule.
  var notesRules = false

  /// The folder that a recording of each case goes to; none where nobody says.
  var castFolder: String?

  /// The version of asciicast that recordings are written in.
  var castVersion = 2

  /// The folder that a picture of each case's last screen goes to; none where nobody says.
  var pictureFolder: String?

  /// The columns and rows of the screen where a tape does not say.
  var columnsAndRows: [Int]?

  /// The size of the screen where a tape does not say; nothing for the usual one.
  var size: Size? {
    get { columnsAndRows.map { Size(columns: $0[0], rows: $0[1]) } }
    set { columnsAndRows = newValue.map { [$0.columns, $0.rows] } }
  }
}
