import Glibc

/// A mutex with a condition variable, which the standard library's `Mutex` lacks.
// Safe: the pointers never change, and their targets can be used from any thread by design; they
// are freed in `deinit`, when no other reference is left.
// - Source: POSIX.1-2017, pthread_mutex_lock and pthread_cond_wait.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Returns the result of a closure that runs exclusively.
  func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits until woken; others run in the meantime.
  /// - Precondition: The lock is held.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all waiting threads.
  func wakeAll() { pthread_cond_broadcast(condition) }
}
