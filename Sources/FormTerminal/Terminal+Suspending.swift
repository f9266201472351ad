extension Terminal {
  /// Gives the screen back, stops as Ctrl-Z does, and takes the screen again when called back.
  ///
  /// A program asked to end while it was stopped does not take the screen again: in the background
  /// it would be stopped once more.
  mutating func suspend() {
    guard signals.canStop else { return }
    screen.leave()
    signals.stopProcessGroup()
    emergencyExit.adopt(screen.adoptShellSettings())
    if !signals.isAskedToEnd { screen.enter() }
  }
}
