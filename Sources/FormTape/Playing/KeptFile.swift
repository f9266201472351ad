/// A file to write.
public struct KeptFile: Hashable, Sendable {
  /// The path, relative to the current folder.
  public let path: String

  /// The content.
  public let text: String

  /// The command of the tape that names the file; `nil` if the player names it.
  public let origin: TapeOrigin?

  /// Creates a file to write.
  public init(path: String, text: String, origin: TapeOrigin? = nil) {
    self.path = path
    self.text = text
    self.origin = origin
  }
}
