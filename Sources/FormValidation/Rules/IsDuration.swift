/// Text must be an ISO 8601 duration, as defined in RFC 3339.
struct IsDuration: Rule {
  let name = "duration"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.duration",
    "A duration, like P1DT12H",
    judging: "{label} must be a duration, like P1DT12H."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_duration", "a duration") { scanner throws(FormatFinding) in
      try scanner.expect("P", orAdd: "duration.start", "Start with P.")
      if !scanner.skip("T") {
        let hasWeeks = try IsDuration.readParts(IsDuration.dates, alone: "W", &scanner)
        guard !hasWeeks, scanner.skip("T") else { return }
      }
      _ = try IsDuration.readParts(IsDuration.times, alone: nil, &scanner)
    }
  }

  private static let dates: [Unicode.Scalar] = ["Y", "M", "D"]
  private static let times: [Unicode.Scalar] = ["H", "M", "S"]

  /// Reads numbers, each with the unit right after the previous one, or one number with the unit
  /// that occurs alone; returns whether it was that one.
  private static func readParts(
    _ units: [Unicode.Scalar],
    alone: Unicode.Scalar?,
    _ scanner: inout FormatScanner
  ) throws(FormatFinding) -> Bool {
    var rest = units[...]
    var isFirst = true
    repeat {
      repeat { _ = try scanner.digit() } while scanner.next?.decimalDigit != nil
      if isFirst, let alone, scanner.skip(alone) { return true }
      let allowed = isFirst ? rest : rest.prefix(1)
      guard let next = scanner.next else {
        throw .lacking(
          Wording(
            "duration.enter",
            "Enter a digit or one of {list}.",
            list: names(allowed, isFirst ? alone : nil)
          )
        )
      }
      guard let index = allowed.firstIndex(where: { UInt8(ascii: $0) == next }) else {
        throw .strange(scanner.index)
      }
      scanner.index += 1
      rest = rest[(index + 1)...]
      isFirst = false
    } while !rest.isEmpty && scanner.next?.decimalDigit != nil
    return false
  }

  private static func names(_ units: ArraySlice<Unicode.Scalar>, _ alone: Unicode.Scalar?)
    -> [String]
  {
    (units + (alone.map { [$0] } ?? [])).map(String.init)
  }

  package static let definition = RuleDefinition(
    "duration",
    "A length of time, like P1Y2M",
    details: """
      P comes first, T before hours, minutes and seconds. No unit between two others may be left
      out, and weeks cannot be combined with others. Only capital letters and whole numbers.
      """,
    standard: "RFC 3339, appendix A, \"duration\"",
    codes: [.format("date.not_a_duration", "list")],
    example: RuleExample("duration", passes: #""PT36H""#, fails: #""P1Y2W""#)
  ) { _ in IsDuration() }
}

extension Clause {
  /// Text must be a duration.
  public static var duration: Clause { Clause(IsDuration()) }
}
