/// What is read so far of an offset from UTC.
struct OffsetStart: Hashable {
  /// The largest offset, in minutes.
  static let limit = 23 * 60 + 59

  /// The offsets still possible, in minutes.
  var minutes = -limit...limit

  /// Whether one was begun; until then there may be none in the end.
  var isBegun = false

  /// The offset, once all is read; nothing where there is none.
  var offset: Int? { isBegun ? minutes.lowerBound : nil }
}
