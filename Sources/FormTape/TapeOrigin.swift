public import Diagnostics

/// Where in a tape, or in a tape that it names as a source, something stands.
public struct TapeOrigin: Hashable, Sendable {
  /// The file, by the name that diagnostics use.
  public let file: String

  /// The line and the column.
  public let place: Place

  /// The whole line, as it was written.
  public let line: String

  /// Creates an origin.
  public init(file: String, place: Place, line: String) {
    self.file = file
    self.place = place
    self.line = line
  }
}

extension TapeOrigin: CustomStringConvertible {
  /// The file and the line, as a report names them: `signup.tape:10`.
  public var description: String { "\(file):\(place.line)" }
}
