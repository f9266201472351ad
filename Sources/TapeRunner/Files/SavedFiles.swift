package import FormTape
import Glibc
import SystemCalls

/// Writes the files of played tapes.
package enum SavedFiles {
  /// Writes a file completely or not at all, creating its folders.
  ///
  /// A file named by the tape must be inside the current folder, and replaces only a file that
  /// another run has written. A snapshot replaces the one left for review.
  /// - Parameters:
  ///   - file: The file.
  ///   - replacingTexts: Whether text named by the tape may replace other text, because nothing
  ///     shows that a tape has made it.
  /// - Throws: The reason why the file is not written.
  package static func write(
    _ file: SavedFile,
    replacingTexts: Bool = false
  ) throws(RunError) {
    if file.origin != nil {
      try requireInside(file.path)
      guard try mayReplace(file, replacingTexts: replacingTexts) else { return }
    }
    do throws(Posix.Failure) {
      try Posix.makeFolder(PathParts(file.path).folder)
      try Posix.replace(file.path, with: file.text)
      if file.path.hasSuffix(".snap") { unlink(file.path + ".new") }
    } catch {
      throw .refused("cannot write \(file.path): \(error.reason)")
    }
  }

  /// Throws if a path is outside the current folder, even by a link.
  private static func requireInside(_ path: String) throws(RunError) {
    var parent = path
    var rest: [String] = []
    var known = Posix.realPath(parent)
    while known == nil {
      var status = stat()
      // A dangling link would be followed.
      if lstat(parent, &status) == 0 { break }
      let parts = PathParts(parent)
      rest.append(parts.name)
      parent = parts.folder.isEmpty ? "." : parts.folder
      known = Posix.realPath(parent)
    }
    let folder = Posix.realPath(".").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    guard let known, let folder, (known + "/").hasPrefix(folder), !rest.contains("..") else {
      throw .refused(
        "\(path.debugDescription) is outside the current folder; "
          + "tapes can write only inside it"
      )
    }
  }

  /// Returns whether a file named by a tape may be written: it is new, or replaces one of its kind.
  private static func mayReplace(
    _ file: SavedFile,
    replacingTexts: Bool
  ) throws(RunError) -> Bool {
    guard Posix.exists(file.path) else { return true }
    let name = file.path.debugDescription
    let old: [UInt8]
    do throws(Posix.Failure) {
      old = try Posix.bytesOfFile(file.path)
    } catch {
      throw .refused("cannot replace \(name): \(error.reason)")
    }
    if old == Array(file.text.utf8) { return false }
    let ending = PathParts(file.path).ending
    if old.isEmpty || MadeFiles.contains(old, ending: ending) { return true }
    switch ending {
    case "svg", "html", "htm", "cast", "json":
      throw .refused("\(name) already exists and is not a recording; choose another name")
    case _ where replacingTexts: return true
    default:
      throw .refused("\(name) already exists with different text; --update replaces it")
    }
  }
}
