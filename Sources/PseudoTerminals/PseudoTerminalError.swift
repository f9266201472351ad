#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An error of a pseudo-terminal.
public enum PseudoTerminalError: Error, CustomStringConvertible {
  /// The system refused, with this error number.
  case refused(Int32)
  /// A wait timed out.
  case waitedInVain(for: String, output: String)

  /// The error, with the last output.
  public var description: String {
    switch self {
    case .refused(let number): "the system refused: \(String(cString: strerror(number)))"
    case .waitedInVain(let what, let output):
      "timed out waiting for \(what); the output ends with \(output.suffix(400).debugDescription)"
    }
  }
}
