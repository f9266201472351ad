/// A line sent to a worker: cases of a tape to play, in order.
struct WorkerRequest: Codable, Hashable {
  /// The tape's path.
  var file: String

  /// The index of the first case to play among those selected by the filter.
  var first: Int

  /// The number of cases to play, each answered with a line; 0 only reads the tape.
  var count: Int
}
