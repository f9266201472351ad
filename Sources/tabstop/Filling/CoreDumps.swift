import Foundation

/// What the system keeps of a program that a signal ends.
enum CoreDumps {
  /// Has nothing kept: it would hold secrets in clear.
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
