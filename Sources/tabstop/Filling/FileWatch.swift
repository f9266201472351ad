import Glibc

/// Notices changes of a file, also of one that is replaced, deleted or created again.
///
/// It looks at what the folder says of the file now and then: unlike with inotify, that works on
/// every file system, and a look takes two microseconds.
struct FileWatch {
  /// What tells versions of a file apart.
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

  /// The time between two looks.
  ///
  /// A change is reported once two of them have seen the same, so that no half of a file is read.
  private static let interval = Duration.milliseconds(100)

  /// When to look next.
  private(set) var deadline = ContinuousClock.now + interval

  private let path: String
  private var known: Version?
  private var seen: Version?

  /// Starts to watch a file.
  init(path: String) {
    self.path = path
    known = Version(at: path)
    seen = known
  }

  /// Returns whether the file has changed since this last returned that it has.
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
