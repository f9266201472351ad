#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Returns the system's description of the last error.
func systemReason() -> String {
  String(cString: strerror(errno))
}

/// Returns an environment variable; `nil` if it is unset or empty.
func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
