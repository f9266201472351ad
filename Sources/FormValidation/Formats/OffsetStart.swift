/// What is read so far of an offset from UTC.
struct OffsetStart: Hashable {
  /// The offsets still possible, in minutes.
  var minutes = -Moment.offsetLimit...Moment.offsetLimit

  /// Whether one was begun; until then there may be none in the end.
  var isBegun = false

  /// The offset, once all is read; nothing where there is none.
  var offset: Int? { isBegun ? minutes.lowerBound : nil }
}
