public import SourceText

/// A place in a tape or in a tape that it includes.
public struct TapeOrigin: Hashable, Sendable {
  /// The file's name in diagnostics.
  public let file: String

  /// The line and the column.
  public let place: Place

  /// The whole line, as written.
  public let line: String

  /// Creates an origin.
  public init(file: String, place: Place, line: String) {
    self.file = file
    self.place = place
    self.line = line
  }
}

extension TapeOrigin: CustomStringConvertible {
  /// The file and line, as in reports: `signup.tape:10`.
  public var description: String { "\(file):\(place.line)" }
}
