@preconcurrency import Glibc

/// The program itself: its environment, machine, and limits.
extension Posix {
  /// Returns the environment variables whose names begin with a text, by name; for a duplicate
  /// name, the first one.
  package static func variables(withPrefix prefix: String) -> [String: String] {
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

  /// Returns the home folder of a user of this machine; `nil` if there is no such user.
  ///
  /// The system's own function would load libraries, which a static program cannot rely on.
  package static func home(of user: Substring) -> String? {
    guard let bytes = try? bytes(of: "/etc/passwd") else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 7, parts[0].elementsEqual(user.utf8), !parts[5].isEmpty else { continue }
      return String(validating: parts[5], as: UTF8.self)
    }
    return nil
  }

  /// The current folder; `nil` if it was deleted.
  package static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Disables the system's core dumps of a killed program, which would contain secrets in clear
  /// text.
  package static func switchOffCoreDumps() {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = 0
    setrlimit(resource, &limit)
  }

  /// The number of processors.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Waits for a duration.
  package static func sleep(_ time: Duration) {
    usleep(UInt32(min(max(0, time / .microseconds(1)), 1e9)))
  }

  /// The path to start the program itself.
  package static let ownProgram = "/proc/self/exe"
}
