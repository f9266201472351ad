extension Session {
  /// Whether something outside is asked about an answer, and has not answered yet.
  public var isWaiting: Bool { !pendingPlaces.isEmpty }

  /// Submits without showing all answers once more, as whoever gave them knows them, and without
  /// waiting for anything outside.
  public mutating func submitAtOnce() {
    guard outcome == nil else { return }
    touchAll()
    finishSubmit()
    if outcome == nil, isReviewing { finishSubmit() }
  }
}
