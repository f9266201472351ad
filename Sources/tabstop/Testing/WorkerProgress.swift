import Foundation

/// Which step of its case a worker is at: a number in a file without a name, which both have open.
///
/// It is read after the worker's end, so it also names the step that the worker crashed or hung at.
struct WorkerProgress {
  /// The descriptor that the worker finds the file at.
  static let workerDescriptor: Int32 = 3

  /// The file in this process; -1 if none can be made, in which case no step is known.
  let descriptor: Int32

  /// Makes a file that holds no step.
  init() {
    // `mkstemp` writes the name it chose over the six X.
    var path = Array("\(NSTemporaryDirectory())/tabstop-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      descriptor = -1
      return
    }
    unlink(path)
    // Above the descriptors that a worker is started with, so that none of them takes its place.
    descriptor = ftruncate(file, 8) == 0 ? fcntl(file, F_DUPFD_CLOEXEC, 10) : -1
    close(file)
  }

  /// The number of the step, from 0; `nil` if the worker is between cases.
  var step: Int? {
    var number: Int64 = 0
    guard pread(descriptor, &number, 8, 0) == 8 else { return nil }
    return Int(exactly: number - 1).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The worker's side: the file as memory, which takes a store per step instead of a system call.
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

    /// Notes a step, from 0; `nil` between cases.
    func note(_ step: Int?) {
      number.pointee = Int64(step.map { $0 + 1 } ?? 0)
    }
  }
}
