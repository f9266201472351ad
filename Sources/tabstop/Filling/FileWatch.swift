import Glibc

/// Detects changes of a file, including one that is replaced, deleted, or created again.
///
/// It checks the file's status periodically: unlike inotify, that works on every file system, and a
/// check takes two microseconds.
struct FileWatch {
  /// The properties that distinguish versions of a file.
  private struct Version: Equatable {
    let device: dev_t
    let file: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int

    /// Creates the version of the file at a path; `nil` if there is none.
    init?(at path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      file = status.st_ino
      size = status.st_size
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// The time between two checks.
  ///
  /// A change is reported once two checks have seen the same version, so that a partly written file
  /// is not read.
  private static let interval = Duration.milliseconds(100)

  /// When to check next.
  private(set) var deadline = ContinuousClock.now + interval

  private let path: String
  private var known: Version?
  private var seen: Version?

  /// Starts watching a file.
  init(path: String) {
    self.path = path
    known = Version(at: path)
    seen = known
  }

  /// Returns whether the file has changed since the last time this returned true.
  mutating func hasChanged() -> Bool {
    let now = ContinuousClock.now
    guard now >= deadline else { return false }
    deadline = now + FileWatch.interval
    let version = Version(at: path)
    defer { seen = version }
    guard version == seen, version != known else { return false }
    known = version
    return true
  }
}
