import Foundation
package import Testing

/// Runs tests that mostly wait for programs on threads of their own.
///
/// Other tests share one thread per core, on which such a test would keep them waiting, too.
package struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingExecutor.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests mostly wait for programs.
  package static var waiting: WaitingTrait { WaitingTrait() }
}

/// Runs tasks on four threads: as many programs more are awaited at a time.
private final class WaitingExecutor: TaskExecutor {
  static let shared = WaitingExecutor()

  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 4
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
