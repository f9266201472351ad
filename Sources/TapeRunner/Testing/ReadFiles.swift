import SystemCalls

/// The files that the tapes of a run are read from.
struct ReadFiles {
  /// The paths of the tapes, without links.
  private var tapes: [String] = []

  /// The paths of the files that each tape names, without links.
  private var named: [Set<String>] = []

  /// Adds a tape, and the paths that it looked up.
  mutating func add(_ tape: String, naming paths: Set<String>) {
    tapes.append(ReadFiles.resolved(tape))
    named.append(Set(paths.map(ReadFiles.resolved)))
  }

  /// Returns whether a file is a tape, or one that a tape names.
  func contains(_ path: String) -> Bool {
    let path = ReadFiles.resolved(path)
    return tapes.contains(path) || named.contains { $0.contains(path) }
  }

  /// Returns those of some tapes that no other one includes; of tapes that include each other, the
  /// first one.
  func roots(of files: [String]) -> Set<String> {
    let numbers = Dictionary(zip(tapes, tapes.indices)) { first, _ in first }
    var parts: Set<String> = []
    for (number, paths) in named.enumerated() {
      for path in paths {
        guard let other = numbers[path], other != number else { continue }
        if other > number || !named[other].contains(tapes[number]) { parts.insert(path) }
      }
    }
    return Set(files.filter { !parts.contains(ReadFiles.resolved($0)) })
  }

  private static func resolved(_ path: String) -> String { Posix.realPath(path) ?? path }
}
