import Glibc

/// System threads, which may wait for input and output.
package enum Threads {
  /// Runs work on a new thread, or on the current one if the system refuses.
  ///
  /// After a first task, the task runtime would wake the program every second until it ends.
  package static func detach(_ work: @escaping @Sendable () -> Void) {
    if !launch(work) { work() }
  }

  /// Runs work on a new thread, and returns whether the system grants one.
  package static func launch(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(work) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs work on this thread and on additional ones, as far as the system grants them, until all
  /// have ended.
  package static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let threads = (1..<max(1, count)).compactMap { _ in start(work) }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread with all signals blocked, so that they arrive on the main one, which may block
  /// them; `nil` if the system refuses.
  static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let mask = Signals.Mask.blockAll()
    defer { mask.restore() }
    let refusal = pthread_create(
      &thread,
      nil,
      { box in
        if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      },
      box.toOpaque()
    )
    if refusal == 0 { return thread }
    box.release()
    return nil
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
