import ArgumentParser

/// Whether a form has the mouse, or the terminal keeps it to mark and copy text with.
enum MouseChoice: String, ExpressibleByArgument, CaseIterable {
  case on, off
}
