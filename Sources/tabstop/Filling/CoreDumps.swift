#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's core dumps of a program killed by a signal.
enum CoreDumps {
  /// Disables core dumps, which would contain secrets in clear text.
  static func switchOff() {
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
}
