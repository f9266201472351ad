extension Terminal {
  /// Restores the screen, stops like Ctrl-Z, and takes over the screen again when continued.
  ///
  /// A program asked to end while it was stopped does not take over the screen: in the background
  /// it would be stopped again.
  mutating func suspend() {
    guard signals.canStop else { return }
    screen.leave()
    signals.stopProcessGroup()
    emergencyExit.adopt(screen.adoptShellSettings())
    if !signals.isAskedToEnd { screen.enter() }
  }
}
