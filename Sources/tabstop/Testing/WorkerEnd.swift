import FormTape
import Foundation

/// Why a worker has ended.
enum WorkerEnd: Hashable {
  /// It exited or was killed.
  case left(WorkerProcess.End)
  /// It was silent for too long, and was killed.
  case hung(Duration)
  /// It sent an invalid report.
  case incomprehensible

  /// Returns the breakdown of the case that the worker was playing.
  func breakdown(
    of process: WorkerProcess,
    at report: CaseReport,
    in request: WorkerRequest
  ) -> Breakdown {
    let said = process.lastComplaint.split(separator: "\n").map(String.init)
    // The message of Swift's own checks, anywhere among other lines.
    let last = said.last { $0.contains("Fatal error") } ?? said.last
    let quotation = last.map { ": \($0)" } ?? ""
    let origin = "\(request.file):\(report.line)"
    let line = "Test \(report.name)"
    switch self {
    case .left(.signal(let number)):
      let reason = "the program was killed by \(WorkerEnd.name(ofSignal: number))" + quotation
      return Breakdown(.crashed, reason, origin: origin, line: line)
    case .left(.status(let status)):
      let reason = "the program exited with status \(status) during the case" + quotation
      return Breakdown(.crashed, reason, origin: origin, line: line)
    case .hung(let patience):
      let seconds = Int((patience / .seconds(1)).rounded())
      let reason = "the program did not respond for \(seconds) s and was stopped"
      return Breakdown(.hung, reason, origin: origin, line: line)
    case .incomprehensible:
      let reason = "the program sent an invalid report and was stopped"
      return Breakdown(.crashed, reason, origin: origin, line: line)
    }
  }

  private static func name(ofSignal number: Int32) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGALRM: "SIGALRM",
      SIGXCPU: "SIGXCPU", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
    ]
    return names[number] ?? "signal \(number)"
  }
}
