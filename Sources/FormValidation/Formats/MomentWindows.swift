/// One stretch of time, or two.
struct MomentWindows {
  private let first: MomentWindow
  private let second: MomentWindow?

  /// Creates the windows.
  init(_ first: MomentWindow, _ second: MomentWindow? = nil) {
    self.first = first
    self.second = second
  }

  /// Whether one of them is as wanted.
  func contains(where isWanted: (MomentWindow) -> Bool) -> Bool {
    isWanted(first) || second.map(isWanted) ?? false
  }
}
