import FormValidation
import RuleSamples

/// How long rules take over texts of 10 MB that nobody means to type.
enum BadInputTable {
  /// Prints the slowest pairs of a rule and a text; says whether none takes over 100 ms.
  static func print(bytes: Int = 10_000_000) -> Bool {
    let limit = 100.0
    var rows: [(milliseconds: Double, name: String)] = []
    for bad in BadText.all(bytes: bytes) {
      for sample in RuleSample.all {
        let milliseconds = Stopwatch.milliseconds(retryingOver: limit) {
          judge(bad.text, by: sample)
        }
        rows.append((milliseconds, "\(sample.clause.rule)".prefix(60) + " on " + bad.name))
      }
    }
    rows.sort { $0.milliseconds > $1.milliseconds }
    let slow = rows.filter { $0.milliseconds > limit }
    Swift.print("\(rows.count) verdicts, \(slow.count) over \(limit.short) ms; the slowest:")
    for row in rows.prefix(max(20, slow.count)) {
      Swift.print(row.milliseconds.short.right(9), "ms", row.name)
    }
    return slow.isEmpty
  }

  private static func judge(_ text: String, by sample: RuleSample) {
    let verdict = sample.clause.verdict(on: .text(text), among: sample.answers)
    for violation in verdict.violations { precondition(!violation.text().isEmpty) }
  }
}
