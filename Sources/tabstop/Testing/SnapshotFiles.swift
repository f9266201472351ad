import FormTape
import Foundation

/// The snapshots of tapes on the disk.
enum SnapshotFiles {
  /// What is done about snapshots that differ.
  ///
  /// Where nobody can review them, as `CI=true` says, none is left for review.
  static func mode(updates: Bool, environment: [String: String]) -> SnapshotShelf.Mode {
    if updates { return .update }
    return environment["CI"] == "true" ? .compare : .review
  }

  /// The text of a snapshot; nothing where there is none that can be read.
  @Sendable
  static func read(_ path: String) -> String? {
    guard access(path, F_OK) == 0, let bytes = try? InputFile(path: path).bytes(limit: 1 << 24)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The folder of a tape's snapshots.
  static func folder(ofTape file: String) -> String { SnapshotShelf.folder(ofTapeAt: file) }

  /// Returns the paths of snapshots in folders that no case of the tapes names, sorted.
  ///
  /// Skipped cases name theirs, too. One for review is named by the name that it is to have.
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

  /// Deletes snapshots, and the folders that hold nothing without them.
  static func delete(_ paths: [String]) throws(Trouble) {
    for path in paths {
      guard unlink(path) == 0 else {
        throw Trouble("cannot delete \(path): \(String(cString: strerror(errno)))")
      }
      let folder = PathParts(path).folder
      // A folder that still holds something stays.
      if rmdir(folder) == 0 { rmdir(PathParts(folder).folder) }
    }
  }
}

extension TestTape {
  /// The paths of the snapshots that a case names.
  fileprivate func snapshots(of tapeCase: TapeCase) -> [String] {
    tape.steps(of: tapeCase).compactMap { step in
      guard let expect = step.command as? Expect,
        let snapshot = expect.expectation.subject as? Snapshot
      else { return nil }
      return SnapshotShelf.path(of: snapshot.name, in: tapeCase.name, ofTapeAt: file)
    }
  }
}
