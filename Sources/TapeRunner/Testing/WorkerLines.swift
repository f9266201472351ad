import FormTape
package import FormUI
import FormValidation
import SourceText

/// The first line sent to a worker: the options for all cases.
package struct WorkerOptions {
  /// A text that `file: name` of each selected case contains; `nil` for all.
  package var filter: String?

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

  /// The default size of the screen; `nil` for the standard one.
  package var size: Size?

  /// Creates the options of a plain run.
  package init() {}

  /// Creates options from their line; `nil` if invalid.
  init?(line: String) {
    guard let members = Value(line: line)?.members else { return nil }
    filter = members["filter"]?.text
    keepsGoing = members["keeps_going"] == .bool(true)
    updatesSnapshots = members["update"] == .bool(true)
    usesPTY = members["pty"] == .bool(true)
    allowsCommands = members["commands"] == .bool(true)
    notesRules = members["coverage"] == .bool(true)
    castFolder = members["cast"]?.text
    pictureFolder = members["svg"]?.text
    if let columns = members["columns"]?.whole, let rows = members["rows"]?.whole {
      size = Size(columns: columns, rows: rows)
    }
  }

  /// The options as a line, with a line break.
  var encodedLine: [UInt8] {
    Value.object([
      "filter": .optional(filter),
      "keeps_going": .bool(keepsGoing),
      "update": .bool(updatesSnapshots),
      "pty": .bool(usesPTY),
      "commands": .bool(allowsCommands),
      "coverage": .bool(notesRules),
      "cast": .optional(castFolder),
      "svg": .optional(pictureFolder),
      "columns": .optional(size?.columns),
      "rows": .optional(size?.rows),
    ]).encodedLine
  }
}

/// A line sent to a worker: cases of a tape to play, in order.
struct WorkerRequest {
  /// The tape's path.
  var file: String

  /// The index of the first case to play among those selected by the filter.
  var first: Int

  /// The number of cases to play, each answered with a line; 0 only reads the tape.
  var count: Int

  /// Creates a request.
  init(file: String, first: Int, count: Int) {
    self.file = file
    self.first = first
    self.count = count
  }

  /// Creates a request from its line; `nil` if invalid.
  init?(line: String) {
    guard let members = Value(line: line)?.members, let file = members["file"]?.text,
      let first = members["first"]?.whole, let count = members["count"]?.whole
    else { return nil }
    self.init(file: file, first: first, count: count)
  }

  /// The request as a line, with a line break.
  var encodedLine: [UInt8] {
    Value.object([
      "file": .text(file), "first": .optional(first), "count": .optional(count),
    ]).encodedLine
  }
}

extension CaseReport {
  /// The report as a line, with a line break.
  var encodedLine: [UInt8] { asValue.encodedLine }

  /// Creates a report from its line; `nil` if invalid.
  init?(line: String) {
    guard let value = Value(line: line) else { return nil }
    self.init(value: value)
  }
}

extension Value {
  /// Reads a line of the protocol between runner and workers; `nil` if invalid.
  fileprivate init?(line: String) {
    guard let value = try? JSONReader.node(of: line).value else { return nil }
    self = value
  }

  /// The value as a line of the protocol, with a line break.
  fileprivate var encodedLine: [UInt8] { Array((json + "\n").utf8) }
}
