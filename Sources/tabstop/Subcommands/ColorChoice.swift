import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Returns whether to use colors on a descriptor: by default, on a terminal that supports them,
  /// unless the environment says not to.
  /// - Source: no-color.org.
  func isWanted(on descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      guard (Posix.variable("NO_COLOR") ?? "").isEmpty else { return false }
      return isatty(descriptor) == 1 && Posix.variable("TERM") ?? "dumb" != "dumb"
    }
  }
}
