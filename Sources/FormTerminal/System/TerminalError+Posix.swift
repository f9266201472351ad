import FormWidgets
import SystemCalls

extension TerminalError {
  /// Returns what the system grants; its refusal is the reason why a terminal cannot be used.
  static func unlessRefused<Grant>(
    _ grant: () throws(Posix.Failure) -> Grant
  ) throws(TerminalError) -> Grant {
    do throws(Posix.Failure) {
      return try grant()
    } catch {
      throw .refused(reason: error.reason)
    }
  }
}
