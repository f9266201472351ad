import Glibc
import Synchronization
import SystemCalls

/// The current step of a worker: a number in a file that both processes have open.
///
/// It is read after the worker's end, so it also identifies the step at which the worker crashed or
/// hung.
final class WorkerProgress {
  /// The environment variable that names the file to the worker.
  static let variable = "TABSTOP_PROGRESS"

  /// The path of the file until the worker has opened it; `nil` if none can be created, in which
  /// case no step is known.
  let path: String?

  private let file: Int32

  /// Creates a file without a step.
  init() {
    var name = Posix.temporaryTemplate
    file = mkstemp(&name)
    let isMade = file >= 0 && ftruncate(file, 8) == 0
    path =
      isMade ? String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    if file >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    if file >= 0 { close(file) }
    if let path { unlink(path) }
  }

  /// The index of the step; `nil` if the worker is between cases.
  var step: Int? {
    var number: Int64 = 0
    guard pread(file, &number, 8, 0) == 8 else { return nil }
    return Int(exactly: number - 1).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The worker's side: the file mapped into memory, so that recording a step takes a store instead
  /// of a system call.
  final class Page: Sendable {
    /// The number in the page, which stays mapped until the worker ends.
    private let number: Mutex<UnsafeMutablePointer<Int64>>

    /// Maps the file; `nil` if the program was started without one.
    init?() {
      guard let path = Posix.variable(WorkerProgress.variable) else { return nil }
      // Programs that a case starts do not inherit it.
      unsetenv(WorkerProgress.variable)
      let file = open(path, O_RDWR | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_nlink == 1, status.st_size == 8,
        let page = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), page != MAP_FAILED
      else { return nil }
      unlink(path)
      number = Mutex(page.assumingMemoryBound(to: Int64.self))
    }

    /// Records the index of a step; `nil` between cases.
    func record(_ step: Int?) {
      number.withLock { $0.pointee = Int64(step.map { $0 + 1 } ?? 0) }
    }
  }
}
