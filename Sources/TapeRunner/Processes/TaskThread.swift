#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// A thread that runs tasks which must not wait for others.
///
/// The shared threads of tasks are as few as the cores. Where others block them, as reading tapes
/// does, a worker's answer would be late, and it would count as hung.
final class TaskThread: TaskExecutor {
  /// The thread for all tasks that watch workers.
  static let shared = TaskThread()

  private let jobs = Mutex<[UnownedJob]>([])

  /// A pipe with a byte if there are jobs.
  private let bell: (read: Int32, write: Int32)

  private init() {
    bell = (try? Posix.makePipe()) ?? (-1, -1)
    precondition(bell.read >= 0, "no descriptor is left")
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, { _ in TaskThread.shared.run() }, nil)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isIdle = jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    if isIdle { try? Posix.writeAll([0], to: bell.write) }
  }

  private func run() -> UnsafeMutableRawPointer? {
    while let rung = try? Posix.chunk(from: bell.read), !rung.isEmpty {
      let ready = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in ready {
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
    return nil
  }
}
