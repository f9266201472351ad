import ArgumentParser
import FormFile
import FormTerminal
import FormValidation
import SourceText

/// Evaluates one rule against values.
struct Try: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "try"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Evaluate one rule against values; print JSON.",
    discussion: """
      One JSON object per value is printed. RULE is written as in a form file, and evaluated as the only rule of an optional field of \
      the kind it applies to: a blank value is valid unless the rule checks for blanks. For a rule \
      on any kind of value, JSON's null and an empty list are ordinary values.

        tabstop try email ada@example.org
        tabstop try 'length: {min: 3}' ab abc
        tabstop try 'range: {min: 13, max: 120}' --stdin < ages.jsonl
        if tabstop try email "$address" > /dev/null; then …

      Exit status: 0 all values are valid, 1 a value is invalid, 2 error.
      """
  )

  @Argument(help: "A rule, as YAML or JSON; `tabstop rules` lists them.", completion: .rules)
  var rule: String

  @Argument(
    parsing: .allUnrecognized,
    help: "Values as typed; JSON for a rule on any kind of value."
  )
  var values: [String] = []

  @Flag(help: "Read values from standard input, one JSON value per line.")
  var stdin = false

  @Option(
    help: "Normalize texts first, such as trim or 'strip: \" -\"'; repeatable.",
    completion: .list(Normalizer.allNames),
    transform: Try.normalizer(spelt:)
  )
  var normalize: [Normalizer] = []

  @Option(
    help: ArgumentHelp(
      "Evaluate at this date and time, with an offset (default: now).",
      valueName: "2026-11-21T09:00:00+01:00"
    ),
    transform: Try.moment(named:)
  )
  var now: Moment?

  @Option(languageByDefault: "English", visibility: .uncommon)
  var lang: Language?

  mutating func validate() throws {
    // The parser leaves a terminator among the values unless it comes before the rule.
    // Comparing bytes takes no time for a long value with many marks.
    func isTerminator(_ text: String) -> Bool { text.utf8.elementsEqual("--".utf8) }
    let isLeft =
      values.count(where: isTerminator) == CommandLine.arguments.count(where: isTerminator)
    let end = isLeft ? values.firstIndex(where: isTerminator) : 0
    // A minus can begin a negative number or an option.
    if let option = values.prefix(end ?? values.count).first(where: {
      $0.hasPrefix("-") && !$0.dropFirst().isNumberLike
    }) {
      throw ValidationError("Unknown option \(option)\nput -- before a value that starts with -")
    }
    if isLeft, let end { values.remove(at: end) }
    if values.isEmpty && !stdin {
      throw ValidationError(
        "Missing a value, or --stdin\n\(Try.advice(on: rule))"
      )
    }
  }

  func run() throws {
    let trial: RuleTrial
    do {
      trial = try RuleTrial(
        rule,
        normalizers: normalize,
        now: now ?? LocalClock.now,
        language: lang ?? .english
      )
    } catch {
      throw CommandError(report: "\(error)\nhelp: \(Try.advice(on: rule))")
    }
    if let doubts = trial.doubts { StandardError.write(doubts.description + "\n") }
    var allHold = true
    for value in values {
      let answer = trial.answer(toTyped: value)
      try StandardOutput.offer(answer.json + "\n")
      allHold = allHold && answer.isValid
    }
    if stdin { allHold = try answerLines(of: trial) && allHold }
    if !allHold { throw ExitCode(1) }
  }

  /// Evaluates each line of standard input, and returns whether every value is valid.
  private func answerLines(of trial: RuleTrial) throws(CommandError) -> Bool {
    var lines = InputLines()
    var allHold = true
    while let line = try lines.next() {
      let answer: RuleTrial.Answer
      do throws(Diagnostics) {
        answer = try trial.answer(toJSON: line, line: lines.number)
      } catch {
        throw CommandError(report: error)
      }
      try StandardOutput.offer(answer.json + "\n")
      allHold = allHold && answer.isValid
    }
    return allHold
  }

  /// Returns where to look up the spelling of a rule.
  private static func advice(on rule: String) -> String {
    let name = String(rule.prefix { $0 != ":" })
    return RuleDefinition.named(name) == nil
      ? "tabstop rules lists the rules" : "tabstop rules \(name) shows how to spell it"
  }

  private static func moment(named text: String) throws -> Moment {
    if let moment = Moment(text), moment.offset != nil { return moment }
    throw ValidationError(
      "Expected a date and time, like 2026-11-21T09:00:00+01:00, found \"\(text)\"."
    )
  }

  private static func normalizer(spelt spelling: String) throws -> Normalizer {
    do throws(Diagnostics) {
      return try Normalizer(yaml: spelling)
    } catch {
      let wrong = error.all[0]
      let question = wrong.suggestion.map { "did you mean \($0.quoted)?" } ?? wrong.note
      throw ValidationError(wrong.message + (question.map { "; \($0)" } ?? ""))
    }
  }
}

extension Substring {
  /// Whether a minus before the text would make a number.
  fileprivate var isNumberLike: Bool {
    first.map { $0 == "." || $0.isNumber } ?? true
  }
}
