import FormTape
import Foundation

/// What playing a tape leaves on the disk.
enum KeptFiles {
  /// Writes a file whole, or not at all, and the folders that it is in.
  ///
  /// A snapshot takes the place of the one that was left for review.
  static func write(_ file: KeptFile) throws(Trouble) {
    let folder = (file.path as NSString).deletingLastPathComponent
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
      }
      try file.text.write(toFile: file.path, atomically: true, encoding: .utf8)
      if file.path.hasSuffix(".snap") { unlink(file.path + ".new") }
    } catch {
      throw Trouble("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
