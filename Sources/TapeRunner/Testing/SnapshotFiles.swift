import FormTape
import Glibc
import SystemCalls

/// The snapshots of tapes on disk.
package enum SnapshotFiles {
  /// The largest size of a snapshot, in bytes.
  private static let limit = 1 << 24

  /// Returns how to treat snapshots that differ.
  ///
  /// With `CI=true`, none is left for review, because no one can review it.
  static func mode(updates: Bool) -> SnapshotStore.Mode {
    if updates { return .update }
    return Posix.variable("CI") == "true" ? .compare : .review
  }

  /// Returns the text of a snapshot; `nil` if it cannot be read.
  @Sendable
  package static func read(_ path: String) -> String? {
    guard let bytes = try? Posix.bytesOfFile(path, limit: limit) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Replaces a snapshot by the one left for review beside it.
  static func accept(_ path: String) { rename(path + ".new", path) }

  /// Returns the paths of snapshots in folders that no case of the tapes uses, sorted.
  ///
  /// Snapshots of skipped cases count as used. One left for review counts by its final name.
  package static func unused(by tapes: [TestTape], in folders: [String]) -> [String] {
    let named = Set(tapes.flatMap { test in test.tape.cases.flatMap { test.snapshots(of: $0) } })
    return folders.flatMap { folder in
      Posix.paths(below: folder + "/") { name, isFolder in
        !isFolder && (name.hasSuffix(".snap") || name.hasSuffix(".snap.new"))
      }
    }
    .filter { !named.contains($0.hasSuffix(".new") ? String($0.dropLast(4)) : $0) }
    .sorted()
  }

  /// Deletes snapshots, and the folders that become empty.
  package static func delete(_ paths: [String]) throws(RunError) {
    for path in paths {
      guard unlink(path) == 0 else {
        throw .refused("cannot delete \(path): \(Posix.Failure().reason)")
      }
      let folder = PathParts(path).folder
      // A folder that is not empty is kept.
      if rmdir(folder) == 0 { rmdir(PathParts(folder).folder) }
    }
  }
}

extension TestTape {
  /// Returns the paths of the snapshots that a case uses.
  fileprivate func snapshots(of tapeCase: TapeCase) -> [String] {
    tape.steps(of: tapeCase).compactMap { step in
      guard let snapshot = step.command.cast(to: Expect.self)?.snapshot else { return nil }
      return SnapshotStore.path(of: snapshot.name, in: tapeCase.name, ofTapeAt: file)
    }
  }
}
