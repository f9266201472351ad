import FormTape
import Foundation

extension CaseSetup {
  /// The complete environment of a program; the variables that affect drawing are always the same.
  var programEnvironment: [String: String] {
    var environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC"]
    environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    for (name, value) in self.environment { environment[name] = value }
    return environment
  }
}
