import ArgumentParser

/// Whether a form handles the mouse, or the terminal keeps it to select text.
enum MouseChoice: String, ExpressibleByArgument, CaseIterable {
  case on, off
}
