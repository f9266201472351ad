import ArgumentParser
import Foundation

/// When words have colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Whether words that go to a descriptor have colours: by themselves on a terminal that knows
  /// some, unless the environment says not to.
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
