import FormTape
import Foundation

/// Why a worker does not go on.
enum WorkerEnd: Hashable {
  /// It left, or was ended.
  case left(WorkerProcess.End)
  /// It was silent for so long, and was ended for it.
  case hung(Duration)
  /// It said what is no report.
  case incomprehensible

  /// What a report says of the case that the worker was at.
  func breakdown(
    of process: WorkerProcess,
    at report: CaseReport,
    in request: WorkerRequest
  ) -> Breakdown {
    let said = process.lastComplaint.split(separator: "\n").map(String.init)
    // The words of the language's own checks, wherever among other lines they stand.
    let last = said.last { $0.contains("Fatal error") } ?? said.last
    let quotation = last.map { ": \($0)" } ?? ""
    let origin = "\(request.file):\(report.line)"
    let line = "Test \(report.name)"
    switch self {
    case .left(.signal(let number)):
      let reason = "the program was ended by \(WorkerEnd.name(ofSignal: number))" + quotation
      return Breakdown(.crashed, reason, origin: origin, line: line)
    case .left(.status(let status)):
      let reason = "the program left with status \(status) in the midst of the case" + quotation
      return Breakdown(.crashed, reason, origin: origin, line: line)
    case .hung(let patience):
      let seconds = Int((patience / .seconds(1)).rounded())
      let reason = "no answer for \(seconds) s, so the program was ended"
      return Breakdown(.hung, reason, origin: origin, line: line)
    case .incomprehensible:
      let reason = "the program said what is no report, so it was ended"
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
