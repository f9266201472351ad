import FormTape
import Foundation

/// The snapshots of tapes on disk.
enum SnapshotFiles {
  /// Returns how to treat snapshots that differ.
  ///
  /// With `CI=true`, none is left for review, since no one can review it.
  static func mode(updates: Bool, environment: [String: String]) -> SnapshotShelf.Mode {
    if updates { return .update }
    return environment["CI"] == "true" ? .compare : .review
  }

  /// Returns the text of a snapshot; `nil` if it cannot be read.
  @Sendable
  static func read(_ path: String) -> String? {
    guard access(path, F_OK) == 0, let bytes = try? InputFile(path: path).bytes(limit: 1 << 24)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the folder of a tape's snapshots.
  static func folder(ofTape file: String) -> String { SnapshotShelf.folder(ofTapeAt: file) }

  /// Returns the paths of snapshots in folders that no case of the tapes uses, sorted.
  ///
  /// Skipped cases use theirs, too. One left for review counts by its final name.
  static func unused(by tapes: [TestTape], in folders: [String]) -> [String] {
    let named = Set(tapes.flatMap { test in test.tape.cases.flatMap { test.snapshots(of: $0) } })
    return folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".snap") || $0.hasSuffix(".snap.new") }
        .filter { !named.contains($0.hasSuffix(".new") ? String($0.dropLast(4)) : $0) }
    }
    .sorted()
  }

  /// Deletes snapshots, and the folders that become empty.
  static func delete(_ paths: [String]) throws(Trouble) {
    for path in paths {
      guard unlink(path) == 0 else {
        throw Trouble("cannot delete \(path): \(String(cString: strerror(errno)))")
      }
      let folder = PathParts(path).folder
      // A folder that is not empty stays.
      if rmdir(folder) == 0 { rmdir(PathParts(folder).folder) }
    }
  }
}

extension TestTape {
  /// Returns the paths of the snapshots that a case uses.
  fileprivate func snapshots(of tapeCase: TapeCase) -> [String] {
    tape.steps(of: tapeCase).compactMap { step in
      guard let expect = step.command as? Expect,
        let snapshot = expect.expectation.subject as? Snapshot
      else { return nil }
      return SnapshotShelf.path(of: snapshot.name, in: tapeCase.name, ofTapeAt: file)
    }
  }
}
