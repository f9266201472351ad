@preconcurrency import Glibc
import SystemCalls

/// POSIX calls that the program itself needs.
extension Posix {
  /// Returns the environment variables whose names begin with a text, by name; for a duplicate
  /// name, the first one.
  static func variables(withPrefix prefix: String) -> [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      guard strncmp(entry, prefix, prefix.utf8.count) == 0 else { continue }
      // By scalar: a value may begin with a combining mark.
      let scalars = String(cString: entry).unicodeScalars
      if let sign = scalars.firstIndex(of: "="), variables[String(scalars[..<sign])] == nil {
        variables[String(scalars[..<sign])] = String(scalars[sign...].dropFirst())
      }
    }
    return variables
  }

  /// The current folder; `nil` if it was deleted.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns whether a child process has ended, without reaping it.
  static func hasExited(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0
      || info.si_signo != 0
  }

  /// Disables the system's core dumps of a killed program, which would contain secrets in clear
  /// text.
  static func switchOffCoreDumps() {
    var limit = rlimit()
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
    let resource = RLIMIT_CORE
    #endif

    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = 0
    setrlimit(resource, &limit)
  }

  /// The path to start the program itself.
  static let ownProgram = "/proc/self/exe"
}
