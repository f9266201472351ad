import FormFile
import FormRecords
import FormValidation
import SeededRandom
import TestSupport
import Testing

/// Answers that occur again and again, whose verdicts are cached.
struct RepeatedAnswersTests {
  private static let form = """
    title: T
    fields:
      - {id: text, type: text, label: T, rules: [{min_length: 2}, {one_of: [ab, "2026-02-28", é]}]}
      - {id: low, type: text, label: L, normalize: [lowercase], rules: [{equals: ab}]}
      - {id: number, type: number, label: N, rules: [{range: {min: 1, max: 7}}]}
      - {id: flag, type: toggle, label: F, rules: [accepted]}
      - {id: date, type: date, label: D, rules: [{after: 2026-02-27}]}
      - {id: level, type: slider, label: S, min: 0, max: 7, step: 7}
      - {id: choice, type: select, label: C, options: [{value: a, label: b}, b, "7"], rules: [{not_equals: b}]}
      - {id: again, type: text, label: A, rules: [{same_as: text}]}
    """
  private static let names = ["text", "low", "number", "flag", "date", "level", "choice", "again"]

  private static let values = [
    "null", "true", "false", "0", "1", "7", "8", "-1", "1.5", #""""#, #"" ""#, #""a""#, #""b""#,
    #""ab""#,
    #""AB""#, #"" ab ""#, #""é""#, #""1""#, #""7""#, #""2026-02-27""#, #""2026-02-28""#,
    #"" 2026-02-28""#, #""28/02/2026""#, #""2026-02-30""#, "[]",
  ]
  private static let cells = [
    "", "a", "b", "ab", "AB", " ab ", "é", "0", "1", "7", "8", "1.5", "yes", "no", "true",
    "2026-02-27",
    "2026-02-28", "2026-02-28 00:00", "28/02/2026", "2026-02-30",
  ]

  /// Returns the reports of records by file and number; of those that are valid, none.
  private func reports(on sources: [(format: RecordFormat, text: String)]) throws -> [Substring] {
    let form = try FormReading(bytes: Array(Self.form.utf8), file: "form.yaml").form
    var options = RecordCheck.Options()
    options.format = .text
    let sources = sources.map { format, text in
      let stream = ByteStream(Array(text.utf8))
      return RecordSource(name: "\(format)", format: format) { stream.read(into: $0) }
    }
    let report = Transcript()
    _ = try RecordCheck(form, now: Moment("2026-11-27T12:00:00Z"), options: options)
      .run(sources, write: { report.add($0) })
    return report.text.split(separator: "\n")
  }

  @Test func `a record has the same violations alone and among others`() throws {
    var random = SeededGenerator()
    print("RepeatedAnswersTests: TABSTOP_SEED=\(random.seed)")
    var rows: [(json: String, csv: String)] = []
    for _ in 0..<120 {
      let members = Self.names.map {
        "\"\($0)\": \(Self.values.randomElement(using: &random) ?? "")"
      }
      let cells = Self.names.map { _ in Self.cells.randomElement(using: &random) ?? "" }
      rows.append(("{" + members.joined(separator: ", ") + "}", cells.joined(separator: ",")))
    }
    let header = Self.names.joined(separator: ",") + "\n"
    var alone: [String] = []
    for (index, row) in rows.enumerated() {
      for (format, text) in [(RecordFormat.jsonl, row.json), (.csv, header + row.csv)] {
        alone += try reports(on: [(format, text)]).map { line in
          let first = format == .csv ? 2 : 1
          return String(line).replacing("\(format):\(first):", with: "\(format):\(first + index):")
        }
      }
    }
    let json = rows.map(\.json).joined(separator: "\n")
    let csv = header + rows.map(\.csv).joined(separator: "\n")
    for sources in [[(RecordFormat.jsonl, json), (.csv, csv)], [(.csv, csv), (.jsonl, json)]] {
      let together = try reports(on: sources).map(String.init)
      #expect(together.sorted() == alone.sorted())
    }
    #expect(Set(alone.map { $0.split(separator: ":")[2] }).count == Self.names.count)
  }
}
