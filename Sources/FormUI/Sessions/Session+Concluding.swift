extension Session {
  /// Whether an external check is pending.
  public var isWaiting: Bool { !pendingPlaces.isEmpty }

  /// Submits without a review, since the caller knows the answers, and without waiting for external
  /// checks.
  public mutating func submitAtOnce() {
    guard outcome == nil else { return }
    touchAll()
    finishSubmit()
    if outcome == nil, isReviewing { finishSubmit() }
  }
}
