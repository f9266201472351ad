import FormTape
import SeededRandom
import SystemCalls

/// Finds the tapes at paths: files themselves, and those in folders.
package enum TapeFinder {
  /// Returns the tapes' paths without duplicates, in the order of the given paths and, within a
  /// folder, by name; or in a random order, which depends only on a seed.
  ///
  /// In a folder, these are files that end in `.tape`, except hidden ones and build products.
  package static func tapes(
    at paths: [String],
    shuffledBy seed: UInt64? = nil
  ) throws(RunError) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for path in paths {
      guard path != "-" else {
        throw .refused("cannot test a tape from standard input; name a file or folder")
      }
      try TapeFiles.requireTape(path)
      let tapes = Posix.isFolder(path) ? tapes(in: path) : [path]
      found += tapes.filter { seen.insert(Posix.pathInRealFolder($0)).inserted }
    }
    if let seed {
      var generator = SeededGenerator(seed: seed)
      found.shuffle(using: &generator)
    }
    return found
  }

  private static func tapes(in folder: String) -> [String] {
    Posix.paths(below: prefix(of: folder)) { name, isFolder in
      !isFolder && name.hasSuffix(".tape")
    }
  }

  /// Returns the prefixes of the folders at paths in which tapes are looked for, without links.
  static func folders(at paths: [String]) -> [String] {
    paths.filter(Posix.isFolder).flatMap { path -> [String] in
      guard let found = Posix.realPath(path) else { return [] }
      return folders(below: (found == "/" ? "" : found) + "/")
    }
  }

  /// Returns the prefixes of a folder and of those in it, except hidden ones and links.
  private static func folders(below prefix: String) -> [String] {
    let inner = Posix.names(in: prefix).filter { name in
      Posix.isFolder(prefix + name) && Posix.realPath(prefix + name) == prefix + name
    }
    return [prefix] + inner.flatMap { folders(below: "\(prefix)\($0)/") }
  }

  /// Returns the snapshot folders at paths: a tape's own, and all those in a folder.
  package static func snapshotFolders(at paths: [String]) -> [String] {
    let found = paths.flatMap { path -> [String] in
      guard Posix.isFolder(path) else { return [SnapshotStore.folder(ofTapeAt: path)] }
      return Posix.paths(below: prefix(of: path)) { name, isFolder in
        isFolder && name.hasSuffix(".snaps")
      }
    }
    return Set(found.filter(Posix.isFolder)).sorted()
  }

  /// Returns the prefix of a folder's file paths; empty for the current folder.
  private static func prefix(of folder: String) -> String {
    if folder == "." || folder == "./" { return "" }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }
}
