/// One line that a worker is sent: cases of a tape to play, in order.
struct WorkerRequest: Codable, Hashable {
  /// The tape's path.
  var file: String

  /// The number of the first case to play, from 0, among those that the filter leaves.
  var first: Int

  /// How many cases to play, for each of which a line comes back; 0 only reads the tape.
  var count: Int
}
