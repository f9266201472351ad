import FormTape
import FormValidation
package import FormWidgets
import SourceText

/// The first line sent to a worker: the options for all cases.
package struct WorkerOptions: JSONLine {
  /// Whether a case continues after unmet expectations.
  package var keepsGoing = false

  /// Whether snapshots are updated.
  package var updatesSnapshots = false

  /// Whether the real program is played, too, on a pseudo-terminal.
  package var usesPTY = false

  /// Whether forms may run programs.
  package var allowsCommands = false

  /// Whether rule coverage is recorded.
  package var notesRules = false

  /// The folder for a recording of each case; `nil` for none.
  package var castFolder: String?

  /// The folder for a picture of each case's last screen; `nil` for none.
  package var pictureFolder: String?

  /// Whether failed cases are traced, for a report to look at.
  package var keepsTraces = false

  /// The default size of the screen; `nil` for the standard one.
  package var size: Size?

  /// Creates the options of a plain run.
  package init() {}
}

/// A line sent to a worker: cases of a tape to play, in order.
struct WorkerRequest: JSONLine {
  /// The tape's path.
  var file: String

  /// The index of the first case to play.
  var first: Int

  /// The number of cases to play, each answered with a line; 0 only reads the tape.
  var count: Int

  /// The indices after the first one that are left out.
  var skipped: [Int] = []

  /// The indices of the cases to play, in order.
  var indices: [Int] {
    let skipped = Set(skipped)
    return Array((first..<(first + count + skipped.count)).filter { !skipped.contains($0) })
  }
}

extension CaseReport {
  /// The report as a line, with a line break.
  var encodedLine: [UInt8] { Array((asValue.json + "\n").utf8) }

  /// Creates a report from its line; `nil` if invalid.
  init?(line: String) {
    guard let value = try? JSONReader.node(of: line).value else { return nil }
    self.init(value: value)
  }
}
