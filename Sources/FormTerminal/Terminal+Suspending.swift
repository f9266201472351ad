extension Terminal {
  /// Gives the screen back, stops as Ctrl-Z does, and takes the screen again when called back.
  mutating func suspend() {
    guard signals.canStop else { return }
    screen.leave()
    signals.stopProcessGroup()
    emergencyExit.adopt(screen.adoptShellSettings())
    screen.enter()
  }
}
