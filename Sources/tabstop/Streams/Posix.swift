#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// What the program asks of the system, with errors as the system's numbers.
enum Posix {
  /// Returns the system's reason for an error number.
  static func reason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }

  /// Returns an environment variable; `nil` if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The environment by name; of a name that is there twice, the first.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let words = String(cString: entry).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = String(words[0])
      if words.count == 2, variables[name] == nil { variables[name] = String(words[1]) }
      next += 1
    }
    return variables
  }

  /// Returns whether a path leads to something.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the names in a folder, sorted; empty if it cannot be read.
  static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The current folder; `nil` if it was deleted.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Reads what a descriptor has, at least a byte; empty at the end, `nil` if the system refuses.
  static func chunk(from descriptor: Int32) -> ArraySlice<UInt8>? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return chunk[..<count] }
      guard errno == EINTR else { return nil }
    }
  }

  /// Writes a text completely, and returns the error number if the system refuses.
  static func writeAll(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Returns whether a child process has ended; it stays to be reaped.
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

  /// The number of processors that are online.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The path to start the program itself.
  static var ownProgram: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    CommandLine.arguments[0]
    #endif
  }
}
