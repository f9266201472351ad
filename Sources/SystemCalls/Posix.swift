import Glibc

/// POSIX calls that several modules need.
package enum Posix {
  /// An error of the system.
  package struct Failure: Error {
    /// The error number.
    package let number: Int32

    /// Creates the failure of the last call.
    package init(_ number: Int32 = errno) {
      self.number = number
    }

    /// The failure for a path that names a pipe, a device, or a socket instead of a file.
    package static let notAFile = Failure(-1)

    /// The system's reason.
    package var reason: String {
      self.number == Failure.notAFile.number ? "not a regular file" : Posix.reason(number)
    }
  }

  /// Returns the system's reason for an error number.
  package static func reason(_ number: Int32 = errno) -> String {
    String(cString: strerror(number))
  }

  /// Returns an environment variable; `nil` if it is unset.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns an environment variable; `nil` if it is unset or empty.
  package static func setting(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates a temporary folder that only the user can enter.
  package static func makeTemporaryFolder() throws(Failure) -> String {
    var name = temporaryTemplate
    guard let path = mkdtemp(&name) else { throw Failure() }
    return String(cString: path)
  }

  /// A path among the temporary files, for `mkstemp` and `mkdtemp` to complete.
  package static var temporaryTemplate: [CChar] {
    template("\(setting("TMPDIR") ?? "/tmp")/tabstop-")
  }

  /// Returns a path that ends with the six letters that `mkstemp` and `mkdtemp` replace.
  package static func template(_ beginning: String) -> [CChar] {
    Array("\(beginning)\(String(repeating: "X", count: 6))".utf8CString)
  }
}
