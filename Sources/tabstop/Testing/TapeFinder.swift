import Foundation

/// Finds the tapes at paths: files themselves, and those in folders.
enum TapeFinder {
  /// Returns the tapes' paths without duplicates, in the order of the given paths; within a folder,
  /// by name.
  ///
  /// In a folder, these are files that end in `.tape`, except hidden ones and build products. Links
  /// to folders are not followed, since they may form a cycle.
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

  /// Returns the snapshot folders at paths: a tape's own, and all those in a folder.
  static func snapshotFolders(at paths: [String]) -> [String] {
    let found = paths.flatMap { path -> [String] in
      guard isFolder(path) else { return [SnapshotFiles.folder(ofTape: path)] }
      return walk(folderPrefix(path)) { name, isFolder in isFolder && name.hasSuffix(".snaps") }
    }
    return Set(found.filter(isFolder)).sorted()
  }

  /// Returns whether a path names a folder, even by a link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the prefix of a folder's file paths; empty for the current folder.
  private static func folderPrefix(_ path: String) -> String {
    if path == "." || path == "./" { return "" }
    return path.hasSuffix("/") ? path : path + "/"
  }

  private static func tapes(in prefix: String) -> [String] {
    walk(prefix) { name, isFolder in !isFolder && name.hasSuffix(".tape") }
  }

  /// Returns the matching paths below a folder, by name; matching folders are not searched.
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
