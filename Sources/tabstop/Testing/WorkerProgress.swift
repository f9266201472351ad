import Foundation

/// The step that a worker is at: a number in an unnamed file that both processes have open.
///
/// It is read after the worker's end, so it also names the step at which the worker crashed or
/// hung.
struct WorkerProgress {
  /// The worker's descriptor of the file.
  static let workerDescriptor: Int32 = 3

  /// The file in this process; -1 if none can be made, in which case no step is known.
  let descriptor: Int32

  /// Creates a file without a step.
  init() {
    // `mkstemp` writes the chosen name over the six X.
    var path = Array("\(NSTemporaryDirectory())/tabstop-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      descriptor = -1
      return
    }
    unlink(path)
    // Above the descriptors that a worker is started with, so that it does not collide with one.
    descriptor = ftruncate(file, 8) == 0 ? fcntl(file, F_DUPFD_CLOEXEC, 10) : -1
    close(file)
  }

  /// The index of the step; `nil` if the worker is between cases.
  var step: Int? {
    var number: Int64 = 0
    guard pread(descriptor, &number, 8, 0) == 8 else { return nil }
    return Int(exactly: number - 1).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The worker's side: the file mapped to memory, so that a step takes a store instead of a system
  /// call.
  struct Page: Sendable {
    // Safe: only `note` uses it, one case at a time, and the page stays mapped until the worker
    // ends; the parent reads the file after that.
    nonisolated(unsafe) private let number: UnsafeMutablePointer<Int64>

    /// Maps the file; `nil` if the program was started without one.
    init?() {
      var status = stat()
      let file = WorkerProgress.workerDescriptor
      guard fstat(file, &status) == 0, status.st_nlink == 0, status.st_size == 8,
        let page = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), page != MAP_FAILED
      else { return nil }
      // Programs that a case starts do not inherit it.
      close(file)
      number = page.assumingMemoryBound(to: Int64.self)
    }

    /// Records the index of a step; `nil` between cases.
    func note(_ step: Int?) {
      number.pointee = Int64(step.map { $0 + 1 } ?? 0)
    }
  }
}
