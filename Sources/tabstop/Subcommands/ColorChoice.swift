import ArgumentParser
import Foundation

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
      let environment = ProcessInfo.processInfo.environment
      guard environment["NO_COLOR", default: ""].isEmpty else { return false }
      return isatty(descriptor) == 1 && environment["TERM", default: "dumb"] != "dumb"
    }
  }
}
