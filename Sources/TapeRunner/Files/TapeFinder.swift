import FormTape
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
      found += tapes.filter { seen.insert($0).inserted }
    }
    if let seed {
      var generator = SplitMix64(state: seed)
      found.shuffle(using: &generator)
    }
    return found
  }

  private static func tapes(in folder: String) -> [String] {
    Posix.paths(below: prefix(of: folder)) { name, isFolder in
      !isFolder && name.hasSuffix(".tape")
    }
  }

  /// Returns the snapshot folders at paths: a tape's own, and all those in a folder.
  package static func snapshotFolders(at paths: [String]) -> [String] {
    let found = paths.flatMap { path -> [String] in
      guard Posix.isFolder(path) else { return [SnapshotShelf.folder(ofTapeAt: path)] }
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

/// Random numbers that depend only on a seed.
/// - Source: SplitMix64, as published by its author, Sebastiano Vigna, at prng.di.unimi.it.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
