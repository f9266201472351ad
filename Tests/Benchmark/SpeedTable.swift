import FormValidation
import RuleSamples

/// The time of common validations, against limits.
enum SpeedTable {
  /// A measurement, and its limit in nanoseconds.
  private struct Row {
    let name: String
    let bound: Double?
    let verdict: () -> Verdict
  }

  /// Prints the rows whose names contain a text; returns whether every limit is met.
  static func print(of part: String = "") -> Bool {
    Swift.print("what".left(36), "ns".right(8), "bound".right(8), "ratio".right(7))
    var holds = true
    for row in rows + samples where part.isEmpty || row.name.contains(part) {
      var failures = 0
      let time = Stopwatch.nanoseconds { if !row.verdict().isValid { failures += 1 } }
      let bound = row.bound.map(\.short) ?? "-"
      let ratio = row.bound.map { (time / $0).short } ?? "-"
      Swift.print(row.name.left(36), time.short.right(8), bound.right(8), ratio.right(7))
      if failures > 0 { Swift.print("  is not valid, and so tells nothing") }
      holds = holds && time <= row.bound ?? .infinity && failures == 0
    }
    return holds
  }

  private static var rows: [Row] {
    var ruler = schema.ruler(answers: form)
    return [
      row("e-mail", "ada.lovelace@example.com", [.required, .email], bound: 80),
      row("password, five rules", "Correct-Horse-9", fiveRules, bound: 300),
      row("password, one rule of five parts", "Correct-Horse-9", fiveParts),
      row("payment card", "4111111111111111", [.paymentCard()], bound: 150),
      row("IPv4", "192.168.100.200", [.ip(version: .v4)], bound: 60),
      row("length of 20 characters", "abcdefghijklmnopqrst", [.length(3...40)], bound: 40),
      Row(name: "form of three fields", bound: 160) { schema.verdict(on: form) },
      Row(name: "key pressed in three fields", bound: nil) {
        ruler.setValue("ada.lovelace@example.com", of: "email")
        return ruler.verdict
      },
    ] + pattern
  }

  private static let fiveRules: RuleSet = [
    .required, .minLength(8), .containsCharacters(.uppercase), .containsCharacters(.lowercase),
    .containsCharacters(.digits),
  ]
  private static let fiveParts: RuleSet = [
    .password(min: 8, minUppercase: 1, minLowercase: 1, minDigits: 1, minSymbols: 1)
  ]
  private static let schema: Schema = [
    "name": [.required, .length(2...40)], "email": [.required, .email], "age": [.range(18...120)],
  ]
  private static let form: Answers = [
    "name": "Ada Lovelace", "email": "ada.lovelace@example.com", "age": 36,
  ]

  private static var pattern: [Row] {
    guard let clause = try? Clause.pattern(#"[\w.+-]+@[\w-]+(\.[\w-]+)+"#) else { return [] }
    return [row("pattern of an e-mail", "ada.lovelace@example.com", [clause], bound: 250)]
  }

  /// Every other rule, without a limit.
  private static var samples: [Row] {
    RuleSample.all.map { sample in
      let rules: RuleSet = [sample.clause]
      return Row(name: "\(sample.name) of \(sample.value)", bound: nil) {
        rules.verdict(on: sample.value, among: sample.answers)
      }
    }
  }

  private static func row(_ name: String, _ text: String, _ rules: RuleSet, bound: Double? = nil)
    -> Row
  {
    Row(name: name, bound: bound) { text.validate(rules) }
  }
}
