import FormUI

/// The first line sent to a worker: the options for all cases.
struct WorkerOptions: Codable, Hashable {
  /// A text that `file: name` of each selected case contains; `nil` for all.
  var filter: String?

  /// Whether a case continues after unmet expectations.
  var keepsGoing = false

  /// Whether snapshots are updated.
  var updatesSnapshots = false

  /// How far the real program is controlled; `nil` to play without it.
  var level: RehearsalLevel?

  /// Whether forms may run programs.
  var allowsCommands = false

  /// Whether rule coverage is recorded.
  var notesRules = false

  /// The folder for a recording of each case; `nil` for none.
  var castFolder: String?

  /// The folder for a picture of each case's last screen; `nil` for none.
  var pictureFolder: String?

  /// The default columns and rows of the screen.
  var columnsAndRows: [Int]?

  /// The default size of the screen; `nil` for the usual one.
  var size: Size? {
    get { columnsAndRows.map { Size(columns: $0[0], rows: $0[1]) } }
    set { columnsAndRows = newValue.map { [$0.columns, $0.rows] } }
  }
}
