import Foundation

/// Finds the tapes that paths name: files themselves, and what folders hold.
enum TapeFinder {
  /// Returns the tapes' paths, each once, in the order of the paths given; a folder's by name.
  ///
  /// Of a folder those count that end in `.tape`, hidden files and folders left out, and what
  /// builds leave. Links to folders are not followed, as they may lead in a circle.
  static func tapes(at paths: [String]) throws(Trouble) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for path in paths {
      guard path != "-" else {
        throw Trouble("cannot test a tape from standard input; name a file or folder")
      }
      try TapeFiles.requireTape(path)
      let tapes = isFolder(path) ? tapes(in: folderPrefix(path)) : [path]
      found += tapes.filter { seen.insert($0).inserted }
    }
    return found
  }

  /// Returns the folders of snapshots at paths: a tape's own, and all that a folder holds.
  static func snapshotFolders(at paths: [String]) -> [String] {
    let found = paths.flatMap { path -> [String] in
      guard isFolder(path) else { return [SnapshotFiles.folder(ofTape: path)] }
      return walk(folderPrefix(path)) { name, isFolder in isFolder && name.hasSuffix(".snaps") }
    }
    return Set(found.filter(isFolder)).sorted()
  }

  /// Whether a path names a folder, be it by a link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What stands before the names of a folder's files; nothing for the current folder.
  private static func folderPrefix(_ path: String) -> String {
    if path == "." || path == "./" { return "" }
    return path.hasSuffix("/") ? path : path + "/"
  }

  private static func tapes(in prefix: String) -> [String] {
    walk(prefix) { name, isFolder in !isFolder && name.hasSuffix(".tape") }
  }

  /// The paths below a folder that are wanted, by name; nothing below a wanted folder is looked at.
  private static func walk(
    _ prefix: String,
    isWanted: (_ name: String, _ isFolder: Bool) -> Bool
  ) -> [String] {
    let folder = prefix.isEmpty ? "." : prefix
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix(".") else { return [] }
      let path = prefix + name
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isWanted(name, isFolder) { return [path] }
      return isFolder ? walk(path + "/", isWanted: isWanted) : []
    }
  }
}
