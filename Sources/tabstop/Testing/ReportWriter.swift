import FormTape
import Foundation

/// Writes reports: tape by tape where possible, the others at the end.
struct ReportWriter {
  private let targets: [ReportTarget]
  private let isColored: Bool
  private var texts: [String]
  private var pointCount = 0

  /// Creates a writer of reports on a number of cases, and checks that its files can be written.
  ///
  /// At most one goes to standard output, in color if requested.
  init(_ targets: [ReportTarget], caseCount: Int, isColored: Bool) throws(Trouble) {
    self.targets = targets
    self.isColored = isColored
    texts = targets.map { $0.kind == .tap ? TAPReport().head(count: caseCount) : "" }
    for file in targets.compactMap(\.file) { try ReportWriter.requireFolder(of: file) }
    for index in targets.indices { try flush(index) }
  }

  /// Adds the next tape of the run.
  mutating func take(_ tape: TapeReport) throws(Trouble) {
    for (index, target) in targets.enumerated() {
      switch target.kind {
      case .pretty: texts[index] += pretty(for: target).text(of: tape)
      case .tap: texts[index] += TAPReport().points(of: tape, from: pointCount + 1)
      case .junit, .json: break
      }
      try flush(index)
    }
    pointCount += TAPReport().pointCount(of: tape)
  }

  /// Finishes all reports, with rule coverage if recorded.
  mutating func finish(_ run: RunReport, _ coverage: CoverageReport?) throws(Trouble) {
    for (index, target) in targets.enumerated() {
      switch target.kind {
      case .pretty:
        texts[index] += pretty(for: target).ending(of: run, coverage)
      case .tap:
        let lines = coverage?.text.split(separator: "\n") ?? []
        texts[index] += lines.map { "# \($0)\n" }.joined()
      case .junit: texts[index] = JUnitReport().text(of: run)
      case .json: texts[index] = JSONReport().text(of: run)
      }
      try flush(index)
      guard let file = target.file else { continue }
      do {
        try texts[index].write(toFile: file, atomically: true, encoding: .utf8)
      } catch {
        throw Trouble("cannot write \(file): \(error.localizedDescription)")
      }
    }
  }

  private func pretty(for target: ReportTarget) -> PrettyReport {
    PrettyReport(isColored: isColored && target.file == nil)
  }

  /// Writes the buffered text for standard output.
  private mutating func flush(_ index: Int) throws(Trouble) {
    guard targets[index].file == nil, !texts[index].isEmpty else { return }
    try StandardOutput.offer(texts[index])
    texts[index] = ""
  }

  private static func requireFolder(of file: String) throws(Trouble) {
    let folder = PathParts(file).folder
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      throw Trouble("cannot write \(file): \(String(cString: strerror(errno)))")
    }
  }
}
