import FormTape
import Foundation

/// Writes the files of played tapes.
enum KeptFiles {
  /// Writes a file completely or not at all, creating its folders.
  ///
  /// A file named by the tape must be inside the current folder, and replaces only what another run
  /// has written. A snapshot replaces the one left for review.
  /// - Parameters:
  ///   - file: The file.
  ///   - replacingTexts: Whether text named by the tape may replace other text, since nothing shows
  ///     that
  ///     another run has made it.
  /// - Throws: Why the file is not written.
  static func write(_ file: KeptFile, replacingTexts: Bool = false) throws(Trouble) {
    if file.origin != nil {
      try requireInside(file.path)
      guard try mayReplace(file, replacingTexts: replacingTexts) else { return }
    }
    let folder = PathParts(file.path).folder
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
      throw Trouble("cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  /// Throws if a path is outside the current folder, even by a link.
  private static func requireInside(_ path: String) throws(Trouble) {
    var parent = path
    var rest: [String] = []
    var known = realPath(parent)
    while known == nil {
      var status = stat()
      // A dangling link would be followed.
      if lstat(parent, &status) == 0 { break }
      let parts = PathParts(parent)
      rest.append(parts.name)
      parent = parts.folder.isEmpty ? "." : parts.folder
      known = realPath(parent)
    }
    let folder = realPath(".").map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    guard let known, let folder, (known + "/").hasPrefix(folder), !rest.contains("..") else {
      throw Trouble(
        "\(path.debugDescription) is outside the current folder; "
          + "tapes can write only inside it"
      )
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns whether a file named by a tape may be written: it is new, or replaces one of its kind.
  private static func mayReplace(
    _ file: KeptFile,
    replacingTexts: Bool
  ) throws(Trouble) -> Bool {
    guard access(file.path, F_OK) == 0 else { return true }
    let old = FileManager.default.contents(atPath: file.path) ?? Data()
    if old == Data(file.text.utf8) { return false }
    let name = file.path.debugDescription
    switch PathParts(file.path).ending {
    case "svg" where old.starts(with: file.text.utf8.prefix(40)) && isDrawnHere(old),
      "cast" where old.starts(with: "{\"version\":".utf8),
      "json" where old.starts(with: "{\"columns\":".utf8):
      return true
    case "svg", "cast", "json":
      throw Trouble("\(name) already exists and is not a recording; choose another name")
    case _ where replacingTexts || old.isEmpty || isScript(old): return true
    default:
      throw Trouble("\(name) already exists with different text; --update replaces it")
    }
  }

  /// Returns whether a file is a picture drawn by Tabstop.
  private static func isDrawnHere(_ svg: Data) -> Bool {
    svg.prefix(400).range(of: Data("role=\"img\" font-family=".utf8)) != nil
  }

  /// Returns whether a file is screens as text, each followed by a line of dashes.
  private static func isScript(_ text: Data) -> Bool {
    text.suffix(7).elementsEqual("──\n".utf8)
  }
}
