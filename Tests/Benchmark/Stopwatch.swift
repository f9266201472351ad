import CCounters

/// Measures short operations, on this thread's own clock.
enum Stopwatch {
  /// Returns the nanoseconds of one run, in the best of many batches.
  ///
  /// Other load on the machine only adds to a batch, so the best one is the most accurate.
  static func nanoseconds(of run: () -> Void) -> Double {
    let runs = 2_000
    var best = Int64.max
    for _ in 0..<150 {
      let start = counted_nanoseconds()
      for _ in 0..<runs { run() }
      best = min(best, counted_nanoseconds() - start)
    }
    return Double(best) / Double(runs)
  }

  /// Returns the milliseconds of one run, the better of two if the first is over a limit.
  static func milliseconds(retryingOver limit: Double, of run: () -> Void) -> Double {
    func once() -> Double {
      let start = counted_nanoseconds()
      run()
      return Double(counted_nanoseconds() - start) / 1_000_000
    }
    let first = once()
    return first > limit ? min(first, once()) : first
  }
}
