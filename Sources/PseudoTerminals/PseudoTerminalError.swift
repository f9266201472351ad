#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What can go wrong with a pseudo-terminal .
public enum PseudoTerminalError: Error, CustomStringConvertible {
  /// The system refused; its number for the reason.
  case refused(Int32)
  /// Something never happened.
  case waitedInVain(for: String, output: String)

  /// What went wrong, with the output that led there.
  public var description: String {
    switch self {
    case .refused(let number): "the system refused: \(String(cString: strerror(number)))"
    case .waitedInVain(let what, let output):
      "timed out waiting for \(what); the output ends with \(output.suffix(400).debugDescription)"
    }
  }
}
