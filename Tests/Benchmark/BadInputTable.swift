import FormValidation
import RuleSamples

/// The time that rules and normalizers take for texts that no one types on purpose.
enum BadInputTable {
  /// The limit for every answer, in milliseconds.
  private static let limit = 100.0

  /// The limit that distinguishes unbounded work from a busy machine, in milliseconds.
  private static let bound = 1_000.0

  private static let normalizers: [Normalizer] = [
    .trim, .trimStart, .trimEnd, .collapseSpaces, .strip("- "), .lowercase, .uppercase, .foldCase,
    .titleCase, .nfc, .nfkc, .digitsToASCII, .fullWidthToASCII, .e164(.us),
  ]

  /// Prints the slowest pairs of a rule or normalizer and a text; returns whether all end in time.
  static func print(bytes: Int = 10_000_000) -> Bool {
    var rows: [(milliseconds: Double, name: String)] = []
    for bad in BadText.all(bytes: bytes) {
      func add(_ name: String, _ run: () -> Void) {
        let milliseconds = Stopwatch.milliseconds(retryingOver: limit, of: run)
        rows.append((milliseconds, name + " on " + bad.name))
      }
      for sample in RuleSample.all {
        add("\(sample.clause.rule)".prefix(60).description) { judge(bad.text, by: sample) }
      }
      for normalizer in normalizers {
        add("\(normalizer)") { _ = [normalizer].apply(to: .text(bad.text)) }
      }
    }
    rows.sort { $0.milliseconds > $1.milliseconds }
    let slow = rows.filter { $0.milliseconds > limit }
    Swift.print("\(rows.count) answers, \(slow.count) over \(limit.short) ms; the slowest:")
    for row in rows.prefix(max(20, slow.count)) {
      Swift.print(row.milliseconds.short.right(9), "ms", row.name)
    }
    return !rows.contains { $0.milliseconds > bound }
  }

  /// Judges a text as a form does: as the answer to a field, with all messages worded.
  private static func judge(_ text: String, by sample: RuleSample) {
    var ruler = Ruler<Void>(answers: sample.answers)
    ruler.register("bad", normalizers: [.trim, .nfc], rules: [sample.clause])
    ruler.setValue(.text(text), of: "bad")
    for violation in ruler.validateAll() { precondition(!violation.text().isEmpty) }
  }
}
