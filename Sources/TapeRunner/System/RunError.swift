/// The reason why tapes cannot be run.
package enum RunError: Error, Equatable, Sendable {
  /// An error message, without a period.
  case refused(String)
  /// All errors of files, as diagnostics print them.
  case invalid(String)

  /// The error, with all lines of a report.
  var text: String {
    switch self {
    case .refused(let message): message
    case .invalid(let report): report
    }
  }

  /// The error on one line.
  var words: String {
    switch self {
    case .refused(let message): message
    case .invalid(let report): report.split(separator: "\n").joined(separator: " ")
    }
  }
}
