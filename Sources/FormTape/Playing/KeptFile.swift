/// A file to write.
public struct KeptFile: Hashable, Sendable {
  /// The path, from where the program runs.
  public let path: String

  /// The content.
  public let text: String

  /// Creates a file to write.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
