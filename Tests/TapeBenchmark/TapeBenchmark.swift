import CCounters
import FormTape
import FormValidation
import FormWidgets
import Forms

/// How many keys per second tapes press on a form of ten fields, by what they check after each.
@main
enum TapeBenchmark {
  static func main() throws {
    let only = CommandLine.arguments.dropFirst().first
    for row in rows where only.map(row.name.contains) ?? true {
      let tape = try tape(row.lines)
      var best = Double.infinity
      var keys = 0
      for _ in 0..<5 {
        let start = counted_nanoseconds()
        for _ in 0..<row.rounds {
          let report = tape.play(tape.cases[0]).report
          precondition(report.ending == .passed, "\(report.ending)")
        }
        best = min(best, Double(counted_nanoseconds() - start) / Double(row.rounds))
        keys = row.keys
      }
      let name = row.name + String(repeating: " ", count: max(0, 40 - row.name.count))
      let rate = keys == 0 ? "" : "   \(Int(Double(keys) / best * 1e9)) keys a second"
      print(name, "\(Int(best / 1_000)) µs a case\(rate)")
    }
  }

  private static let rows: [(name: String, lines: [String], keys: Int, rounds: Int)] = {
    let fields = (0..<10).flatMap { field in
      (0..<20).map { key in (field, key) }
    }
    func script(_ expectation: (Int, Int) -> String?) -> [String] {
      fields.flatMap { field, key -> [String] in
        let press = "Type \"\(key % 10)\""
        let end = key == 19 ? ["Tab"] : []
        return [press] + [expectation(field, key)].compactMap { $0 } + end
      }
    }
    return [
      ("nothing", ["Expect running"], 0, 200),
      ("keys alone", script { _, _ in nil }, 210, 20),
      (
        "and a value after each",
        script { field, key in
          "Expect field f\(field) value \"\(String((0...key).map { Character("\($0 % 10)") }))\""
        }, 210, 20
      ),
      ("and a state after each", script { field, _ in "Expect field f\(field) touched" }, 210, 20),
      (
        "and a text on the screen after each", script { _, _ in "Expect screen \"Ten fields\"" },
        210, 20
      ),
    ]
  }()

  private static func tape(_ lines: [String]) throws -> Tape {
    let form = Form(
      title: "Ten fields",
      fields: try (0..<10).map { number in
        Field(
          FieldID("f\(number)"),
          label: "Field \(number)",
          TextField(),
          rules: [.required, .minLength(3), .maxLength(60), try .pattern("[a-z0-9@.]*")]
        )
      }
    )
    let text = "Test \"t\"\nForm form\n" + lines.joined(separator: "\n")
    return try Tape(text, file: "t.tape", in: TapeSurroundings(form: { _ in .found(form) }))
  }
}
