import Foundation

/// Where diagnostics go.
enum StandardError {
  /// Writes a text; where even that fails there is nobody left to tell.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
