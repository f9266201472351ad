import FormTape
import Synchronization
import SystemCalls

/// The files that each tape depends on: itself, tapes that it includes, forms, what those refer to,
/// and snapshots.
struct TapeDependencies {
  /// The paths without links, by tape.
  private var paths: [String: Set<String>] = [:]

  /// The folders of the tapes' snapshots, without links, by tape.
  private var snapshots: [String: String] = [:]

  /// Reads tapes again to find out what they depend on; of one with errors, what was found before
  /// the first.
  mutating func read(_ files: some Sequence<String>, reading: TapeReading) {
    for file in files {
      let notes = Mutex<Set<String>>([file])
      let surroundings = TapeFiles.surroundings { path in notes.withLock { _ = $0.insert(path) } }
      _ = try? TestTape(file, in: surroundings, reading: reading)
      paths[file] = Set(notes.withLock { $0 }.flatMap(TapeDependencies.spellings))
      snapshots[file] = Posix.pathInRealFolder(SnapshotStore.folder(ofTapeAt: file)) + "/"
    }
  }

  /// Returns the tapes that changed files concern, of some in order.
  func tapes(of files: [String], concernedBy changes: Set<String>) -> [String] {
    files.filter { file in
      if let known = paths[file], !known.isDisjoint(with: changes) { return true }
      guard let folder = snapshots[file] else { return true }
      // A snapshot for review is written by the run itself.
      return changes.contains { $0.hasPrefix(folder) && $0.hasSuffix(".snap") }
    }
  }

  /// The prefixes of the folders to watch.
  var folders: Set<String> {
    var folders = Set(paths.values.joined().map { PathParts($0).folder + "/" })
    for folder in snapshots.values where Posix.isFolder(folder) {
      folders.insert(folder)
      folders.formUnion(Posix.names(in: folder).map { "\(folder)\($0)/" })
    }
    return folders
  }

  /// Returns a path with its folder without links, and what it links to.
  private static func spellings(of path: String) -> [String] {
    [Posix.pathInRealFolder(path)] + [Posix.realPath(path)].compactMap(\.self)
  }
}
